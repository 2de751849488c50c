import { smoothStep } from '../../engines/ground/math/interpolate.ts';
import { severeWeatherClimate } from '../../engines/ground/datasets/weatherClimates.ts';
import { embedded } from '../connectors/connector.ts';
import { EF_SHARE, severeRows, usAndCanadaRows } from './data/severeWeather.ts';
import { heightsHere, placeHeightsAt } from './geography/placeHeights.ts';
import { once } from './geography/once.ts';
import { nearby } from './nearby.ts';

const index = nearby(severeRows.map(([, lat, lon]) => ({ lat, lon })));
const BLEND = { coreKm: 60, reachKm: 400 };

/** Tornadoes, hail days, wind days, thunder days, flashes (as square roots: they are counts), then the six shares. */
const COLUMNS = 11;
const table = Float64Array.from(
  severeRows.flatMap(([, , , tornadoes, split, hail, wind, thunder, flashes]) => [
    ...[tornadoes, hail, wind, thunder, flashes].map(Math.sqrt),
    ...EF_SHARE[split],
  ]),
);

/**
 * POLICY. Hail of the tropics melts on its long way through warm air: with each kilometre that the ground lies below that of a reference
 * zone, its hail days fall to a share; differences within a zone do not count; whole within the first latitude, none of it beyond the second.
 *
 * @source Frisby & Sansom (1967), Hail incidence in the tropics, J. Appl. Meteorol. 6, 339-354: hail at the ground belongs to the highlands, and is rare near sea level
 */
const MELTING = { perKm: Math.exp(-1), withinZoneM: 500, tropicDeg: 22, noneDeg: 30 } as const;
const HAIL = 1;

/** Ground of the reference zones of the tropics, m above the sea; 0 for all others. */
const zoneHeights = once(() =>
  Float64Array.from(severeRows, ([, lat, lon]) =>
    Math.abs(lat) < MELTING.noneDeg ? Math.max(0, placeHeightsAt(lat, lon).elevationM) : 0,
  ),
);

/** What is left at a place of the square root of the hail days of a zone that lies higher, 0 to 1; undefined outside the tropics, where all is. */
function meltingAt(lat: number, lon: number): ((zone: number) => number) | undefined {
  const share = 1 - smoothStep(MELTING.tropicDeg, MELTING.noneDeg, Math.abs(lat));
  if (share === 0) return undefined;
  const groundM = Math.max(0, heightsHere(lat, lon).elevationM);
  const heights = zoneHeights();
  const half = (share * Math.log(MELTING.perKm)) / 2000;
  return (zone) => Math.exp(half * Math.max(0, heights[zone] - groundM - MELTING.withinZoneM));
}

/** The United States lie roughly here; reports are fuller than elsewhere. */
const isWellReported = (lat: number, lon: number): boolean =>
  lat > 25 && lat < 49.5 && lon > -125 && lon < -67;

/** The last answer: severe storms and gusts of other storms ask for the same place one after the other. */
let last: { readonly lat: number; readonly lon: number; readonly storms: Storms } | undefined;

type Storms = ReturnType<typeof stormsAt>;

/** Storms of a place, from the zones about it; the same place asked again costs nothing. */
export function severeHere(lat: number, lon: number): Storms {
  if (last?.lat !== lat || last.lon !== lon) last = { lat, lon, storms: stormsAt(lat, lon) };
  return last.storms;
}

const mean = new Float64Array(COLUMNS);

function stormsAt(lat: number, lon: number) {
  const blend = index.at(lat, lon, BLEND);
  mean.fill(0);
  const melting = meltingAt(lat, lon);
  let ofUsAndCanada = 0;
  for (let i = 0; i < blend.count; i++) {
    const at = COLUMNS * blend.indices[i];
    const weight = blend.weights[i];
    if (blend.indices[i] < usAndCanadaRows.length) ofUsAndCanada += weight;
    for (let c = 0; c < COLUMNS; c++) mean[c] = mean[c] + weight * table[at + c];
    if (melting) mean[HAIL] -= weight * table[at + HAIL] * (1 - melting(blend.indices[i]));
  }
  const count = (column: number) => mean[column] ** 2;
  return {
    tornadoPer10000Km2Year: count(0),
    efShare: [mean[5], mean[6], mean[7], mean[8], mean[9], mean[10]],
    usAndCanadaShare: Math.min(1, ofUsAndCanada),
    hailDaysPerYear: count(1),
    windDaysPerYear: count(2),
    thunderDaysPerYear: count(3),
    flashesPerKm2Year: count(4),
    lnSigma: Math.hypot(isWellReported(lat, lon) ? 0.35 : 0.7, 0.0004 * blend.nearestKm),
    zone: severeRows[blend.nearest]?.[0] ?? 'none',
  };
}

/** Climate of tornadoes, hail, thunderstorm wind and lightning, from reference zones round the world. */
export const severeWeatherAtlas = embedded({
  id: 'atlas-severe-weather',
  title: 'Climate of severe thunderstorms by zone',
  category: 'weather',
  provider: 'Embedded table after SPC, NCEI, ESWD, WMO and LIS/OTD',
  home: 'https://www.spc.noaa.gov/wcm/',
  licence: 'Facts; source data public',
  cadence: 'with releases',
  coverage: 'World',
  dataset: severeWeatherClimate,
  asOf: '2020-12-31T00:00:00Z',
  answer: ({ lat, lon }) => severeHere(lat, lon),
});
