import { PGA } from '../../engines/hazards/earthquake/groundMotion/model.ts';
import { groundOf, siteHazard } from '../../engines/hazards/earthquake/hazard/siteHazard.ts';
import { sourcesNear } from '../hazardMap/sourcesNear.ts';
import { NEW_ZEALAND_TOWNS } from './tables/newZealandTowns.ts';
import { SUBDUCTION_CITIES, type SubductionCity } from './tables/subductionCities.ts';
import { WORLD_CITIES } from './tables/worldCities.ts';

/** Cities of subduction zones on rock of 760 m/s at 475 years beside published values; misses included. */
export const subductionSection = (): string[] =>
  citySection(
    '## Subduction zones: PGA on rock at 475 years',
    'Published values were written down before the models of the regions were changed, and nothing is fitted to them. Codes round to zones.',
    SUBDUCTION_CITIES,
  );

/** Cities of the world on rock of 760 m/s at 475 years beside published values; misses included. */
export const worldSection = (): string[] =>
  citySection(
    '## Cities of the world: PGA on rock at 475 years',
    'Published values were written down before ours were computed, and nothing is fitted to them; most are codes, which round to zones, restated from memory and unverified.',
    WORLD_CITIES,
  );

/** Towns of the South Island on rock of 760 m/s at 475 years beside the national model of 2022; misses included. */
export const southIslandSection = (): string[] =>
  citySection(
    '## South Island of New Zealand: PGA on rock',
    'The national model of 2022, as TS 1170.5 (2025) has it for 500 years; ours is for 475. These values were in sight when cells of the South Island were cut finer and its faults were added; no number was set by them.',
    NEW_ZEALAND_TOWNS,
  );

function citySection(title: string, intro: string, cities: readonly SubductionCity[]): string[] {
  const rows = cities.map((city) => ({ city, own: rockPgaG(city) }));
  const ratios = rows.map(({ city, own }) => ratioOf(city, own));
  const within = ratios.filter((ratio) => ratio <= 1.5 && ratio >= 1 / 1.5).length;
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  return [
    title,
    '',
    `${intro} Ratio to the nearer end of the published range (1 inside it): ${within} of ${rows.length} within a factor 1.5, geometric mean ${mean.toFixed(2)}.`,
    '',
    '| city | ours, g | published, g | ratio | by |',
    '|---|---|---|---|---|',
    ...rows.map(({ city, own }, i) => {
      const [name, , , low, high, source] = city;
      const range = low === high ? String(low) : `${low} to ${high}`;
      return `| ${name} | ${own.toPrecision(3)} | ${range} | ${ratios[i]?.toFixed(2)} | ${source} |`;
    }),
    '',
  ];
}

function rockPgaG([name, lat, lon]: SubductionCity): number {
  const hazard = siteHazard(
    sourcesNear(lat, lon),
    { lat, lon },
    { ground: groundOf(760), periodsS: [PGA], samples: 1 },
  );
  const mean = hazard?.measures[0]?.at[475].mean;
  if (mean === undefined) throw new Error(`no hazard at ${name}`);
  return mean;
}

function ratioOf([, , , low, high]: SubductionCity, own: number): number {
  if (own > high) return own / high;
  return own < low ? own / low : 1;
}
