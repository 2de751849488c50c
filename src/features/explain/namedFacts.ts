import * as z from 'zod';

/** A fact about a place that may be told otherwise than its source has it. */
export interface NamedFact {
  readonly name: string;
  /** Dataset that holds it. */
  readonly dataset: string;
  readonly schema: z.ZodType<number>;
  /** The answer of the dataset with the fact in it. */
  change(this: void, value: Answer, told: number): Answer;
  /** What stands there now. */
  read(this: void, value: Answer): number | null;
}

export type Answer = Readonly<Record<string, unknown>>;

/** POLICY: log standard deviation of a Vs30 that is told, as of one that was measured. */
const TOLD_LN_SIGMA = 0.1;
/** POLICY: standard deviation of an elevation that is told, m. */
const TOLD_SIGMA_M = 0.5;

const list = (value: unknown): readonly Answer[] =>
  Array.isArray(value) ? (value as Answer[]) : [];
const numberIn = (value: Answer, member: string): number | null =>
  typeof value[member] === 'number' ? value[member] : null;

/** The lower standard of river and sea where both are held, each by its best defence; 0: none. */
function weakestDefence(value: Answer): number {
  const defences = list(value['defences']);
  const best = (held: readonly Answer[], member: string): number =>
    Math.max(0, ...held.map((each) => numberIn(each, member) ?? 0));
  const river = Math.max(
    best(list(value['reaches']), 'protectionYears'),
    best(defences, 'riverYears'),
  );
  const held = [river, best(defences, 'seaYears')].filter((years) => years > 0);
  return held.length === 0 ? 0 : Math.min(...held);
}

/** Facts that operations ask of the world and do not take from their callers. */
export const NAMED_FACTS: readonly NamedFact[] = [
  {
    name: 'vs30_mps',
    dataset: 'soil',
    schema: z
      .number()
      .min(80)
      .max(2500)
      .describe('Shear-wave velocity of the upper 30 m, m/s, as if measured'),
    change: (value, told) => ({
      ...value,
      vs30Mps: told,
      vs30LnSigma: TOLD_LN_SIGMA,
      basis: 'measured',
    }),
    read: (value) => numberIn(value, 'vs30Mps'),
  },
  {
    name: 'defence_years',
    dataset: 'flood-setting',
    schema: z
      .number()
      .min(0)
      .max(10_000)
      .describe('Standard of the flood defences, return period in years, river and sea; 0: none'),
    change: (value, told) => ({
      ...value,
      reaches: list(value['reaches']).map((reach) => ({ ...reach, protectionYears: told })),
      defences:
        told === 0
          ? []
          : [{ name: 'as told', riverYears: told, seaYears: told, membership: 1, from: 'as told' }],
    }),
    read: weakestDefence,
  },
  {
    name: 'elevation_m',
    dataset: 'elevation',
    schema: z.number().min(-430).max(8850).describe('Height of the ground above the sea, m'),
    change: (value, told) => ({ ...value, elevationM: told, sigmaM: TOLD_SIGMA_M }),
    read: (value) => numberIn(value, 'elevationM'),
  },
  {
    name: 'slope_deg',
    dataset: 'relief',
    schema: z.number().min(0).max(60).describe('Slope of the ground, degrees'),
    change: (value, told) => ({ ...value, slopeDeg: told, slopeP90Deg: told }),
    read: (value) => numberIn(value, 'slopeDeg'),
  },
];

/** Other names that people use for members of operations. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  year_built: 'construction_year',
  vs30: 'vs30_mps',
  vs30_m_per_s: 'vs30_mps',
  first_floor_m: 'first_floor_height_m',
  defence_return_period_years: 'defence_years',
};
