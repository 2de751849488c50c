import type { FaultSource, ZoneSource } from '../../../ground/datasets/tectonics.ts';
import { distanceKm } from '../../../ground/earth/geodesy.ts';
import { isInOutline } from '../../../ground/earth/polygon.ts';
import { preparedFault } from './faultHazard.ts';
import { faultCurves } from './faultSequences.ts';
import type { KernelStore } from './kernelStore.ts';
import { interfaceTree, isCrustal, treeOfZone, type TreeName } from './motionTree.ts';
import type { SourceCurves, SourceFacts } from './sourceCurves.ts';
import { WORLD_MODEL } from './tables.ts';
import { zonesHazard } from './zoneHazard.ts';
import { density, zoneAreas, zoneBranches } from './zoneRates.ts';

/** A place on the Earth, degrees. */
export interface SitePoint {
  readonly lat: number;
  readonly lon: number;
}

/** What every source adds at a site, faults and zones alike; sources beyond reach are left out. */
export function siteSources(
  facts: SourceFacts,
  site: SitePoint,
  store: KernelStore,
): readonly SourceCurves[] {
  const cut = largeShares(facts, site, store);
  const view = { site, store, treeOf: faultTree };
  return [
    ...faultCurves(facts.faults, facts.zones, view),
    ...zonesHazard(facts.zones, site, store, (zone) => cut.get(zone) ?? 1),
  ];
}

const trees = new WeakMap<FaultSource, TreeName>();

/**
 * The ground-motion tree of a fault: the interface's, or that of the crustal zone its middle lies in, the smallest of them (a belt before
 * the cell that it crosses); active crust by default.
 */
export function faultTree(fault: FaultSource, zones: readonly ZoneSource[]): TreeName {
  if (fault.kind === 'interface') return interfaceTree(fault.motions);
  const known = trees.get(fault);
  if (known) return known;
  const [lat, lon] = fault.trace[Math.floor(fault.trace.length / 2)];
  const around = zones.filter((zone) => isOfCrust(zone) && isInOutline(zone.outline, { lat, lon }));
  const [zone] = around.toSorted((a, b) => a.areaKm2 - b.areaKm2);
  const tree = zone ? treeOfZone(zone) : 'active';
  if (zone) trees.set(fault, tree);
  return tree;
}

const isOfCrust = (zone: ZoneSource): boolean => isCrustal(treeOfZone(zone));

/**
 * Share of each crustal zone's large background earthquakes that is left beside the modelled faults around a site.
 *
 * Rates are compared in the site's neighbourhood (Gaussian weight, 50 km): where the faults alone make as many earthquakes of
 * magnitude 6.5 and more as the zone says there are, no background is left; where they make none, all of it.
 */
export function largeShares(
  facts: SourceFacts,
  site: SitePoint,
  store: KernelStore,
): ReadonlyMap<ZoneSource, number> {
  const shares = new Map<ZoneSource, number>();
  const crustal = facts.faults.filter((fault) => fault.kind === 'crustal');
  if (crustal.length === 0) return shares;
  const faultRate = crustal.reduce((sum, fault) => sum + nearRate(fault, site), 0);
  const zones = facts.zones
    .filter(isOfCrust)
    .map((zone) => ({ zone, rate: zoneLargeRate(zone, site, store) }));
  const zoneRate = zones.reduce((sum, { rate }) => sum + rate, 0);
  const left = zoneRate > 0 ? Math.max(0, 1 - faultRate / zoneRate) : 1;
  for (const { zone } of zones) shares.set(zone, left);
  return shares;
}

const weightAt = (km: number): number => Math.exp(-0.5 * (km / WORLD_MODEL.faultCutReachKm) ** 2);

function nearRate(fault: FaultSource, site: SitePoint): number {
  const { surface, floating, characteristic } = preparedFault(fault);
  let weight = 0;
  for (let i = 0; i <= surface.columns; i++)
    weight += weightAt(
      distanceKm(site.lat, site.lon, surface.edgeLatDeg[i], surface.edgeLonDeg[i]),
    );
  const best = characteristic[1]?.mfd.ratesPerYear ?? new Float64Array(0);
  const rate = [...floating.mfd.ratesPerYear, ...best].reduce((a, b) => a + b, 0);
  return (rate * weight) / (surface.columns + 1);
}

function zoneLargeRate(zone: ZoneSource, site: SitePoint, store: KernelStore): number {
  const areas = zoneAreas(zone, site, store.distances);
  const weighted = areas.reduce(
    (sum, area, r) => sum + area * weightAt(store.distances.centresKm[r]),
    0,
  );
  if (weighted === 0) return 0;
  let rate = 0;
  for (const branch of zoneBranches(zone, store.bins)) {
    const perKm2 = density(branch, zone, store.bins, 1);
    perKm2.forEach((value, m) => {
      if (store.bins.centres[m] > WORLD_MODEL.faultCutMagnitude) rate += branch.weight * value;
    });
  }
  return rate * weighted;
}
