import type * as z from 'zod';
import { faultSurface } from '../../engines/hazards/earthquake/hazard/faultSurface.ts';
import { forEachFaultRupture } from '../../engines/hazards/earthquake/hazard/faultRuptures.ts';
import type { Floating } from '../../engines/hazards/earthquake/hazard/floatingRuptures.ts';
import { tailTable, type Scatter } from '../../engines/hazards/earthquake/hazard/exceedance.ts';
import {
  addRupture,
  curveSum,
  type CurveSum,
  ratesOf,
} from '../../engines/hazards/earthquake/hazard/curveSum.ts';
import type { MagnitudeFrequency } from '../../engines/hazards/earthquake/hazard/magnitudeFrequency.ts';
import {
  ruptureAreaKm2,
  ruptureSize,
} from '../../engines/hazards/earthquake/hazard/magnitudeScaling.ts';
import { surfaceView } from '../../engines/hazards/earthquake/hazard/surfaceView.ts';
import { groundMotionModels } from '../../engines/hazards/earthquake/groundMotion/models.ts';
import {
  emptyScenario,
  PGA,
  type Motion,
  type Scenario,
} from '../../engines/hazards/earthquake/groundMotion/model.ts';
import { distanceShares, gridNodes } from './gridNodes.ts';
import type { distribution, PeerCase, source } from './readPeerCases.ts';
import { faultShapeOf } from './faultShapeOf.ts';
import { givenLevels } from './givenLevels.ts';

const MODELS: Readonly<Record<string, string>> = {
  SADIGH_97: 'Sadigh97 (rock)',
  ASK_14: 'ASK14',
  BSSA_14: 'BSSA14',
  CB_14: 'CB14',
  CY_14: 'CY14',
};
/** Sigma that the case on mixtures prescribes for both of its parts. */
const MIXTURE_SIGMA = 0.65;

/** Yearly probabilities of exceeding the levels (g) at a site by the engine; undefined where the case's model is not there yet. */
export function peerCurve(
  definition: PeerCase,
  site: { lat: number; lon: number },
  levelsG: readonly number[],
): Float64Array | undefined {
  const evaluate = groundMotionModels
    .find((m) => m.id === MODELS[definition.gmm[0]?.id ?? ''])
    ?.at(PGA);
  const [first] = definition.sources[0]?.Source ?? [];
  if (!evaluate || !first) return undefined;
  const { scatter, fixedSigma } = scatterOf(definition);
  const tail = tailTable(scatter);
  const sum = curveSum(givenLevels(levelsG));
  const scenario = emptyScenario();
  scenario.vs30Measured = true; // the definitions say vsInf: false
  scenario.z1Km = 0.048;
  scenario.z2p5Km = 0.607;
  const motion: Motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  const add = (rate: number) => {
    evaluate(scenario, motion);
    addRupture(sum, tail, motion.lnMedian, fixedSigma ?? motion.sigma, rate);
  };
  if (first.Border) addArea(definition, first, site, scenario, add);
  else addFault(definition, first, site, scenario, add);
  return probabilities(sum);
}

function probabilities(sum: CurveSum): Float64Array {
  return ratesOf(sum).map((rate) => -Math.expm1(-rate));
}

function scatterOf({ calculation: { hazard } }: PeerCase): {
  scatter: Scatter;
  fixedSigma?: number;
} {
  switch (hazard.exceedanceModel) {
    case 'NONE':
      return { scatter: { kind: 'none' } };
    case 'TRUNCATION_OFF':
      return { scatter: { kind: 'full' } };
    case 'TRUNCATION_UPPER_ONLY':
      return { scatter: { kind: 'upper', sigmas: hazard.truncationLevel ?? NaN } };
    case 'PEER_MIXTURE_REFERENCE':
      return { scatter: { kind: 'full' }, fixedSigma: MIXTURE_SIGMA };
    case 'PEER_MIXTURE_MODEL':
      return { scatter: { kind: 'mixture' }, fixedSigma: MIXTURE_SIGMA };
    default:
      throw new Error(`unknown treatment of sigma: ${hazard.exceedanceModel}`);
  }
}

type Source = z.output<typeof source>;

function mfdOf(from: z.output<typeof distribution>): MagnitudeFrequency {
  const magnitudes = from.mags ?? [from.m ?? NaN];
  return {
    magnitudes: Float64Array.from(magnitudes),
    ratesPerYear: Float64Array.from(from.rates ?? [from.rate ?? NaN]),
  };
}

function addFault(
  { calculation: { model } }: PeerCase,
  from: Source,
  site: { lat: number; lon: number },
  scenario: Scenario,
  add: (rate: number) => void,
): void {
  const [geometry] = from.Geometry ?? [];
  const [mfd] = from.IncrementalMfd;
  if (!geometry || !mfd) return;
  const surface = faultSurface(faultShapeOf(geometry), model.surfaceSpacing);
  const view = surfaceView(surface, site.lat, site.lon);
  const floating: Floating = {
    strikeStride: 1,
    dipStride: 1,
    ...(model.ruptureFloating === 'TRIANGULAR' ? { depthWeight: triangular(geometry.width) } : {}),
  };
  const base = { mfd: mfdOf(mfd), rakeDeg: geometry.rake, floating };
  if (mfd.floats !== 'true' || model.ruptureFloating === 'OFF') {
    forEachFaultRupture(view, { mfd: base.mfd, rakeDeg: geometry.rake }, scenario, add);
    return;
  }
  for (const [offset, weight] of areaSpread(model.ruptureVariability)) {
    const sizeOf = (m: number) =>
      ruptureSize(ruptureAreaKm2('peer', m) * 10 ** offset, 2, geometry.width);
    forEachFaultRupture(view, { ...base, sizeOf }, scenario, (rate) => add(rate * weight));
  }
}

/** Scatter of log10 area: 0.25, cut at two standard deviations, in 21 steps. */
function areaSpread(varies: boolean): readonly (readonly [number, number])[] {
  if (!varies) return [[0, 1]];
  const offsets = Array.from({ length: 21 }, (_, i) => -0.5 + i * 0.05);
  const weights = offsets.map((x) => Math.exp(-0.5 * (x / 0.25) ** 2));
  const sum = weights.reduce((a, b) => a + b, 0);
  return offsets.map((x, i) => [x, (weights[i] ?? 0) / sum]);
}

/** Chance of a hypocentre by depth: rising to a third of the fault's depth, falling to its foot. */
function triangular(bottomKm: number): (depthKm: number) => number {
  return (z) => (z <= bottomKm / 3 ? z / (bottomKm / 3) : (bottomKm - z) / ((2 * bottomKm) / 3));
}

function addArea(
  definition: PeerCase,
  from: Source,
  site: { lat: number; lon: number },
  scenario: Scenario,
  add: (rate: number) => void,
): void {
  const border = (from.Border?.[0]?.coordinates_lon_lat_depth ?? []).map(
    ([lon, lat]) => [lat, lon] as const,
  );
  const [first] = from.IncrementalMfd;
  if (!first) return;
  const mfd = mfdOf(first);
  const { distanceKm, share } = distanceShares(
    gridNodes(border, gridStepDeg(definition)),
    site,
    GROUP_KM,
  );
  for (const [depthKm, weight] of depthsOf(from.SourceProperties?.[0]?.magDepthMap ?? '')) {
    scenario.ztorKm = depthKm;
    scenario.hypocentralDepthKm = depthKm;
    distanceKm.forEach((r, i) => {
      scenario.rjbKm = r;
      scenario.rrupKm = Math.hypot(r, depthKm);
      mfd.magnitudes.forEach((m, k) => {
        scenario.magnitude = m;
        add((mfd.ratesPerYear[k] ?? 0) * weight * (share[i] ?? 0));
      });
    });
  }
}

/** Grid nodes are grouped by distance to this, km: far below the grid's own step of about 1 km. */
const GROUP_KM = 0.1;

/** `UNIFORM_0P01`: a grid of 0.01 degrees. */
function gridStepDeg({ calculation: { model } }: PeerCase): number {
  const step = /^UNIFORM_(\d+)P(\d+)$/.exec(model.areaGridScaling);
  if (!step) throw new Error(`unknown grid: ${model.areaGridScaling}`);
  return Number(`${step[1]}.${step[2]}`);
}

/** `[10.0::[5.0:0.1667, 6.0:0.1666]]`: depth and weight of the only magnitude class. */
function depthsOf(map: string): readonly (readonly [depthKm: number, weight: number])[] {
  const list = /::\[([^\]]*)\]/.exec(map)?.[1] ?? '';
  return list.split(',').map((pair) => {
    const [depth, weight] = pair.split(':').map(Number);
    return [depth ?? NaN, weight ?? NaN] as const;
  });
}
