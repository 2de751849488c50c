import { trendOf } from '../../ground/math/trend.ts';
import type { TruthRow } from '../../truth.ts';
import { stationNormals } from './stationNormals.ts';
import { gustOfReturnPeriod } from './windstorm.ts';

const kendallP = (values: readonly number[]) =>
  trendOf(
    values.map((_, i) => i),
    values,
  )?.p;
const senSlope = (values: readonly number[]) =>
  trendOf(
    values.map((_, i) => i),
    values,
  )?.slope;

/** Zürich/Fluntern, monthly means of 1991 to 2020, °C and mm. */
const ZURICH = {
  name: 'Zürich',
  lat: 47.38,
  heightM: 556,
  coastKm: 400,
  temperatureC: [1, 1.9, 5.7, 9.6, 13.6, 17.1, 18.9, 18.6, 14.4, 10, 5.1, 1.8],
  rainMm: [61, 59, 69, 82, 126, 123, 129, 125, 92, 86, 81, 82],
  usualRainMm: 1000,
};
const SITE = { lat: ZURICH.lat, coastKm: 400, usualRainMm: 1000 };
/** Yearly mean at a height near Zürich, by Zürich alone. */
const nearZurichC = (elevationM: number) =>
  stationNormals([ZURICH], [[-90, 0, 0, 0]])(
    { count: 1, indices: [0], weights: [1], nearest: 0, nearestKm: 100 },
    { ...SITE, elevationM },
  ).annualMeanTemperatureC;
/** Rain of a month midway between two stations, mm. */
const rainBetween = (oneMm: number, otherMm: number) =>
  stationNormals(
    [oneMm, otherMm].map((mm) => ({ ...ZURICH, rainMm: ZURICH.rainMm.map(() => mm) })),
    [[-90, 0, 0, 0]],
  )(
    { count: 2, indices: [0, 1], weights: [0.5, 0.5], nearest: 0, nearestKm: 100 },
    { ...SITE, elevationM: 556 },
  ).precipitationMm[0];

export const truth: readonly TruthRow[] = [
  {
    model: gustOfReturnPeriod,
    given: [30, 1, 100],
    expected: 30.6982,
    within: 1e-3,
    from: 'Gumbel (1958), reduced variate 3.9019 at 50 and 4.6001 at 100 years',
  },
  {
    model: gustOfReturnPeriod,
    given: [30, 2, 10],
    expected: 26.6969,
    within: 1e-3,
    from: 'Gumbel (1958), reduced variate 2.2504 at 10 years',
  },
  {
    model: senSlope,
    given: [[10, 15, 14, 20]],
    expected: 2.91667,
    within: 1e-4,
    from: 'Gilbert (1987), section 16.5, median of the six slopes by hand',
  },
  {
    model: kendallP,
    given: [[1, 1, 2, 2, 3]],
    expected: 0.0676,
    within: 5e-4,
    from: 'Kendall (1975), variance with ties by hand: S 8, variance 14.667',
  },
  {
    model: nearZurichC,
    given: [1594],
    expected: 4.1,
    within: 0.8,
    from: 'Davos at 1594 m, MeteoSwiss normals 1991-2020, from those of Zürich alone',
  },
  {
    model: nearZurichC,
    given: [556],
    expected: 9.8,
    within: 0.05,
    from: 'Zürich/Fluntern at its own height, MeteoSwiss normals 1991-2020',
  },
  {
    model: rainBetween,
    given: [100, 400],
    expected: 225,
    within: 1e-9,
    from: 'mean of square roots by hand: ((10 + 20) / 2)^2',
  },
];
