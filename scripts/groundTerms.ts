import type * as z from 'zod';
import { degrees } from '../engines/ground/earth/geodesy.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CURVE_YEARS, type Regime } from '../engines/ground/datasets/tectonics.ts';
import { motionAtRate } from '../engines/hazards/earthquake/hazard/hazardCurve.ts';
import { meanCurve } from '../engines/hazards/earthquake/hazard/logicTree.ts';
import {
  TREE_KINDS,
  treeOf,
  type TreeKind,
  type TreeName,
} from '../engines/hazards/earthquake/hazard/motionTree.ts';
import { groundOf, storeOf } from '../engines/hazards/earthquake/hazard/siteHazard.ts';
import { siteSources, type SitePoint } from '../engines/hazards/earthquake/hazard/siteSources.ts';
import { seismicHazard as dataset } from '../engines/ground/datasets/tectonics.ts';
import { seedOf, uniforms } from '../engines/ground/math/random.ts';
import { seismicHazardMap } from '../src/atlas/seismicHazardMap.ts';
import {
  subductionRegion,
  type SubductionRegion,
} from '../engines/ground/datasets/subductionRegions.ts';
import { SUBDUCTION_REGIONS } from '../src/atlas/data/subductionRegions.ts';
import { subductionRegionAt } from '../src/atlas/subductionRegion.ts';
import { sourcesNear } from './hazardMap/sourcesNear.ts';
import { commandLine } from './commandLine/commandLine.ts';

/**
 * Works out what ground does to the mean hazard on rock, kind of earthquake by kind, from the full computation at places of the world, and
 * writes `engines/hazards/earthquake/tables/groundTerms.ts`: `node scripts/groundTerms.ts`, some minutes. The same sources and models give
 * the same table.
 */
commandLine({
  usage:
    'node scripts/groundTerms.ts\nWorks out what ground does to the mean peak acceleration and writes the table of the hazard engine.',
});
const FILE = join(import.meta.dirname, '../engines/hazards/earthquake/tables/groundTerms.ts');
/** Steps at 200, 300, 600 and 1,100 m/s are those of the site classes of one of the models of subduction. */
const VS30_MPS = [
  150, 180, 200, 201, 250, 300, 301, 360, 450, 600, 601, 760, 1000, 1100, 1101, 1500,
];
const ROCK_MPS = 760;
const ROCK_PGA_G = [0.003, 0.01, 0.03, 0.08, 0.2, 0.4, 0.8, 1.6];
const LN_ROCK = ROCK_PGA_G.map(Math.log);
const PLACES = 12;
/** Weight of an even bend of the fitted lines against the points. */
const EVEN = 0.3;

/** Places of the map where a kind of earthquake leads, the same at every run. */
function placesOf(tree: TreeKind): SitePoint[] {
  const next = uniforms(seedOf(`ground terms ${tree}`));
  const found: SitePoint[] = [];
  while (found.length < PLACES) {
    const lat = degrees(Math.asin(2 * next() - 1));
    const lon = 360 * next() - 180;
    const at = dataset.answer.parse(seismicHazardMap.answer({ lat, lon }));
    // half of the places anywhere, half where shaking is strong
    const least = found.length % 2 === 0 ? 0.004 : strong(at.regime);
    if (leads(tree, at) && at.pga475G.mean > least) found.push({ lat, lon });
  }
  return found;
}

/** Places of a subduction zone with models of its own, the same at every run. */
function placesIn(region: SubductionRegion): SitePoint[] {
  const next = uniforms(seedOf(`ground terms ${region}`));
  const vertices = SUBDUCTION_REGIONS.flatMap(([name, outline]) =>
    name === region ? outline : [],
  );
  const lats = vertices.map(([lat]) => lat);
  const lons = vertices.map(([, lon]) => lon);
  const within = (values: readonly number[]): number => {
    const least = Math.min(...values);
    return least + (Math.max(...values) - least) * next();
  };
  const found: SitePoint[] = [];
  while (found.length < PLACES) {
    const at = { lat: within(lats), lon: within(lons) };
    if (subductionRegionAt('subduction_slab', at) === region) found.push(at);
  }
  return found;
}

function leads(tree: TreeKind, { regime, kinds }: z.output<typeof dataset.answer>): boolean {
  const isEuropean = kinds.stableEurope > 0.5;
  const isSubduction = tree === 'interface' || tree === 'slab';
  if (isSubduction && kinds.subductionRegion !== undefined) return false;
  return tree === 'stableEurope' ? isEuropean : treeOf(regime) === tree && !isEuropean;
}

const strong = (regime: Regime): number => (regime === 'stable' ? 0.08 : 0.3);

const stores = new Map<number, ReturnType<typeof storeOf>>();

/** Kernels depend on the ground alone: one store for all places. */
function storeOn(vs30Mps: number): ReturnType<typeof storeOf> {
  const store = stores.get(vs30Mps) ?? storeOf({ ground: groundOf(vs30Mps), periodsS: [0] });
  stores.set(vs30Mps, store);
  return store;
}

/** ln of the mean peak accelerations by Vs30 and return period of a kind of earthquake at a place. */
function motionsAt(tree: TreeName, site: SitePoint): number[][] {
  const facts = sourcesNear(site.lat, site.lon);
  return VS30_MPS.map((vs30Mps) => {
    const store = storeOn(vs30Mps);
    const sources = siteSources(facts, site, store).filter((source) => source.tree === tree);
    const levels = store.frame.measures[0]?.levels;
    const lnStep = levels?.lnStep ?? 1;
    const mean = meanCurve(sources, { measure: 0, lnStep, tree: store.tree });
    return CURVE_YEARS.map((years) =>
      Math.log((levels && mean && motionAtRate(levels, mean, 1 / years)) ?? NaN),
    );
  });
}

/** Weights of the knots at a motion on rock: straight in between, the end values outside. */
function knotsAt(lnRock: number): number[] {
  const x = Math.min(LN_ROCK.at(-1) ?? 0, Math.max(LN_ROCK[0] ?? 0, lnRock));
  return LN_ROCK.map((knot, i) => {
    const left = LN_ROCK[i - 1] ?? -Infinity;
    const right = LN_ROCK[i + 1] ?? Infinity;
    if (x === knot) return 1;
    if (x <= left || x >= right) return 0;
    return x < knot ? (x - left) / (knot - left) : (right - x) / (right - knot);
  });
}

/** Least squares through points by values at the knots, bends evened out. */
function fitted(points: readonly (readonly [lnRock: number, lnFactor: number])[]): number[] {
  const n = LN_ROCK.length;
  const rows = points.map(([x, y]) => ({ h: knotsAt(x), y }));
  for (let i = 1; i < n - 1; i++) {
    const h = LN_ROCK.map((_, k) => EVEN * (k === i ? -2 : Math.abs(k - i) === 1 ? 1 : 0));
    rows.push({ h, y: 0 });
  }
  const matrix = LN_ROCK.map((_, i) => [
    ...LN_ROCK.map((__, j) => rows.reduce((sum, { h }) => sum + (h[i] ?? 0) * (h[j] ?? 0), 0)),
    rows.reduce((sum, { h, y }) => sum + (h[i] ?? 0) * y, 0),
  ]);
  return solved(matrix);
}

/** Gauss-Jordan elimination of a symmetric positive system with its right side as the last column. */
function solved(matrix: number[][]): number[] {
  matrix.forEach((pivotRow, i) => {
    const pivot = pivotRow[i] ?? NaN;
    for (let j = i; j < pivotRow.length; j++) pivotRow[j] = (pivotRow[j] ?? 0) / pivot;
    matrix.forEach((row, k) => {
      const factor = row[i] ?? 0;
      if (k !== i)
        for (let j = i; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (pivotRow[j] ?? 0);
    });
  });
  return matrix.map((row) => row.at(-1) ?? NaN);
}

/** ln factors by Vs30 (rows) and rock motion (columns); says how far the places stand from them. */
function termsOf(tree: TreeName, places: readonly SitePoint[]): number[][] {
  const rockAt = VS30_MPS.indexOf(ROCK_MPS);
  const all = places.map((site) => motionsAt(tree, site));
  return VS30_MPS.map((vs30Mps, v) => {
    const points = all.flatMap((byVs30) =>
      CURVE_YEARS.flatMap((_, p) => {
        const lnRock = byVs30[rockAt]?.[p] ?? NaN;
        const y = (byVs30[v]?.[p] ?? NaN) - lnRock;
        return Number.isFinite(y + lnRock) ? [[lnRock, y] as const] : [];
      }),
    );
    const terms = fitted(points);
    const off = points.map(([x, y]) =>
      Math.abs(knotsAt(x).reduce((sum, w, i) => sum + w * (terms[i] ?? 0), 0) - y),
    );
    console.log(tree, vs30Mps, 'farthest', Math.max(...off).toFixed(3));
    return terms.map((value) => Number(value.toFixed(3)));
  });
}

const lines = TREE_KINDS.map(
  (tree) => `    ${tree}: ${JSON.stringify(termsOf(tree, placesOf(tree)))},`,
).join('\n');
const regions = subductionRegion.options
  .map((region) => {
    const places = placesIn(region);
    const [plate, slab] = (['interface', 'slab'] as const).map((kind) =>
      JSON.stringify(termsOf(`${kind} ${region}`, places)),
    );
    return `    ${region}: {\n      interface: ${plate},\n      slab: ${slab},\n    },`;
  })
  .join('\n');
writeFileSync(
  FILE,
  `/** Written by \`node scripts/groundTerms.ts\`: ln of the mean peak acceleration on ground over that on rock of 760 m/s, by shear-wave velocity (rows) and that on rock (columns). */
export const GROUND_TERMS = {
  vs30Mps: ${JSON.stringify(VS30_MPS)},
  rockPgaG: ${JSON.stringify(ROCK_PGA_G)},
  peak: {
${lines}
  },
  /** Where a subduction zone has models of its own. */
  regions: {
${regions}
  },
} as const;
`,
);
