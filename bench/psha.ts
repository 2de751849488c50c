import { RAD } from '../engines/ground/earth/geodesy.ts';
import { groundMotionModels } from '../engines/hazards/earthquake/groundMotion/models.ts';
import {
  emptyScenario,
  PGA,
  type Motion,
} from '../engines/hazards/earthquake/groundMotion/model.ts';
import {
  mechanismTerm,
  pointRuptureCurve,
  type CurveRequest,
  type PointRuptures,
} from '../engines/hazards/earthquake/hazard/pointRuptureCurve.ts';
import { groundOf, siteHazard } from '../engines/hazards/earthquake/hazard/siteHazard.ts';
import { sourcesNear } from '../scripts/sourcesNear.ts';
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

/** The yardstick's own ruptures: the same generator and seed, so that both sum the same curve. */
function yardstickRuptures(): PointRuptures {
  let state = 12345;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
  const uniform = () => ((next() >>> 8) + 0.5) / 16777216;
  const terms = [mechanismTerm('strike_slip'), mechanismTerm('normal'), mechanismTerm('reverse')];
  const column = () => new Float64Array(RUPTURES);
  const made = {
    x: column(),
    y: column(),
    z: column(),
    magnitude: column(),
    mechanism: column(),
    ratePerYear: column(),
  };
  for (let i = 0; i < RUPTURES; i++) {
    const lat = (38 + (uniform() - 0.5) * 5) * RAD;
    const lon = (-122 + (uniform() - 0.5) * 6.5) * RAD;
    const magnitude = 5 + 2.8 * uniform();
    made.x[i] = Math.cos(lat) * Math.cos(lon);
    made.y[i] = Math.cos(lat) * Math.sin(lon);
    made.z[i] = Math.sin(lat);
    made.magnitude[i] = magnitude;
    const isReverse = next() >>> 30 > 2;
    made.mechanism[i] = terms[isReverse ? 2 : next() >>> 31] ?? 0;
    made.ratePerYear[i] = (10 ** (3.2 - magnitude) / RUPTURES) * 30;
  }
  return made;
}

function kernelMs(): number {
  const ruptures = yardstickRuptures();
  const request: CurveRequest = {
    latDeg: 38,
    lonDeg: -122,
    vs30Mps: 400,
    lnLow: Math.log(0.005),
    lnStep: Math.log(426) / (LEVELS - 1),
    count: LEVELS,
  };
  const run = () => pointRuptureCurve(ruptures, request)[10] ?? NaN;
  medianMs(RUNS, run);
  return medianMs(RUNS, run);
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

/** Seismic hazard: the kernel against the yardstick, a city's whole curve, and the ground-motion models. */
export function psha(limits: Limits): Promise<BenchRow[]> {
  const rows = [
    benchRow({
      id: 'psha',
      what: `hazard curve ${RUPTURES} ruptures x ${LEVELS} levels, one core`,
      value: kernelMs(),
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
