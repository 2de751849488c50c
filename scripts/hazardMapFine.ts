import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faultCurves } from '../engines/hazards/earthquake/hazard/faultSequences.ts';
import { CURVE_YEARS, type FaultSource } from '../engines/ground/datasets/tectonics.ts';
import { motionAtRate } from '../engines/hazards/earthquake/hazard/hazardCurve.ts';
import { meanCurve } from '../engines/hazards/earthquake/hazard/logicTree.ts';
import { groundOf, storeOf } from '../engines/hazards/earthquake/hazard/siteHazard.ts';
import {
  faultTree,
  largeShares,
  siteSources,
  type SitePoint,
} from '../engines/hazards/earthquake/hazard/siteSources.ts';
import type { KernelStore } from '../engines/hazards/earthquake/hazard/kernelStore.ts';
import type { SourceFacts } from '../engines/hazards/earthquake/hazard/sourceCurves.ts';
import { WORLD_MODEL } from '../engines/hazards/earthquake/hazard/tables.ts';
import { zonesHazard } from '../engines/hazards/earthquake/hazard/zoneHazard.ts';
import { distanceKm, nearestOnLine } from '../engines/ground/earth/geodesy.ts';
import { openColumns, packColumns } from '../src/atlas/geography/columnFile.ts';
import { FINE_PER_CELL, FINE_LN_STEP, type FineAbout } from '../src/atlas/fineHazard.ts';
import { COLUMNS, STEP_DEG } from '../src/atlas/hazardMapCodec.ts';
import { isBehindArc } from '../src/atlas/backArc.ts';
import { beltAxis } from '../src/atlas/crustRates.ts';
import { EUROPEAN_CLUSTERS } from '../src/atlas/data/europeanClusters.ts';
import { SEISMIC_BELTS } from '../src/atlas/data/seismicBelts.ts';
import { seismicSources } from '../src/atlas/seismicSources.ts';
import { cellsToRefine, pointsOver } from './hazardMap/refinedCells.ts';
import { sourcesNear } from './hazardMap/sourcesNear.ts';
import { commandLine } from './commandLine/commandLine.ts';

/**
 * Works out, for the cells of the hazard map that a listed fault, the plane of a flat one, a belt or a cluster of earthquakes crosses or comes near, how far the motion at
 * finer nodes stands from what the cell's corners give, and writes `src/atlas/data/seismicHazardFine.bin`.
 *
 * Faults and belts near a cell are summed at every fine node; all else is smooth and taken from the corners, curve by curve. Run it
 * after the map itself: `node scripts/hazardMapFine.ts`, some fifteen minutes on an idle machine. The same sources give the same file.
 * `--about lat,lon,km` (also several times) works out the cells there alone, for sources that were changed there.
 */
const FILE = join(import.meta.dirname, '../src/atlas/data/seismicHazardFine.bin');
/** Zones narrow as belts are. */
const CLUSTERS = new Set(EUROPEAN_CLUSTERS.map(({ name }) => name));
/** Faults and belts so near the middle of a cell are summed at each of its nodes; faults so near share large earthquakes with belts, km. */
const REACH = { faultKm: 70, beltKm: 200, shareKm: 200 } as const;

/** Before the volcanic fronts of subduction zones, and behind them. */
const [before, behind] = [false, true].map((backarc) =>
  storeOf({ ground: groundOf(760, { backarc }), periodsS: [0] }),
) as [KernelStore, KernelStore];
const storeFor = (site: SitePoint): KernelStore => (isBehindArc(site) ? behind : before);
const levels = before.frame.measures[0]?.levels;
if (!levels) throw new Error('no measure');
const combination = { measure: 0, lnStep: levels.lnStep, tree: before.tree };

type Curve = Float64Array;

/** What is summed at each node of a cell. */
interface Near {
  readonly faults: SourceFacts['faults'];
  readonly belts: SourceFacts['zones'];
  /** All sources about the cell; large earthquakes of belts give way to them. */
  readonly facts: SourceFacts;
}

function nearCurve({ faults, belts, facts }: Near, site: SitePoint): Curve {
  const store = storeFor(site);
  const sources = faultCurves(faults, facts.zones, { site, store, treeOf: faultTree });
  if (belts.length > 0) {
    const left = largeShares(facts, site, store);
    sources.push(...zonesHazard(belts, site, store, (zone) => left.get(zone) ?? 1));
  }
  return meanCurve(sources, combination) ?? new Float64Array(levels?.values.length ?? 0);
}

function totalCurve(facts: SourceFacts, site: SitePoint): Curve {
  return (
    meanCurve(siteSources(facts, site, storeFor(site)), combination) ??
    new Float64Array(levels?.values.length ?? 0)
  );
}

const PERIODS = CURVE_YEARS.length;
const least = levels.values[0] ?? 1e-4;

const lnAt = (curve: Curve, years: number): number =>
  Math.log((levels && motionAtRate(levels, curve, 1 / years)) ?? least);

const corners = new Map<string, Curve>();
function cornerCurve(lat: number, lon: number): Curve {
  const key = `${lat},${lon}`;
  const known = corners.get(key) ?? totalCurve(sourcesNear(lat, lon), { lat, lon });
  corners.set(key, known);
  return known;
}

/** Steps of the motions at the fine nodes of a cell, south to north, west to east; its own south-west corner is nought. */
function refined(cell: number): Int8Array {
  const south = -90 + Math.floor(cell / COLUMNS) * STEP_DEG;
  const west = -180 + (cell % COLUMNS) * STEP_DEG;
  const near = nearOf(south, west);
  const edge = [0, 1, 2, 3].map((i) => {
    const at = { lat: south + (i >> 1) * STEP_DEG, lon: west + (i & 1) * STEP_DEG };
    const total = cornerCurve(at.lat, at.lon);
    const own = nearCurve(near, at);
    const rest = total.map((rate, k) => Math.max(rate * 1e-3, rate - (own[k] ?? 0)));
    return { total, rest };
  });
  const out = new Int8Array(PERIODS * FINE_PER_CELL ** 2);
  for (let row = 0; row < FINE_PER_CELL; row++)
    for (let column = row === 0 ? 1 : 0; column < FINE_PER_CELL; column++) {
      const [fy, fx] = [row / FINE_PER_CELL, column / FINE_PER_CELL];
      const weights = [(1 - fy) * (1 - fx), (1 - fy) * fx, fy * (1 - fx), fy * fx];
      const site = { lat: south + fy * STEP_DEG, lon: west + fx * STEP_DEG };
      const own = nearCurve(near, site);
      const curve = own.map(
        (rate, k) =>
          rate +
          Math.exp(
            weights.reduce((sum, w, i) => sum + w * Math.log((edge[i]?.rest[k] ?? 0) + 1e-30), 0),
          ),
      );
      CURVE_YEARS.forEach((period, q) => {
        const map = weights.reduce(
          (sum, w, i) => sum + w * lnAt(edge[i]?.total ?? curve, period),
          0,
        );
        const steps = Math.round((lnAt(curve, period) - map) / FINE_LN_STEP);
        out[PERIODS * (row * FINE_PER_CELL + column) + q] = Math.max(-127, Math.min(127, steps));
      });
    }
  return out;
}

function nearOf(south: number, west: number): Near {
  const middle = { lat: south + STEP_DEG / 2, lon: west + STEP_DEG / 2 };
  const facts = seismicSources.answer({ ...middle, radiusKm: REACH.shareKm }) as SourceFacts;
  const faults = facts.faults.filter(
    (fault) => fault.kind === 'crustal' && isNear(fault, south, west),
  );
  const reached = new Set(
    SEISMIC_BELTS.filter((belt) => {
      const at = nearestOnLine(middle.lat, middle.lon, beltAxis(belt));
      return at !== undefined && at.distanceKm < belt.halfWidthKm + REACH.beltKm;
    }).map(({ name }) => name),
  );
  const belts = facts.zones.filter(
    ({ id, name, outline }) =>
      (id.startsWith('belt-') && reached.has(name)) ||
      (CLUSTERS.has(name) &&
        outline.some(([lat, lon]) => distanceKm(lat, lon, middle.lat, middle.lon) < REACH.beltKm)),
  );
  return { faults, belts, facts };
}

function isNear(fault: FaultSource, south: number, west: number): boolean {
  return pointsOver(fault).some(
    ([lat, lon]) => distanceKm(lat, lon, south + STEP_DEG / 2, west + STEP_DEG / 2) < REACH.faultKm,
  );
}

const { values: options } = commandLine({
  usage:
    'node scripts/hazardMapFine.ts [--about LAT,LON,KM ...]\nSums the cells near listed faults and belts and writes src/atlas/data/seismicHazardFine.bin: hours.',
  options: { about: { type: 'string', multiple: true, default: [] } },
});
const circles = options.about.map((text) => text.split(',').map(Number));

/** Steps of the cells that the file has and that lie outside the circles; none without circles. */
function keptSteps(): Map<number, Int8Array> {
  const found = new Map<number, Int8Array>();
  if (circles.length === 0) return found;
  const file = openColumns(pathToFileURL(FILE));
  const known = file.column('steps') as Int8Array;
  (file.column('cells') as Uint32Array).forEach((cell, i) => {
    const lat = -90 + (Math.floor(cell / COLUMNS) + 0.5) * STEP_DEG;
    const lon = -180 + ((cell % COLUMNS) + 0.5) * STEP_DEG;
    const isAnew = circles.some(([y = NaN, x = NaN, km = NaN]) => distanceKm(y, x, lat, lon) < km);
    if (!isAnew) found.set(cell, known.slice(i * PER_CELL, (i + 1) * PER_CELL));
  });
  return found;
}

const PER_CELL = PERIODS * FINE_PER_CELL ** 2;
const kept = keptSteps();
const cells = cellsToRefine();
const started = performance.now();
const steps = new Int8Array(cells.length * PER_CELL);
cells.forEach((cell, i) => {
  steps.set(kept.get(cell) ?? refined(cell), i * PER_CELL);
  if (i % 50 === 0)
    process.stdout.write(
      `${i} of ${cells.length} cells, ${((performance.now() - started) / 1000).toFixed(0)} s\n`,
    );
});
writeFileSync(
  FILE,
  packColumns({ modelVersion: WORLD_MODEL.version, cells: cells.length } satisfies FineAbout, {
    cells: { kind: 'u32', values: Uint32Array.from(cells) },
    steps: { kind: 'i8', values: steps },
  }),
);
