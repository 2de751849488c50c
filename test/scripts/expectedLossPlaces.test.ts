import { expect, it } from 'vitest';
import { countyLoss } from '../../scripts/verify/lossPairs.ts';
import { placeLosses } from '../../scripts/verify/placeLosses.ts';
import { supposedHouseLosses } from '../../scripts/verify/supposedHouse.ts';

const MANILA = { lat: 14.6, lon: 120.98 };
const PORT_LOUIS = { lat: -20.16, lon: 57.5 };
const TEHRAN = { lat: 35.69, lon: 51.39 };

// GAR: tropical cyclone wind costs Mauritius 1.3e-3 (2015) to 5.3e-3 (2013) of its capital a year; Manila lies on the most travelled track on earth.
it.each([MANILA, PORT_LOUIS])(
  'counts cyclones by whatever name they have in their ocean (%o)',
  (at) => {
    expect(placeLosses(at).hurricane).toBeGreaterThan(1e-4);
    expect(supposedHouseLosses(at).hurricane).toBeGreaterThan(1e-4);
  },
);

// GAR 2013 and 2015: 2.5e-3 and 2.0e-3 of the capital of Iran a year, where one house in ten at most is of wood.
it('prices the houses of a country of masonry above the reference house', () => {
  expect(supposedHouseLosses(TEHRAN).earthquake).toBeGreaterThan(placeLosses(TEHRAN).earthquake);
});

// Inyo County, California: its centroid lies in the desert of the Panamint, its largest town is Bishop.
it('reads a county where its buildings stand', () => {
  const county = { lat: '36.51', lon: '-117.41', city_lat: '37.36', city_lon: '-118.40' };
  expect(countyLoss(county, 'wildfire')).toBe(placeLosses({ lat: 37.36, lon: -118.4 }).wildfire);
});
