import { Borders } from './borders.ts';
import { Coastline } from './coastline.ts';
import { Gazetteer } from './gazetteer.ts';
import { once } from './once.ts';
import { nearestSeaShore } from '../shore/shoreAt.ts';
import { readLines } from './topology.ts';

/**
 * POLICY. A coast of the map of countries without a shore of the sea of the fine map within this is none, km: that map draws the banks of the Padma as far as
 * Dhaka, those of the Saint Lawrence beyond Montréal and of the Don beyond Voronezh as coast.
 */
const SAME_COAST_KM = 3;

/** Countries of the world and the ocean's shoreline, read at first use (some 0.2 s). */
export const world = once(() => {
  const lines = readLines('world-atlas/countries-10m.json', 'countries');
  const antarctica = lines.areas.findIndex(({ id }) => id === '010');
  const coast = new Coastline(
    lines,
    (lat, lon) => nearestSeaShore(lat, lon, SAME_COAST_KM) !== undefined,
  );
  return { countries: new Borders(lines, antarctica), coast };
});

/** Counties of the United States and its territories, read at the first question inside them. */
export const usCounties = once(
  () => new Borders(readLines('us-atlas/counties-10m.json', 'counties')),
);

/** Populated places, read at first use (some 0.1 s). */
export const places = once(() => new Gazetteer());
