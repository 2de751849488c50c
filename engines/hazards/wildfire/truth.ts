import type { TruthRow } from '../../truth.ts';
import {
  buildupIndex,
  dailySeverityRating,
  fireWeatherIndex,
  initialSpreadIndex,
} from './fireWeatherIndex.ts';
import { droughtCode } from './droughtCode.ts';
import { duffMoistureCode } from './duffMoisture.ts';
import { fineFuelMoistureCode } from './fineFuelMoisture.ts';

const APRIL = { month: 4 };
const FIRST_DAY = { temperatureC: 17, humidityPct: 42, windKmh: 25, rainMm: 0 };
const FROM = 'Van Wagner & Pickett (1985), Technical Report 33, sample of calculations, 13 April';

/** The first day of the published sample, from the codes at the start of a season; the sample is printed to one decimal and its constant 147.2 moves the first by 0.01. */
export const truth: readonly TruthRow[] = [
  { model: fineFuelMoistureCode, given: [85, FIRST_DAY], expected: 87.7, within: 0.06, from: FROM },
  {
    model: duffMoistureCode,
    given: [6, FIRST_DAY, APRIL],
    expected: 8.5,
    within: 0.05,
    from: FROM,
  },
  { model: droughtCode, given: [15, FIRST_DAY, APRIL], expected: 19, within: 0.05, from: FROM },
  { model: initialSpreadIndex, given: [87.7, 25], expected: 10.9, within: 0.1, from: FROM },
  { model: buildupIndex, given: [8.5, 19], expected: 8.5, within: 0.1, from: FROM },
  { model: fireWeatherIndex, given: [10.9, 8.5], expected: 10.1, within: 0.1, from: FROM },
  {
    model: dailySeverityRating,
    given: [10.1],
    expected: 1.6,
    within: 0.05,
    from: 'Van Wagner & Pickett (1985), eq. 31, evaluated by hand',
  },
];
