import type * as z from 'zod';
import { stormRain } from '../../engines/ground/datasets/weatherClimates.ts';
import { embedded } from '../connectors/connector.ts';
import { normalsHere } from './climateNormals.ts';
import { stormRainRows } from './data/stormRain.ts';
import { landHeightAt } from './geography/landHeights.ts';
import { once } from './geography/once.ts';
import { cyclonesHere } from './hurricaneClimate.ts';
import { nearby } from './nearby.ts';
import { apartness, standingAt } from './unlikeness.ts';

type Answer = z.output<typeof stormRain.answer>;

/** Logarithms of the rain of 24 hours once in 2 years, mm, and of how many times that the one of 100 years is. */
interface LnRain {
  readonly twoYears: number;
  readonly growth: number;
}

/**
 * What a climate lets expect where no gauge is near: more with the rain and the warmth of its wettest month and with tropical cyclones,
 * less on high ground, where the air holds less water; rarer rain grows more in dry climates and under cyclones.
 * Least squares over every other gauge of the table; the others are met to a standard deviation of the logarithm of 0.27 at 2 years
 * and 0.33 at 100, those of the table by their neighbours to 0.21 and 0.26, each left out.
 */
const LAW = {
  twoYears: {
    base: 1.282,
    perLnMonthMm: 0.55,
    perDegreeC: 0.01,
    perLnCyclones: 0.155,
    perKmOfHeight: -0.146,
  },
  growth: { base: 0.724, perLnCyclones: 0.121, inDesert: 0.539, desertMm: 400 },
  /** Gales within 100 km a year that count as one step; temperatures between which warmth counts, °C. */
  cyclonesPerYear: 0.1,
  warmthC: [0, 28],
} as const;

/** How gauges speak for a place: plateau and reach of the blend, and the distance over which they lose their word, km; near the best of those tried, each gauge left out. */
const BLEND = { coreKm: 100, reachKm: 600 };
const FADE_KM = 1000;

/** Spread of the logarithm at a gauge, and of what no gauge tells, far from all. */
const LN_SIGMA = { gauge: 0.15, far: 0.33, overKm: 150 } as const;

const index = nearby(stormRainRows.map(([, lat, lon]) => ({ lat, lon })));
/** How the gauges stand, and by how much each departs from the law: two years and growth, two to a gauge. */
const prepared = once(() => ({
  apartFrom: apartness(stormRainRows.map(([, lat, lon]) => standingAt(lat, lon))),
  apart: Float64Array.from(
    stormRainRows.flatMap(([, lat, lon, day2YearMm, day100YearMm]) => {
      const { twoYears, growth } = lawAt(lat, lon);
      return [Math.log(day2YearMm) - twoYears, Math.log(day100YearMm / day2YearMm) - growth];
    }),
  ),
}));

/** Rain of the wettest days from gauges round the world, and between them from climate. */
export const stormRainAtlas = embedded({
  id: 'atlas-storm-rain',
  title: `Rain of 24 hours at ${stormRainRows.length} gauges`,
  category: 'weather',
  provider: 'Embedded table after national design rainfalls',
  home: 'https://hdsc.nws.noaa.gov/pfds/',
  licence: 'Facts; source data public',
  cadence: 'per decade',
  coverage: 'World',
  dataset: stormRain,
  asOf: '2020-12-31T00:00:00Z',
  answer: ({ lat, lon }) => stormRainAt(lat, lon),
});

function stormRainAt(lat: number, lon: number): Answer {
  const { apartFrom, apart } = prepared();
  const law = lawAt(lat, lon);
  const blend = index.at(lat, lon, {
    ...BLEND,
    apartKm2: apartFrom(standingAt(lat, lon)),
  });
  let twoYears = 0;
  let growth = 0;
  for (let i = 0; i < blend.count; i++) {
    const at = 2 * blend.indices[i];
    twoYears += blend.weights[i] * apart[at];
    growth += blend.weights[i] * apart[at + 1];
  }
  const word = Math.exp(-blend.nearestKm / FADE_KM);
  const day2YearMm = Math.exp(law.twoYears + word * twoYears);
  const { gauge, far, overKm } = LN_SIGMA;
  return {
    day2YearMm,
    day100YearMm: day2YearMm * Math.exp(law.growth + word * growth),
    lnSigma: gauge + (far - gauge) * -Math.expm1(-blend.nearestKm / overKm),
    nearestGauge: stormRainRows[blend.nearest][0],
    nearestGaugeKm: blend.nearestKm,
  };
}

function lawAt(lat: number, lon: number): LnRain {
  const { precipitationMm, meanTemperatureC, annualPrecipitationMm } = normalsHere(lat, lon);
  const [coldC, warmC] = LAW.warmthC;
  const { base, perLnMonthMm, perDegreeC, perLnCyclones, perKmOfHeight } = LAW.twoYears;
  let wettest = 0;
  for (let month = 0; month < 12; month++) {
    const warmthC = Math.min(warmC, Math.max(coldC, meanTemperatureC[month]));
    const ofMonth =
      perLnMonthMm * Math.log(Math.max(1, precipitationMm[month])) + perDegreeC * warmthC;
    wettest = Math.max(wettest, ofMonth);
  }
  const cyclones = Math.log1p(cyclonesHere(lat, lon).ratePerYear.kt34 / LAW.cyclonesPerYear);
  const { growth } = LAW;
  return {
    twoYears:
      base + wettest + perLnCyclones * cyclones + (perKmOfHeight * landHeightAt(lat, lon)) / 1000,
    growth:
      growth.base +
      growth.perLnCyclones * cyclones +
      growth.inDesert * Math.exp(-annualPrecipitationMm / growth.desertMm),
  };
}
