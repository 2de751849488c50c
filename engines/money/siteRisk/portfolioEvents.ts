import { distanceKm, KM_PER_DEGREE } from '../../ground/earth/geodesy.ts';
import type { LossEvent } from '../loss/eventTable.ts';
import type { Peril } from './perils.ts';
import { addEvents, SLICE_RATES, type CauseLoss, type PerilLoss } from './siteLoss.ts';
import { CELL_DEG, squareAt, type SquarePlace } from './squares.ts';

/** A building of a portfolio: where it stands, what it is worth and what it loses. */
export interface PortfolioItem {
  readonly lat: number;
  readonly lon: number;
  readonly value: number;
  readonly perils: readonly PerilLoss[];
}

/**
 * Distance over which one event's losses lose their likeness, km: correlation exp(-d / reach).
 *
 * POLICY: 30 km for shaking (the correlation of motions and of sources), about the width of a hurricane's core for wind, of a flooded reach, a storm cell or a
 * fire for the rest.
 */
export const REACH_KM: Readonly<Record<Peril, number>> = {
  earthquake: 30,
  flood: 10,
  wind: 100,
  severe_storm: 5,
  wildfire: 10,
  tsunami: 50,
  volcano: 50,
  landslide: 2,
  sinkhole: 0.5,
};

/** Buildings that share events. */
interface Cluster {
  readonly lat: number;
  readonly lon: number;
  readonly members: PortfolioItem[];
}

/** Groups the buildings within a reach of the first of each group. */
function clustersOf(items: readonly PortfolioItem[], reachKm: number): Cluster[] {
  const clusters: Cluster[] = [];
  const latReach = reachKm / KM_PER_DEGREE;
  for (const item of items) {
    const near = clusters.find(
      ({ lat, lon }) =>
        Math.abs(lat - item.lat) <= latReach && distanceKm(lat, lon, item.lat, item.lon) <= reachKm,
    );
    if (near) near.members.push(item);
    else clusters.push({ lat: item.lat, lon: item.lon, members: [item] });
  }
  return clusters;
}

/** Mean correlation of the members with the middle of their group. */
function likeness({ lat, lon, members }: Cluster, reachKm: number): number {
  if (members.length < 2) return 0;
  return (
    members.reduce(
      (sum, item) => sum + Math.exp(-distanceKm(lat, lon, item.lat, item.lon) / reachKm),
      0,
    ) / members.length
  );
}

/**
 * The event table of a portfolio. Buildings within reach of one another share a part of their events, equal to the mean correlation: a common
 * event of a rate strikes all of them with what each loses at that rate; the rest comes to each alone. The average annual loss is the sum
 * of the buildings'.
 *
 * @param negligible  losses of a single building below this are left out
 * @param scale       factor on the reach of common events
 */
export function portfolioEvents(
  items: readonly PortfolioItem[],
  negligible: number,
  scale = 1,
): LossEvent[] {
  const events: LossEvent[] = [];
  const perils = items[0]?.perils ?? [];
  perils.forEach(({ peril }, at) => {
    const reachKm = scale * REACH_KM[peril];
    for (const cluster of clustersOf(items, reachKm)) {
      const common = likeness(cluster, reachKm);
      if (common > 0) addCommon(events, cluster.members, at, common);
      for (const item of cluster.members)
        addAlone(events, item, { at, share: 1 - common, negligible });
    }
  });
  return events;
}

/** One event a slice and cause, the losses of all members together; given the event their scatter is independent. */
function addCommon(
  events: LossEvent[],
  members: readonly PortfolioItem[],
  at: number,
  share: number,
): void {
  const causes = Math.max(...members.map(({ perils }) => perils[at]?.slices.length ?? 0));
  for (let cause = 0; cause < causes; cause++) {
    const cuts = members.map(({ perils }) => perils[at]?.slices[cause]);
    for (let k = 0; k < SLICE_RATES.length; k++) {
      const event = together(members, cuts, k);
      if (event.loss > 0) events.push({ ...event, ratePerYear: event.ratePerYear * share });
    }
  }
}

function together(
  members: readonly PortfolioItem[],
  cuts: readonly (CauseLoss | undefined)[],
  k: number,
): LossEvent {
  let [loss, variance, most] = [0, 0, 0];
  members.forEach(({ value }, i) => {
    const cut = cuts[i];
    most += value;
    if (!cut) return;
    loss += cut.losses[k] * value;
    variance += (cut.deviations[k] * value) ** 2;
  });
  return { ratePerYear: SLICE_RATES[k], loss, deviation: Math.sqrt(variance), most };
}

function addAlone(
  events: LossEvent[],
  { perils, value }: PortfolioItem,
  { at, share, negligible }: { at: number; share: number; negligible: number },
): void {
  if (share <= 0) return;
  for (const cause of perils[at]?.slices ?? [])
    addEvents(events, cause, { value, negligible, share });
}

/** Values and losses of a cell. */
interface Cell extends SquarePlace {
  count: number;
  value: number;
  annualLoss: number;
}

/** Accumulation by cells of a quarter degree, most value first. */
export function accumulate(items: readonly PortfolioItem[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { lat, lon, value, perils } of items) {
    const place = squareAt(lat, lon, CELL_DEG);
    const id = `${place.row}:${place.column}`;
    const cell = cells.get(id) ?? { ...place, count: 0, value: 0, annualLoss: 0 };
    cells.set(id, cell);
    cell.count += 1;
    cell.value += value;
    cell.annualLoss += value * perils.reduce((sum, { averageAnnual }) => sum + averageAnnual, 0);
  }
  return [...cells.values()].toSorted(
    (a, b) => b.value - a.value || a.row - b.row || a.column - b.column,
  );
}
