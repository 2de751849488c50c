import { deterministicMotions } from '../../engines/hazards/earthquake/hazard/deterministicMotion.ts';
import { motionAtRate, type Levels } from '../../engines/hazards/earthquake/hazard/hazardCurve.ts';
import { meanCurve } from '../../engines/hazards/earthquake/hazard/logicTree.ts';
import { groundOf, storeOf } from '../../engines/hazards/earthquake/hazard/siteHazard.ts';
import { siteSources } from '../../engines/hazards/earthquake/hazard/siteSources.ts';
import { sourcesNear } from '../hazardMap/sourcesNear.ts';
import { need, type Row } from './binding.ts';

const ROCK = groundOf(760);

interface RockCurve {
  readonly levels: Levels;
  readonly rates: Float64Array;
}

interface RockPlace {
  /** Mean hazard curves on rock (Vs30 760 m/s) by the product's world model, from the embedded sources. */
  readonly curves: readonly (RockCurve | undefined)[];
  /** 84th-percentile motions of the characteristic earthquakes, g, by period; undefined where they limit nothing. */
  readonly limits: readonly number[] | undefined;
}

const places = new Map<string, RockPlace>();

/** Curves and limits on rock at a place; computed once a place. */
export function rockHazardAt(lat: number, lon: number, periodsS: readonly number[]): RockPlace {
  const key = `${lat} ${lon} ${periodsS.join()}`;
  const known = places.get(key);
  if (known) return known;
  const store = storeOf({ ground: ROCK, periodsS });
  const facts = sourcesNear(lat, lon);
  const sources = siteSources(facts, { lat, lon }, store);
  const curves = store.frame.measures.map(({ levels }, measure) => {
    const rates = meanCurve(sources, { measure, lnStep: levels.lnStep, tree: store.tree });
    return rates ? { levels, rates } : undefined;
  });
  const made = { curves, limits: deterministicMotions(facts, sources, { lat, lon }, store) };
  places.set(key, made);
  return made;
}

/** Period of a measure of ground motion, s; 0 for the peak. */
export function periodOf(measure: string): number {
  const match = /^SA\(([\d.]+)\)$/.exec(measure);
  return match ? Number(match[1]) : 0;
}

/** Motion on rock at the place of a row, g, exceeded at a yearly rate. */
export function motionAt(row: Row, periodS: number, ratePerYear: number): number | undefined {
  const [curve] = rockHazardAt(need(row, 'lat'), need(row, 'lon'), [periodS]).curves;
  return curve ? motionAtRate(curve.levels, curve.rates, ratePerYear) : undefined;
}
