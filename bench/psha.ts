import { EARTH_RADIUS_KM } from '../engines/ground/earth/geodesy.ts';
import { unitVector } from '../engines/ground/earth/unitVector.ts';
import { bssa14 } from '../engines/hazards/earthquake/groundMotion/bssa14.ts';
import { groundMotionModels } from '../engines/hazards/earthquake/groundMotion/models.ts';
import {
  emptyScenario,
  PGA,
  type Evaluate,
  type Motion,
} from '../engines/hazards/earthquake/groundMotion/model.ts';
import { tailTable } from '../engines/hazards/earthquake/hazard/exceedance.ts';
import { addScenario, curveSum, ratesOf } from '../engines/hazards/earthquake/hazard/curveSum.ts';
import { logLevels } from '../engines/hazards/earthquake/hazard/hazardCurve.ts';
import { groundOf, siteHazard } from '../engines/hazards/earthquake/hazard/siteHazard.ts';
import { sourcesNear } from '../scripts/hazardMap/sourcesNear.ts';
import { benchRow, median, type BenchRow, type Limits } from './harness.ts';

const RUPTURES = 5000;
const LEVELS = 20;
const RUNS = 400;
/** Results are added up here, so that no run can be left out. */
let consumed = 0;

function medianMs(runs: number, job: () => number): number {
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const from = process.cpuUsage();
    consumed += job();
    const { user, system } = process.cpuUsage(from);
    times.push((user + system) / 1000);
  }
  return median(times);
}

/** A point rupture: unit vector of the epicentre, degrees and 1/yr. */
interface Rupture {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly magnitude: number;
  readonly rakeDeg: number;
  readonly ratePerYear: number;
}

/** The yardstick's own ruptures: the same generator and seed, so that both sum the same curve. */
function yardstickRuptures(): Rupture[] {
  let state = 12345;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
  const uniform = () => ((next() >>> 8) + 0.5) / 16777216;
  return Array.from({ length: RUPTURES }, () => {
    const lat = 38 + (uniform() - 0.5) * 5;
    const lon = -122 + (uniform() - 0.5) * 6.5;
    const magnitude = 5 + 2.8 * uniform();
    const isReverse = next() >>> 30 > 2;
    const rakeDeg = isReverse ? 90 : next() >>> 31 ? -90 : 0;
    const [x, y, z] = unitVector(lat, lon);
    return { x, y, z, magnitude, rakeDeg, ratePerYear: (10 ** (3.2 - magnitude) / RUPTURES) * 30 };
  });
}

/** Length of an arc of a few degrees by the square of half its chord, as the yardstick takes it: the series of the arcsine. */
function arcKm(square: number): number {
  const series = 1 + square * (1 / 6 + square * (3 / 40 + (square * 15) / 336));
  return 2 * EARTH_RADIUS_KM * Math.sqrt(square) * series;
}

function bound(evaluate: Evaluate | undefined): Evaluate {
  if (!evaluate) throw new Error('the model has no such period');
  return evaluate;
}

const ruptures = yardstickRuptures();
const evaluate = bound(bssa14.at(PGA));
const levels = logLevels(0.005, 2.13, LEVELS);
const tail = tailTable({ kind: 'both', sigmas: 3 });
const scenario = { ...emptyScenario(), vs30Mps: 400 };
const [x0, y0, z0] = unitVector(38, -122);

/** The curve as the server sums it for faults and zones: distance, model and exceedance of each rupture. */
function curve(): number {
  const sum = curveSum(levels);
  for (const { x, y, z, magnitude, rakeDeg, ratePerYear } of ruptures) {
    scenario.magnitude = magnitude;
    scenario.rakeDeg = rakeDeg;
    scenario.rjbKm = arcKm(((x - x0) ** 2 + (y - y0) ** 2 + (z - z0) ** 2) / 4);
    addScenario(sum, tail, evaluate, scenario, ratePerYear);
  }
  return ratesOf(sum)[10] ?? NaN;
}

function curveMs(): number {
  medianMs(RUNS, curve);
  return medianMs(RUNS, curve);
}

/** A whole answer for PGA at Los Angeles, sources and logic tree included, ground known from before. */
function cityMs(): number {
  const [lat, lon] = [34.05, -118.25];
  const facts = sourcesNear(lat, lon);
  const run = () =>
    siteHazard(facts, { lat, lon }, { ground: groundOf(760), periodsS: [PGA] })?.measures[0]
      ?.at[475].mean ?? NaN;
  medianMs(5, run);
  return medianMs(15, run);
}

/** Evaluations of a model in a second, in millions, distances and magnitudes changing. */
function evaluationsPerSecond(id: string): number {
  const evaluate = groundMotionModels.find((model) => model.id === id)?.at(PGA);
  if (!evaluate) return NaN;
  const scenario = { ...emptyScenario(), ztorKm: 2, widthKm: 10, hypocentralDepthKm: 8 };
  const motion: Motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  const count = 20_000;
  const run = () => {
    let sum = 0;
    for (let i = 0; i < count; i++) {
      scenario.rjbKm = scenario.rxKm = 1 + (i % 200);
      scenario.rrupKm = scenario.rjbKm + 2;
      scenario.rhypKm = scenario.rjbKm + 8;
      scenario.magnitude = 5 + (i % 30) / 10;
      evaluate(scenario, motion);
      sum += motion.lnMedian;
    }
    return sum;
  };
  medianMs(5, run);
  return count / (medianMs(10, run) / 1000) / 1e6;
}

const MODELS = [
  'ASK14',
  'BSSA14',
  'CB14',
  'CY14',
  'BC Hydro (interface)',
  'Zhao06 (interface)',
  'AB06 (2011 stress)',
  'SP16',
];

/** Seismic hazard: a curve against the yardstick, a city's whole curve, and the ground-motion models. */
export function psha(limits: Limits): Promise<BenchRow[]> {
  const rows = [
    benchRow({
      id: 'psha',
      what: `hazard curve ${RUPTURES} ruptures x ${LEVELS} levels, one core`,
      value: curveMs(),
      unit: 'ms',
      reference: limits['psha_scalar_ms'] ?? null,
      isNamed: true,
      goal: 2,
    }),
    benchRow({
      id: 'psha_city',
      what: 'mean and fractile PGA curves with logic tree at Los Angeles, one core, warm',
      value: cityMs(),
      unit: 'ms',
      reference: null,
      goal: 60,
    }),
    ...MODELS.map((id) =>
      benchRow({
        id: `gmm ${id}`,
        what: `ground-motion evaluations of ${id}`,
        value: evaluationsPerSecond(id),
        unit: 'million/s',
        reference: null,
        goal: 1,
      }),
    ),
  ];
  if (Number.isNaN(consumed)) throw new Error('a run gave no number');
  return Promise.resolve(rows);
}
