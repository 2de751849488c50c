import { distanceKm, KM_PER_DEGREE, radians } from '../../ground/earth/geodesy.ts';
import type { LossEvent } from '../loss/eventTable.ts';
import { exceedanceRatios, type ExceedancePoint } from '../loss/exceedance.ts';
import type { Peril } from '../siteRisk/perils.ts';
import { REACH_KM } from '../siteRisk/portfolioEvents.ts';
import { SLICE_RATES } from '../siteRisk/siteLoss.ts';
import type { Block, PortfolioSums } from './sums.ts';
import { SLICE_COUNT } from './slices.ts';

/** Middle of the value of a block, and how far its value stands from there, km (root mean square). */
interface Placed {
  readonly block: Block;
  readonly lat: number;
  readonly lon: number;
  readonly spreadKm: number;
}

function placed(block: Block): Placed {
  const [lats, lons, latSquares, lonSquares] = block.place;
  const lat = lats / block.value;
  const lon = lons / block.value;
  const eastKm = KM_PER_DEGREE * Math.cos(radians(lat));
  const variance =
    Math.max(0, latSquares / block.value - lat * lat) * KM_PER_DEGREE ** 2 +
    Math.max(0, lonSquares / block.value - lon * lon) * eastKm ** 2;
  return { block, lat, lon, spreadKm: Math.sqrt(variance) };
}

/** Blocks within reach of the first of their group: they share events. */
interface Group {
  readonly lat: number;
  readonly lon: number;
  readonly members: Placed[];
}

/** Groups by rows of latitude as high as the reach, so that a block looks at few groups. */
function groupsOf(blocks: readonly Placed[], reachKm: number): Group[] {
  const rowDeg = reachKm / KM_PER_DEGREE;
  const byRow = new Map<number, Group[]>();
  const groups: Group[] = [];
  for (const member of blocks) {
    const { lat, lon } = member;
    const row = Math.floor(lat / rowDeg);
    const near = [row - 1, row, row + 1]
      .flatMap((at) => byRow.get(at) ?? [])
      .find((group) => distanceKm(group.lat, group.lon, lat, lon) <= reachKm);
    if (near) {
      near.members.push(member);
      continue;
    }
    const group = { lat, lon, members: [member] };
    groups.push(group);
    byRow.set(row, [...(byRow.get(row) ?? []), group]);
  }
  return groups;
}

/**
 * Mean correlation of the members' losses with an event at the middle of their group: exp(-d / reach), where d adds the distance of a
 * block's middle and the spread of its buildings in squares. One building alone in its group has nothing to share.
 */
function likeness({ lat, lon, members }: Group, reachKm: number): number {
  const count = members.reduce((sum, { block }) => sum + block.count, 0);
  if (count < 2) return 0;
  const value = members.reduce((sum, { block }) => sum + block.value, 0);
  return members.reduce((sum, { block, lat: y, lon: x, spreadKm }) => {
    const km = Math.hypot(distanceKm(lat, lon, y, x), spreadKm);
    return sum + (block.value / value) * Math.exp(-km / reachKm);
  }, 0);
}

/** One event a slice: all buildings of the group together; given the event their scatter is independent. */
function commonEvents(events: LossEvent[], group: Group, name: string, share: number): void {
  const most = group.members.reduce((sum, { block }) => sum + block.value, 0);
  for (let k = 0; k < SLICE_COUNT; k++) {
    let [loss, variance] = [0, 0];
    for (const { block } of group.members) {
      const sums = block.causes.get(name);
      if (!sums) continue;
      loss += sums[k];
      variance += sums[SLICE_COUNT + k];
    }
    if (loss > 0)
      events.push({
        ratePerYear: SLICE_RATES[k] * share,
        loss,
        deviation: Math.sqrt(variance),
        most,
      });
  }
}

/**
 * What comes to buildings alone, who are not kept one by one: to as many alike as have the same sum of mean losses and the same sum of their squares, each with its
 * share of the scatter. So sum and second moment are those of the buildings, and one building, or many alike, have their own events.
 */
function aloneEvents(events: LossEvent[], group: Group, name: string, share: number): void {
  for (const { block } of group.members) {
    const sums = block.causes.get(name);
    if (!sums) continue;
    for (let k = 0; k < SLICE_COUNT; k++) {
      const loss = sums[k];
      const squares = sums[2 * SLICE_COUNT + k];
      if (!(loss > 0) || !(squares > 0)) continue;
      const alike = Math.max(1, (loss * loss) / squares);
      events.push({
        ratePerYear: SLICE_RATES[k] * share * alike,
        loss: loss / alike,
        deviation: Math.sqrt(sums[SLICE_COUNT + k] / alike),
        most: block.value / alike,
      });
    }
  }
}

/** The event table of a whole portfolio; its average annual loss is the sum of the buildings'. */
export function eventsOfSums({ blocks }: Pick<PortfolioSums, 'blocks'>): LossEvent[] {
  const all = [...blocks.values()].filter(({ value }) => value > 0).map(placed);
  const names = new Set(all.flatMap(({ block }) => [...block.causes.keys()]));
  const events: LossEvent[] = [];
  for (const name of names) {
    const reachKm = REACH_KM[name.slice(0, name.indexOf(':')) as Peril];
    const struck = all.filter(({ block }) => block.causes.has(name));
    for (const group of groupsOf(struck, reachKm)) {
      const common = likeness(group, reachKm);
      if (common > 0) commonEvents(events, group, name, common);
      if (common < 1) aloneEvents(events, group, name, 1 - common);
    }
  }
  return events;
}

/**
 * Exceedance curves of a portfolio, losses as shares of its value.
 *
 * Same reading of common events as a batch of a hundred (`portfolioEvents`): what neighbours share falls with their distance over the
 * peril's reach. Here neighbours are the buildings of one-degree blocks, by the spread of their value.
 *
 * @returns nothing for a portfolio without value
 */
export function curveOfSums(sums: PortfolioSums): ExceedancePoint[] {
  return exceedanceRatios(eventsOfSums(sums), sums.value);
}
