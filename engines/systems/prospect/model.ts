import { Z90 } from '../../ground/math/normal.ts';
import { domainCells, isInDomain, type DomainCell } from './domain.ts';
import { evidenceAt, type Evidence, type EvidenceRows } from './evidence.ts';
import { playOf, type Play, type PlayName } from './plays.ts';
import { posterior, probabilityOf, weightsOf, type Sample, type Weights } from './weights.ts';

/** Area of the unit cell in which at most one site is expected, km². */
const UNIT_KM2 = 100;

/** A play learnt from its table. */
export interface ProspectModel {
  readonly play: Play;
  readonly weights: Weights;
  readonly sample: Sample;
  readonly cells: readonly DomainCell[];
  /** Sum of the posteriors over the area, as a multiple of the number of sites; 1 where layers are independent. */
  readonly omnibusRatio: number;
  /** Log odds of the study area, rising, and the share of the area at or below each. */
  readonly ranked: { readonly logits: Float64Array; readonly shares: Float64Array };
}

/** What the model says of a point. */
export interface Prospect {
  readonly evidence: Evidence;
  /** Class of each layer. */
  readonly classes: readonly number[];
  /** Chance of a site in the unit cell about the point, with 10 and 90 per cent bounds. */
  readonly probability: number;
  readonly p10: number;
  readonly p90: number;
  /** Share of the study area that is less favourable, 0 to 100, with its bounds. */
  readonly score: number;
  readonly scoreP10: number;
  readonly scoreP90: number;
}

const models = new Map<PlayName, ProspectModel>();

/** The model of a play, learnt at first use (a third of a second) from the whole table. */
export function prospectModel(name: PlayName): ProspectModel {
  const known = models.get(name);
  if (known) return known;
  const made = learn(playOf(name));
  models.set(name, made);
  return made;
}

/** Number of classes of each layer. */
export function classCountsOf({ layers }: Play): number[] {
  return layers.map(({ classes }) => classes.length);
}

/** The classes of a point in each layer of a play. */
function classesOf({ layers }: Play, evidence: Evidence): number[] {
  return layers.map(({ classOf }) => classOf(evidence));
}

function learn(play: Play): ProspectModel {
  const cells = domainCells(play.isOffshore);
  const sample = sampleOf(play, cells);
  const all = { sites: play.sites.map((_, i) => i), cells: cells.map((_, i) => i) };
  const weights = weightsOf(sample, classCountsOf(play), all);
  const logits = logitsOf(weights, sample, all.cells);
  const expected = logits.reduce(
    (sum, logit, i) => sum + probabilityOf(logit) * sample.units[i],
    0,
  );
  return {
    play,
    weights,
    sample,
    cells,
    omnibusRatio: expected / play.sites.length,
    ranked: rank(logits, sample.units),
  };
}

function sampleOf(play: Play, cells: readonly DomainCell[]): Sample {
  const column = (places: readonly { readonly lat: number; readonly lon: number }[]) => {
    const classes = places.map(({ lat, lon }) => classesOf(play, evidenceAt(lat, lon)));
    return play.layers.map((_, layer) => Uint8Array.from(classes, (each) => each[layer]));
  };
  return {
    sites: column(play.sites),
    cells: column(cells),
    units: Float64Array.from(cells, ({ areaKm2 }) => areaKm2 / UNIT_KM2),
  };
}

/** Posterior log odds of some cells of a sample. @returns Float64Array, a value for each of `chosen`, in its order */
export function logitsOf(
  weights: Weights,
  { cells }: Sample,
  chosen: readonly number[],
): Float64Array {
  const classes = new Uint8Array(cells.length);
  return Float64Array.from(chosen, (cell) => {
    for (let layer = 0; layer < cells.length; layer++) classes[layer] = cells[layer]?.[cell];
    return posterior(weights, classes).logit;
  });
}

function rank(logits: Float64Array, units: Float64Array): ProspectModel['ranked'] {
  const order = Array.from(logits.keys()).toSorted((a, b) => logits[a] - logits[b]);
  const total = units.reduce((sum, each) => sum + each, 0);
  const sorted = new Float64Array(order.length);
  const shares = new Float64Array(order.length);
  let below = 0;
  order.forEach((cell, i) => {
    below += units[cell];
    sorted[i] = logits[cell];
    shares[i] = below / total;
  });
  return { logits: sorted, shares };
}

/**
 * Share of the study area that is less favourable than some log odds; of what is equal, half.
 *
 * @returns 0 to 100
 */
export function scoreOf({ ranked: { logits, shares } }: ProspectModel, logit: number): number {
  const below = firstNotBelow(logits, logit - 1e-9);
  const upTo = firstNotBelow(logits, logit + 1e-9);
  const at = (place: number): number => (place === 0 ? 0 : shares[place - 1]);
  return Math.min(100, 50 * (at(below) + at(upTo)));
}

function firstNotBelow(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Log odds of a point, unscaled; for grids, where nothing else is wanted. */
export function logitAt(
  model: ProspectModel,
  lat: number,
  lon: number,
  rows: EvidenceRows,
): number {
  return posterior(model.weights, classesOf(model.play, evidenceAt(lat, lon, rows))).logit;
}

/**
 * What a play's model says of a point; undefined outside the study area. The probability is scaled so that all of the area together
 * expects as many sites as the table has (Agterberg & Cheng's omnibus test shows why it must be).
 *
 * @source Agterberg & Cheng (2002), Conditional independence test for weights-of-evidence modeling, Natural Resources Research 11,
 *   249-255. doi:10.1023/A:1021193827501
 */
export function prospectAt(name: PlayName, lat: number, lon: number): Prospect | undefined {
  const model = prospectModel(name);
  if (!isInDomain(lat, lon, model.play.isOffshore)) return undefined;
  const evidence = evidenceAt(lat, lon);
  const classes = classesOf(model.play, evidence);
  const { logit, variance } = posterior(model.weights, classes);
  const spread = Z90 * Math.sqrt(variance);
  const chance = (at: number): number => Math.min(1, probabilityOf(at) / model.omnibusRatio);
  return {
    evidence,
    classes,
    probability: chance(logit),
    p10: chance(logit - spread),
    p90: chance(logit + spread),
    score: scoreOf(model, logit),
    scoreP10: scoreOf(model, logit - spread),
    scoreP90: scoreOf(model, logit + spread),
  };
}
