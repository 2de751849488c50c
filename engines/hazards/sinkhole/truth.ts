import type { TruthRow } from '../../truth.ts';
import { sinkholeRatePerKm2Year } from './sinkholeRate.ts';
import { subsidenceScore } from './subsidenceScore.ts';

const florida = {
  rock: 'carbonate',
  cover: 'covered',
  dolines: 'dense',
  distanceKm: 0,
  edgeSigmaKm: 15,
  groundwaterDrawdown: false,
} as const;
const ripon = {
  rock: 'evaporite',
  cover: 'covered',
  dolines: 'dense',
  distanceKm: 0,
  edgeSigmaKm: 2,
  groundwaterDrawdown: false,
} as const;

/** Rates of published inventories; the tolerance is the factor that the answer claims. */
export const truth: readonly TruthRow[] = [
  {
    model: sinkholeRatePerKm2Year,
    given: [florida],
    expected: 3.5e-3,
    within: 3e-3,
    from: 'Florida Geological Survey, Subsidence Incident Reports: 4159 records over some 60 years, taken to lie within 20,000 km2',
  },
  {
    model: sinkholeRatePerKm2Year,
    given: [ripon],
    expected: 0.01,
    within: 0.009,
    from: 'Cooper (1986) and British Geological Survey: a collapse every two to three years around Ripon, some 40 km2',
  },
  {
    model: subsidenceScore,
    given: [20],
    expected: 60,
    within: 1e-9,
    from: 'The published score policy: 20 mm/yr scores 60',
  },
];
