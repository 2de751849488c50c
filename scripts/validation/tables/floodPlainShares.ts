/** Causes of floods that a national map holds. */
export type MappedWater = 'river' | 'sea' | 'rain';

/** Homes that are flooded between so many and so many times a year: share of all homes, least and greatest frequency, 1/yr. */
export type FloodClass = readonly [share: number, least: number, most: number];

/** A national map of floods: land, country code, what it holds, its classes, source. */
export type FloodPlainRow = readonly [
  land: string,
  countryCode: string,
  waters: readonly MappedWater[],
  classes: readonly FloodClass[],
  source: string,
];

/** The most often that a class without an upper bound is taken to be flooded, 1/yr. POLICY. */
const OFTEN = 0.2;

/**
 * Shares of homes or people in mapped flood plains, looked up. The greatest extent of French floods is taken for one of a thousand years (POLICY).
 *
 * @source as told by each row
 */
export const FLOOD_PLAIN_SHARES: readonly FloodPlainRow[] = [
  [
    'England',
    'GB',
    ['river', 'sea', 'rain'],
    [
      [0.034, 1 / 30, OFTEN],
      [0.163, 1 / 1000, 1 / 30],
    ],
    'Environment Agency (2024), National assessment of flood risk: 6.3 million properties, 1.1 million of them at high risk, of some 32 million',
  ],
  [
    'Germany',
    'DE',
    ['river'],
    [
      [0.007, 0.1, OFTEN],
      [0.01, 0.01, 0.1],
      [0.075, 1 / 200, 0.01],
    ],
    'Gesamtverband der Deutschen Versicherungswirtschaft (2016), ZÜRS Geo: 139,000, 220,000 and 1.6 million of 21.3 million addresses',
  ],
  [
    'France',
    'FR',
    ['river'],
    [
      [0.09, 0.01, OFTEN],
      [0.177, 1 / 1000, 0.01],
    ],
    'Service des données et études statistiques (2023): 26.7 % of people within the greatest extent of floods of rivers; Observatoire des territoires: 9 % within that of about 100 years',
  ],
  [
    'United States',
    'US',
    ['river', 'rain'],
    [[0.133, 0.01, OFTEN]],
    'Wing et al. (2018), doi:10.1088/1748-9326/aaac65: 13.3 % of people within the plain of 100 years of rivers, streams and rain',
  ],
];
