import { smoothStep } from '../../engines/ground/math/interpolate.ts';
import type * as z from 'zod';
import { hurricaneClimate } from '../../engines/ground/datasets/weatherClimates.ts';
import { embedded } from '../connectors/connector.ts';
import { hurricaneRows, type HurricaneRow } from './data/hurricaneClimate.ts';
import { inlandPoints } from './inlandCyclones.ts';
import { once } from './geography/once.ts';
import { rateInland } from './inlandDecay.ts';
import { nearby, type Blend } from './nearby.ts';
import { settingAt } from './setting.ts';

type Climate = z.output<typeof hurricaneClimate.answer>;

/** Every reference point: those restated by hand, and those counted inland in the United States. */
const points: readonly HurricaneRow[] = [...hurricaneRows, ...inlandPoints];

const index = nearby(points.map(([, lat, lon]) => ({ lat, lon })));
const BLEND = { coreKm: 25, reachKm: 250 };

/** Rates are blended as logs above this floor, per year, so that zero at one point does not blot out its neighbours. */
const FLOOR = 1e-5;

/** Beyond the first distance from every reference point the rates fade, at the second they are zero, km. */
const FADE = { fromKm: 450, toKm: 1100 };

/** POLICY. Reference points within the first distance tell of a place as they stand; from the second on its own way from the sea counts, km. */
const NEIGHBOUR = { toKm: 150, noneKm: 400 };

/** Below this rate of hurricanes the place counts as outside the belts, per year. */
const NEVER = 2e-5;

/** Logs of the rates above the floor, four to a point: 34, 64, 96, 113 kt. */
const logRates = Float64Array.from(
  points.flatMap((row) => row.slice(5).map((rate) => Math.log(Number(rate) + FLOOR))),
);

/** How far each reference point is from the sea, km. */
const coastKm = once(() =>
  Float64Array.from(points, ([, lat, lon]) => settingAt(lat, lon).coastDistanceKm),
);

/** How often tropical cyclones pass within 100 km, from reference points round the world. */
export const hurricaneClimateAtlas = embedded({
  id: 'atlas-hurricane-climate',
  title: 'Tropical-cyclone rates at reference points',
  category: 'weather',
  provider: 'Embedded table after NHC, HURDAT2 and IBTrACS',
  home: 'https://www.ncei.noaa.gov/products/international-best-track-archive',
  licence: 'Facts; source data public domain',
  cadence: 'with releases',
  coverage: 'World',
  dataset: hurricaneClimate,
  asOf: '2022-12-31T00:00:00Z',
  answer: ({ lat, lon }) => cyclonesHere(lat, lon),
});

/** The last answer: winds and rain of cyclones ask for the same place one after the other. */
let last: { readonly lat: number; readonly lon: number; readonly climate: Climate } | undefined;

/** Cyclones of a place; the same place asked again costs nothing. */
export function cyclonesHere(lat: number, lon: number): Climate {
  if (last?.lat !== lat || last.lon !== lon) last = { lat, lon, climate: climateAt(lat, lon) };
  return last.climate;
}

function climateAt(lat: number, lon: number): Climate {
  const blend = index.at(lat, lon, BLEND);
  const nearest = points[blend.nearest];
  const present =
    (1 - smoothStep(FADE.fromKm, FADE.toKm, blend.nearestKm)) * smoothStep(0, 3.5, Math.abs(lat));
  const rate = (column: number) =>
    Math.max(0, Math.exp(mean(blend, logRates, { stride: 4, offset: column })) - FLOOR) * present;
  const [kt34, kt64, kt96, kt113] = [rate(0), rate(1), rate(2), rate(3)];
  if (!nearest || (kt64 < NEVER && kt34 < 1e-3)) return outside(nearest, blend.nearestKm);
  const referenceKm = mean(blend, coastKm(), { stride: 1, offset: 0 });
  const told = smoothStep(NEIGHBOUR.toKm, NEIGHBOUR.noneKm, blend.nearestKm);
  const ratePerYear = inland(
    [kt34, kt64, Math.min(kt96, kt64), Math.min(kt113, kt96)],
    told * (settingAt(lat, lon).coastDistanceKm - referenceKm),
  );
  if (ratePerYear.kt64 < NEVER && ratePerYear.kt34 < 1e-3) return outside(nearest, blend.nearestKm);
  const isUnitedStates = nearest[4] === 'NA2';
  return {
    ratePerYear,
    rateLnSigma: Math.hypot(
      isUnitedStates ? 0.3 : 0.45,
      0.4 * (1 - Math.exp(-blend.nearestKm / 150)),
      0.0006 * blend.nearestKm,
    ),
    basin: nearest[3],
    nearestReference: nearest[0],
    referenceDistanceKm: blend.nearestKm,
  };
}

/** Rates at a place so much farther from the sea than the points that they were told for. */
function inland(
  [kt34, kt64, kt96, kt113]: readonly [number, number, number, number],
  fartherKm: number,
): Climate['ratePerYear'] {
  const rates = [
    { kt: 34, perYear: kt34 },
    { kt: 64, perYear: kt64 },
    { kt: 96, perYear: kt96 },
    { kt: 113, perYear: kt113 },
    { kt: 137, perYear: strongest(kt96, kt113) },
  ];
  const at = (kt: number) => rateInland(rates, kt, fartherKm);
  return { kt34: at(34), kt64: at(64), kt96: at(96), kt113: at(113), kt137: at(137) };
}

function mean(
  blend: Blend,
  table: Float64Array,
  { stride, offset }: { stride: number; offset: number },
): number {
  let sum = 0;
  for (let i = 0; i < blend.count; i++)
    sum += blend.weights[i] * table[stride * blend.indices[i] + offset];
  return sum;
}

/** Rate of category 5: the fall from 96 to 113 kt carried on to 137 kt, a tenth steeper. POLICY: point counts of category 5 are too few to tabulate. */
function strongest(kt96: number, kt113: number): number {
  if (!(kt113 > 0 && kt96 > 0)) return 0;
  return kt113 * Math.exp(Math.min(0, 1.1 * ((137 - 113) / (113 - 96)) * Math.log(kt113 / kt96)));
}

function outside(nearest: HurricaneRow | undefined, nearestKm: number): Climate {
  return {
    ratePerYear: { kt34: 0, kt64: 0, kt96: 0, kt113: 0, kt137: 0 },
    rateLnSigma: 1,
    basin: null,
    nearestReference: nearest?.[0] ?? null,
    referenceDistanceKm: nearest ? nearestKm : null,
    reason: 'outside the belts where tropical cyclones occur',
  };
}
