/** A claim that was written down before its outcome was known. Its text never changes: a change is a new version, with a seal of its own. */
export interface Hypothesis {
  /** Stable, such as `H-001`. */
  readonly id: string;
  /** From 1; a later version stands beside the earlier ones. */
  readonly version: number;
  /** SHA-256 of the registered text, written down with it: a text that no longer has it was changed. */
  readonly sealedSha256: string;
  readonly title: string;
  readonly claim: string;
  /** What would show that it is wrong. */
  readonly falsifier: string;
  /** How and when it is decided, from which data. */
  readonly resolution: string;
  /** `YYYY-MM-DD`. */
  readonly registeredOn: string;
  readonly resolvesOn: string;
  readonly verdict: Verdict;
  readonly verdictNote: string | null;
}

/** What came of a registered claim. */
export const VERDICTS = ['open', 'supported', 'refuted', 'undecided'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The text that is hashed: what was promised, nothing of what came of it. */
export function registeredText({
  id,
  version,
  claim,
  falsifier,
  resolution,
  registeredOn,
}: Hypothesis): string {
  return [id, String(version), registeredOn, claim, falsifier, resolution].join('\n');
}

/** Every hypothesis and version, oldest first. */
export const HYPOTHESES: readonly Hypothesis[] = [
  {
    id: 'H-001',
    version: 1,
    sealedSha256: 'c839b3106acd11db2a32a8779634c9f3ab3c0092a88d1a6b57df19ec0a293041',
    title: 'Regional earthquake counts',
    claim:
      'Of the 90 % intervals of the number of earthquakes that the regional forecasts give for the year 2027, at least 8 of 11 regions hold the number that is observed.',
    falsifier: 'Four or more regions lie outside.',
    resolution:
      'Counts of ComCat at the magnitude of each forecast, taken on 1 March 2028, against forecasts stored before 1 January 2027.',
    registeredOn: '2026-11-22',
    resolvesOn: '2028-03-01',
    verdict: 'open',
    verdictNote: null,
  },
  {
    id: 'H-002',
    version: 1,
    sealedSha256: '5672baab6810c12e16531e85ae40aa399829796cc792728133903bd33e02c61d',
    title: 'Held-out oil and gas fields',
    claim:
      'Of giant fields announced from 2027 to 2029, at least 60 % lie in the 10 % of the study area that the play-fairway model of version 1.0.0 ranks highest.',
    falsifier: 'The share is below 60 % with ten or more fields announced.',
    resolution:
      'Fields of 500 million barrels of oil equivalent or more, by press releases of operators or ministries, taken on 1 March 2030; fewer than ten: undecided.',
    registeredOn: '2026-11-22',
    resolvesOn: '2030-03-01',
    verdict: 'open',
    verdictNote: null,
  },
  {
    id: 'H-003',
    version: 1,
    sealedSha256: '957adc63ee51e857b0962087b06c0bdbe9baac83a6c9d77db629b997acb6b5e7',
    title: 'Held-out porphyry deposits',
    claim:
      'Of porphyry deposits in the 2008 compilation of the US Geological Survey that the table of this product lacks, at least 60 % lie in the 5 % of the study area that the model of version 1.0.0 ranks highest.',
    falsifier: 'The share is below 60 %.',
    resolution:
      'The file of Open-File Report 2008-1155, matched by position to 10 km, by 1 July 2027.',
    registeredOn: '2026-11-22',
    resolvesOn: '2027-07-01',
    verdict: 'open',
    verdictNote: null,
  },
  {
    id: 'H-004',
    version: 1,
    sealedSha256: 'a07ec5c7a9a1cadada469fb98e91835c6c0a14c6b62f2bd4e53cd508a8ed9cf3',
    title: 'Wet-season flood warnings',
    claim:
      'Points at which the flood component stands at HIGH or CRITICAL have an official flood warning in the following year at least three times as often as points at LOW.',
    falsifier: 'The ratio is below three, or its 95 % interval reaches one.',
    resolution:
      '1,000 points of the contiguous United States drawn before 1 January 2027, warnings of the National Weather Service in 2027.',
    registeredOn: '2026-11-22',
    resolvesOn: '2028-02-01',
    verdict: 'open',
    verdictNote: null,
  },
  {
    id: 'H-005',
    version: 1,
    sealedSha256: 'a8057c8721b6746e12f1ce0ef437a943ac39232ee15e2da30b7404143e303471',
    title: 'Groundwater age by distance',
    claim:
      'In Rush Valley, water from wells within 3 km of the mountain front holds tritium above 1 TU more often than water from wells near the valley centre.',
    falsifier: 'The share near the front is equal or lower.',
    resolution:
      'Tritium of the Water Quality Portal in the valley, all years, once 20 wells are loaded.',
    registeredOn: '2026-11-22',
    resolvesOn: '2027-12-31',
    verdict: 'open',
    verdictNote: null,
  },
];
