import { smoothStep } from '../../engines/ground/math/interpolate.ts';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { windstormClimate } from '../../engines/ground/datasets/weatherClimates.ts';
import { orographyFactor, orographyLnSigma } from '../../engines/hazards/weather/orography.ts';
import { STORM_GUST } from '../../engines/hazards/weather/tables.ts';
import { gustStrikesPerYear } from '../../engines/hazards/weather/thunderstorm.ts';
import { gustRatePerYear } from '../../engines/hazards/weather/windstorm.ts';
import { embedded } from '../connectors/connector.ts';
import { gustCodeRows, windstormRows } from './data/windstormClimate.ts';
import { terrainAt } from './geography/terrain.ts';
import { nearby } from './nearby.ts';
import { severeHere } from './severeWeatherClimate.ts';

const index = nearby(windstormRows.map(([, lat, lon]) => ({ lat, lon })));
const BLEND = { coreKm: 60, reachKm: 500 };

/**
 * Winds of one gap or one flank of mountains: the halny of the Tatra, the boras of Trieste, Dalmatia and Novorossiysk, the downslope winds of the Front Range, the
 * chinook of southern Alberta, the gaps of the Columbia, of Tehuantepec and of Dzungaria, the west of Karamay, the wind of 120 days of Sistan, Cook Strait.
 */
const LOCAL_WINDS: ReadonlySet<string> = new Set([
  'Zakopane',
  'Trieste',
  'Split',
  'Novorossiysk',
  'Boulder',
  'Lethbridge',
  'Columbia Gorge',
  'Oaxaca, Tehuantepec',
  'Dzungarian Gate',
  'Karamay',
  'Zabol',
  'Wellington',
]);

/**
 * POLICY. They tell of places within the first distance as any row does, of none beyond the second, km.
 *
 * @source Grisogono & Belušić (2009), Tellus A 61, 1-16, doi:10.1111/j.1600-0870.2008.00369.x (a bora blows along some tens of km of coast and dies away off it);
 *   Sharp & Mass (2002), Bull. Amer. Meteor. Soc. 83, 1757-1762 (the gorge's wind about its exit); restated from memory, unverified
 */
const LOCAL_KM = { whole: 30, none: 100 } as const;

const isLocal = Uint8Array.from(windstormRows, ([name]) => (LOCAL_WINDS.has(name) ? 1 : 0));

/** What is left at a place of the weight of a row, 0 to 1. */
function localShare(row: number, lat: number, lon: number): number {
  if (isLocal[row] === 0) return 1;
  const [, rowLat, rowLon] = windstormRows[row];
  return 1 - smoothStep(LOCAL_KM.whole, LOCAL_KM.none, distanceKm(lat, lon, rowLat, rowLon));
}

/**
 * POLICY. Nearer to the equator than the first latitude every gust of a code counts as of all storms together, whatever its averaging time: no gale of the
 * westerlies comes there, squalls do. Beyond the second the kind of the code tells, degrees.
 */
const SQUALLS_DEG = { whole: 15, none: 25 } as const;

/**
 * POLICY. Where codes read gusts of all storms together, those that thunderstorms bring by the table of severe weather are taken off: their share
 * of the gusts that reach so many m/s, at most so much of them.
 *
 * @source Lombardo, Main & Simiu (2009), J. Wind Eng. Ind. Aerodyn. 97, 120-131, doi:10.1016/j.jweia.2008.12.001 (records of thunderstorms and of other
 *   storms taken apart: the former make most extremes in much of the United States; restated from memory, unverified)
 */
const THUNDER = { fromMps: 30, most: 0.9 } as const;

/** Share of a place's gusts that thunderstorms bring, which have a table of their own. */
function thunderShare(lat: number, lon: number, allPerYear: number): number {
  const { windDaysPerYear } = severeHere(lat, lon);
  const { leastMps, excessMps } = STORM_GUST;
  const beyond = Math.exp((leastMps - THUNDER.fromMps) / excessMps);
  return Math.min(THUNDER.most, (gustStrikesPerYear(windDaysPerYear) * beyond) / allPerYear);
}

/** Extremes of wind other than tropical cyclones, from wind maps of building codes. */
export const windstormClimateAtlas = embedded({
  id: 'atlas-windstorm-climate',
  title: 'Fifty-year gusts at reference points',
  category: 'weather',
  provider: 'Embedded table after national wind-loading standards',
  home: 'https://eurocodes.jrc.ec.europa.eu',
  licence: 'Facts',
  cadence: 'with standards',
  coverage: 'World',
  dataset: windstormClimate,
  asOf: '2022-01-01T00:00:00Z',
  answer({ lat, lon }) {
    const blend = index.at(lat, lon, BLEND);
    let gust50YearMps = 0;
    let gumbelScaleMps = 0;
    let total = 0;
    let ofGustCodes = 0;
    for (let i = 0; i < blend.count; i++) {
      const row = windstormRows[blend.indices[i]];
      const weight = blend.weights[i] * localShare(blend.indices[i], lat, lon);
      total += weight;
      if (blend.indices[i] < gustCodeRows.length) ofGustCodes += weight;
      gust50YearMps += weight * row[3];
      gumbelScaleMps += weight * row[4];
    }
    gust50YearMps /= total;
    gumbelScaleMps /= total;
    const allPerYear = gustRatePerYear(gust50YearMps, gumbelScaleMps, THUNDER.fromMps);
    const squalls = 1 - smoothStep(SQUALLS_DEG.whole, SQUALLS_DEG.none, Math.abs(lat));
    const allStorms = Math.max(squalls, ofGustCodes / total);
    const thunder = allStorms === 0 ? 0 : allStorms * thunderShare(lat, lon, allPerYear);
    const { hill } = terrainAt(lat, lon);
    const factor = hill === undefined ? 1 : orographyFactor(hill);
    const between = 0.12 * (1 - Math.exp(-blend.nearestKm / 300));
    const lnSigma = Math.hypot(0.08, between, orographyLnSigma(factor));
    return {
      gust50YearMps: factor * gust50YearMps,
      gumbelScaleMps: factor * gumbelScaleMps,
      orographyFactor: factor,
      extratropicalShare: 1 - thunder,
      lnSigma,
      zone: windstormRows[blend.nearest]?.[0] ?? 'none',
    };
  },
});
