import { component, known, notApplicable, unknown, type Place } from '../../component.ts';
import { Z90 } from '../../ground/math/normal.ts';
import type { Anchors } from '../../levels.ts';
import { isKnown, type Moment } from '../../facts.ts';
import { oddsTimes } from '../../ground/math/odds.ts';
import { shoreNote } from '../../ground/earth/shoreNote.ts';
import type { ComponentAnswer, Quantity } from '../../schemas.ts';
import { percentWords } from '../../percentWords.ts';
import { floodLoss } from './floodLoss.ts';
import type { FloodPart } from './floodPart.ts';
import { floodNeeds, siteFlood, type FloodFacts, type SiteFlood } from './siteFlood.ts';

/** POLICY. Quantity to score. */
const ANCHORS: Anchors = [
  [0.001, 10],
  [0.002, 20],
  [0.01, 50],
  [0.04, 75],
  [0.1, 90],
];

/** The answer of a place and the numbers behind it. */
export interface FloodView {
  readonly answer: ComponentAnswer;
  readonly site: SiteFlood | null;
}

/** Works out the flood hazard of a place from the facts; the component and the vertical both come here. */
export function assessFlood(facts: FloodFacts, moment: Moment): FloodView {
  if (!isKnown(facts.setting))
    return { answer: unknown(`land and coast: ${facts.setting.missing}`), site: null };
  if (!facts.setting.value.isLand)
    return { answer: notApplicable('open water: no ground that could be flooded'), site: null };
  if (!isKnown(facts.flood))
    return { answer: unknown(`flood plains and coasts: ${facts.flood.missing}`), site: null };
  if (isFrozen(facts))
    return { answer: notApplicable('ice sheet: nothing thaws in any month'), site: null };
  const site = siteFlood(facts, facts.flood.value, moment);
  const drivers = [...shoreNote(facts.setting.value), ...driversOf(site)];
  return { answer: known(ANCHORS, quantityOf(site), drivers), site };
}

/** POLICY. Mean of the warmest month below which an ice sheet does not melt, °C. */
const FROZEN_BELOW_C = -8;

/** Inland ice that stays far below freezing all year: no rain falls and no stream runs there. */
function isFrozen({ relief, climate, flood }: FloodFacts): boolean {
  return (
    isKnown(relief) &&
    relief.value.reliefClass === 'ice' &&
    isKnown(climate) &&
    Math.max(...climate.value.meanTemperatureC) < FROZEN_BELOW_C &&
    isKnown(flood) &&
    flood.value.sea === null
  );
}

function quantityOf({ yearlyProbability, lnSigma }: SiteFlood): Quantity {
  const factor = Math.exp(Z90 * lnSigma);
  return {
    name: 'annual_probability_of_inundation_over_15_cm',
    value: yearlyProbability,
    unit: '1/yr',
    p10: oddsTimes(yearlyProbability, 1 / factor),
    p50: yearlyProbability,
    p90: oddsTimes(yearlyProbability, factor),
  };
}

function driversOf(site: SiteFlood): string[] {
  const causes: [string, FloodPart][] = [
    [site.reach?.regime === 'lake' ? 'lake' : 'river', site.river],
    ['sea', site.sea],
    ['heavy rain where it falls', site.rain],
  ];
  const drivers = causes
    .filter(([, part]) => part.yearlyProbability > 0.05 * site.yearlyProbability)
    .toSorted(([, a], [, b]) => b.yearlyProbability - a.yearlyProbability)
    .map(([cause, part]) => wordsOf(cause, part));
  return site.missing.length > 0 ? [...drivers, `not known: ${site.missing.join('; ')}`] : drivers;
}

function wordsOf(cause: string, part: FloodPart): string {
  const { yearlyProbability, undefended, decidedBy, usuallyHeld } = part;
  const named = decidedBy === null ? cause : `${cause}, ${decidedBy}`;
  const held =
    undefended !== null && yearlyProbability < 0.5 * undefended
      ? `, ${usuallyHeld === true ? 'held as is usual in the country' : 'held by defences'} (${percentWords(undefended)} without)`
      : '';
  return `${named}: ${percentWords(yearlyProbability)} a year${held}`;
}

/** Flood: yearly probability of more than 15 cm of water at the place. */
export const floodComponent = component({
  name: 'flood',
  words: 'flooding',
  anchors: ANCHORS,
  needs: ({ lat, lon }: Place) => floodNeeds({ lat, lon }),
  assess: (_place, facts, moment) => assessFlood(facts, moment).answer,
  loss(_place, facts, moment) {
    if (!isKnown(facts.setting)) return 'unknown';
    if (!facts.setting.value.isLand) return 'not_applicable';
    if (!isKnown(facts.flood)) return 'unknown';
    if (isFrozen(facts)) return 'not_applicable';
    return floodLoss(siteFlood(facts, facts.flood.value, moment), facts.flood.value);
  },
  usual: { share: 0.246, lossP90: 2.1e-4 },
});
