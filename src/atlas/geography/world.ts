import { Borders } from './borders.ts';
import { Coastline } from './coastline.ts';
import { Gazetteer } from './gazetteer.ts';
import { once } from './once.ts';
import { readLines } from './topology.ts';

/** Countries of the world and the ocean's shoreline, read at first use (some 0.2 s). */
export const world = once(() => {
  const lines = readLines('world-atlas/countries-10m.json', 'countries');
  const antarctica = lines.areas.findIndex(({ id }) => id === '010');
  return { countries: new Borders(lines, antarctica), coast: new Coastline(lines) };
});

/** Counties of the United States and its territories, read at the first question inside them. */
export const usCounties = once(
  () => new Borders(readLines('us-atlas/counties-10m.json', 'counties')),
);

/** Populated places, read at first use (some 0.1 s). */
export const places = once(() => new Gazetteer());
