import type {
  GroundMotionModel,
  Scenario,
} from '../../../engines/hazards/earthquake/groundMotion/model.ts';
import { motionOf } from './scenarioOf.ts';

/** Nodes of a look-up table in which the US program holds a hard-rock model: log10 of km, and magnitudes a quarter apart. */
export interface Lookup {
  readonly log10Km: readonly number[];
  readonly nearestKm: number;
  readonly magnitudes: readonly [least: number, most: number];
}

export const ATKINSON_LOOKUP: Lookup = {
  log10Km: [
    0, 0.301, 0.699, 1, 1.176, 1.301, 1.398, 1.477, 1.602, 1.699, 1.778, 1.845, 1.903, 1.954, 2,
    2.041, 2.079, 2.176, 2.301, 2.398, 2.477, 2.544, 2.602, 2.699,
  ],
  nearestKm: 1.8,
  magnitudes: [4, 8],
};

export const PEZESHK_LOOKUP: Lookup = {
  log10Km: [
    0, 0.301, 0.699, 1, 1.176, 1.301, 1.477, 1.602, 1.699, 1.778, 1.845, 1.903, 2, 2.079, 2.146,
    2.255, 2.301, 2.398, 2.477, 2.602, 2.699, 2.778, 2.845, 2.903, 3,
  ],
  nearestKm: 1,
  magnitudes: [5, 8],
};

/** log10 of the step from hard rock to 760 m/s by period, s; PGA has -0.3 + 0.15 log10 R instead. */
const TO_FIRM: Readonly<Record<number, number>> = {
  0.05: -0.02,
  0.1: 0.03,
  0.2: 0.12,
  0.3: 0.14,
  0.5: 0.14,
  1: 0.11,
  2: 0.09,
  3: 0.08,
  5: 0.06,
};

/**
 * ln of the median as the US program makes it from a model: on hard rock at the nodes of a table, linear between them, falling as 1/R
 * beyond the last, and stepped to 760 m/s.
 */
export function lookedUpLn(
  model: GroundMotionModel,
  lookup: Lookup,
  measure: { asked: number; published: number },
  scenario: Scenario,
): number {
  const { log10Km, nearestKm, magnitudes } = lookup;
  const x = Math.log10(Math.max(scenario.rrupKm, nearestKm));
  const upper = Math.max(
    log10Km.findIndex((node) => node > x),
    1,
  );
  const last = log10Km.length - 1;
  const [i, share] =
    x >= (log10Km[last] ?? NaN) ? [last - 1, 1] : [upper - 1, fraction(log10Km, upper - 1, x)];
  const m = Math.min(Math.max(scenario.magnitude, magnitudes[0]), magnitudes[1]);
  const below = Math.min(Math.floor(m * 4) / 4, magnitudes[1] - 0.25);
  const node = (index: number, magnitude: number) => {
    const at = { ...scenario, vs30Mps: 3000, magnitude, rrupKm: nodeKm(log10Km[index] ?? NaN) };
    return motionOf(model, measure.published, at).lnMedian / Math.LN10;
  };
  const along = (magnitude: number) =>
    node(i, magnitude) * (1 - share) + node(i + 1, magnitude) * share;
  const upperShare = (m - below) * 4;
  const log10Y =
    along(below) * (1 - upperShare) +
    along(below + 0.25) * upperShare -
    Math.max(x - (log10Km[last] ?? NaN), 0);
  return (
    Math.LN10 * (log10Y + (measure.asked === 0 ? -0.3 + 0.15 * x : (TO_FIRM[measure.asked] ?? NaN)))
  );
}

function fraction(nodes: readonly number[], i: number, x: number): number {
  const [low, high] = [nodes[i] ?? NaN, nodes[i + 1] ?? NaN];
  return (x - low) / (high - low);
}

/** The distance that a node stands for: its logarithm is printed to three places. */
function nodeKm(log10: number): number {
  const km = 10 ** log10;
  return km > 10 ? Math.round(km) : Math.round(km * 100) / 100;
}
