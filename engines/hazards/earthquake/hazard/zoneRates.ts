import type { ZoneSource } from '../../../ground/datasets/tectonics.ts';
import { renormalisedRate } from './magnitudeFrequency.ts';
import { reachOfTree, treeOfZone } from './motionTree.ts';
import { WORLD_MODEL } from './tables.ts';
import type { MagnitudeBins, ZoneSetting } from './zoneMotions.ts';
import { outlineOf, ringAreasKm2, type Outline, type Rings } from './zoneRings.ts';

/** One branch of a zone's recurrence: yearly rates in the bins for the whole zone, and the branch's weight. */
export interface ZoneBranch {
  readonly weight: number;
  readonly ratesPerYear: Float64Array;
}

/**
 * The recurrence branches of a zone: low, best and high maximum magnitude by two b-values a standard deviation either side.
 *
 * All branches keep the zone's yearly number at its lowest magnitude; the law is the renormalised truncated Gutenberg-Richter.
 */
export function zoneBranches(zone: ZoneSource, bins: MagnitudeBins): readonly ZoneBranch[] {
  const known = branchesOf.get(zone);
  if (known && known.bins === bins.edges.length) return known.branches;
  const branches = makeBranches(zone, bins);
  branchesOf.set(zone, { bins: bins.edges.length, branches });
  return branches;
}

/** Kept with the row, since the same rows serve many sites; all stores have the same bins. */
const branchesOf = new WeakMap<
  ZoneSource,
  { readonly bins: number; readonly branches: readonly ZoneBranch[] }
>();

function makeBranches(zone: ZoneSource, bins: MagnitudeBins): readonly ZoneBranch[] {
  const m0 = Math.max(zone.minMagnitude, WORLD_MODEL.minMagnitude);
  const ratePerYear = 10 ** (zone.aValue - zone.bValue * m0);
  const maxima = [zone.maxMagnitude.low, zone.maxMagnitude.best, zone.maxMagnitude.high];
  return maxima.flatMap((maxMagnitude, i) =>
    [-1, 1].map((side) => {
      const law = {
        ratePerYear,
        bValue: zone.bValue + side * zone.bSigma,
        minMagnitude: m0,
        maxMagnitude: Math.max(maxMagnitude, m0 + 0.1),
      };
      const ratesPerYear = bins.centres.map(
        (_, m) => cumulative(law, bins.edges[m]) - cumulative(law, bins.edges[m + 1]),
      );
      return { weight: WORLD_MODEL.boundWeights[i] / 2, ratesPerYear };
    }),
  );
}

function cumulative(
  law: { ratePerYear: number; bValue: number; minMagnitude: number; maxMagnitude: number },
  magnitude: number,
): number {
  return magnitude >= law.maxMagnitude ? 0 : renormalisedRate(law, magnitude);
}

/**
 * What a zone's motions depend on, in a few classes so that alike zones share their kernels: three depth ranges of crust by
 * the depth where earthquakes are most frequent, one of the plate interface, and slabs by 20 km.
 */
export function settingOf(zone: ZoneSource): ZoneSetting {
  const { mode } = zone.depthKm;
  if (zone.regime === 'subduction_interface')
    return { kind: 'interface', depthKm: { top: 8, mode: 28, bottom: 45 } };
  if (zone.regime === 'subduction_slab') {
    const centre = 20 * Math.max(2, Math.round(mode / 20));
    return { kind: 'slab', depthKm: { top: centre - 10, mode: centre, bottom: centre + 15 } };
  }
  if (mode <= 10) return { kind: 'crust', depthKm: { top: 2, mode: 8, bottom: 16 } };
  if (mode <= 16) return { kind: 'crust', depthKm: { top: 3, mode: 13, bottom: 24 } };
  return { kind: 'crust', depthKm: { top: 5, mode: 23, bottom: 42 } };
}

const outlines = new WeakMap<ZoneSource, Outline>();

/** A zone's outline prepared for ring areas; kept with the row, since the same rows serve many sites. */
function preparedOutline(zone: ZoneSource): Outline {
  const known = outlines.get(zone);
  if (known) return known;
  const made = outlineOf(zone.outline);
  outlines.set(zone, made);
  return made;
}

interface SeenZone {
  readonly lat: number;
  readonly lon: number;
  readonly distances: Rings;
  readonly areas: Float64Array;
}

/** The last site that saw a zone: its areas are asked for twice there, then never again. */
const seen = new WeakMap<ZoneSource, SeenZone>();

/** Area of a zone in each ring about a site, km2. Not to be written to. */
export function zoneAreas(
  zone: ZoneSource,
  { lat, lon }: { readonly lat: number; readonly lon: number },
  distances: Rings,
): Float64Array {
  const known = seen.get(zone);
  if (known?.lat === lat && known.lon === lon && known.distances === distances) return known.areas;
  const areas = ringAreasKm2(preparedOutline(zone), lat, lon, distances);
  seen.set(zone, { lat, lon, distances, areas });
  return areas;
}

/** Area of a zone in each ring within its reach, km2; undefined where there is none. */
export function reachableAreas(
  zone: ZoneSource,
  site: { readonly lat: number; readonly lon: number },
  distances: Rings,
): Float64Array | undefined {
  const areas = zoneAreas(zone, site, distances).slice();
  const reach = reachOfTree(treeOfZone(zone));
  let any = false;
  for (let r = 0; r < areas.length; r++) {
    if (distances.edgesKm[r + 1] > reach + 1) areas[r] = 0;
    any ||= areas[r] > 0;
  }
  return any ? areas : undefined;
}

/** Yearly rates per km2 by bin, the large ones reduced. */
export function density(
  { ratesPerYear }: ZoneBranch,
  { areaKm2, besideFaults }: ZoneSource,
  bins: MagnitudeBins,
  largeShare: number,
): Float64Array {
  const { fromMagnitude, share } = besideFaults ?? { fromMagnitude: Infinity, share: 1 };
  return ratesPerYear.map(
    (rate, m) =>
      (rate / areaKm2) *
      (bins.centres[m] > WORLD_MODEL.faultCutMagnitude ? largeShare : 1) *
      (bins.centres[m] > fromMagnitude ? share : 1),
  );
}
