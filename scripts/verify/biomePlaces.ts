import type { Row } from './binding.ts';

/** Latitude and longitude, degrees. */
export type Place = readonly [lat: number, lon: number];

/** Typical places of each biome, on land but for the ocean's; the table's figure is a mean over the biome. */
export const PLACES = {
  desert: [
    [23, 10],
    [25, 25],
    [21, 50],
    [-23, 15.5],
    [-26, 130],
    [40, 85],
    [30, 62],
    [-24, -69],
  ],
  montaneGrassland: [
    [33, 90],
    [-15, -70],
    [9, 39],
    [31, 80],
    [-30, 29],
  ],
  // Ecoregions of this biome are not all mountains: the pine plains of the American South-East and Scotland belong to it. Olson et al. (2001), BioScience 51(11), 933-938.
  temperateConifer: [
    [45, -115],
    [39, -106],
    [48, -121],
    [46.6, 10],
    [50, -120],
    [41, 34],
    [31, -84],
    [31, -95],
    [57, -4.5],
  ],
  tropicalConifer: [
    [28, -107],
    [24, -105],
    [18.5, -98],
    [29, 79],
    [15, -88],
  ],
  flooded: [
    [26, -81],
    [-18, -57],
    [22.2, 89.5],
    [-19.3, 22.9],
    [7.5, 30.5],
  ],
  mangrove: [
    [21.9, 89.3],
    [4.5, 6],
    [25.2, -81],
    [-0.6, 117.4],
    [-19.3, 147],
    [8.95, -83.6],
    [16.5, -88.5],
  ],
  tropicalMoist: [
    [-4, -65],
    [1, 22],
    [2, 113],
    [-6, 144],
    [15, -88],
  ],
  broadleaf: [
    [50, 10],
    [38, -84],
    [35, 113],
    [52, 30],
    [46, 2],
  ],
  grassland: [
    [40, -100],
    [-35, -62],
    [49, 60],
    [47, 33],
  ],
  savanna: [
    [10, 5],
    [-12, 28],
    [-12, -47],
    [-15, 133],
    [8, 22],
  ],
  boreal: [
    [60, 100],
    [56, -112],
    [62, 25],
    [52, -75],
    [62, 130],
  ],
  tundra: [
    [69, -150],
    [70, 130],
    [67, -100],
    [68, 60],
  ],
  mediterranean: [
    [38, -4],
    [38, -121],
    [37.5, 22],
    [-33, 19],
    [-33, -71],
  ],
  land: [
    [50, 10],
    [38, -84],
    [-4, -65],
    [1, 22],
    [23, 10],
    [60, 100],
    [56, -112],
    [-25, 130],
    [33, 90],
    [20, 78],
    [35, 113],
    [-12, 28],
    [45, -115],
    [47, 65],
    [-35, -62],
    [10, 5],
  ],
  ocean: [
    [30, -50],
    [-30, -20],
    [40, -160],
    [0, -140],
    [-40, 80],
    [10, 65],
    [-50, -120],
    [20, 160],
  ],
} as const satisfies Readonly<Record<string, readonly Place[]>>;

const WORDS: readonly (readonly [RegExp, keyof typeof PLACES])[] = [
  [/desert/, 'desert'],
  [/montane grass/, 'montaneGrassland'],
  [/(tropical|subtropical).*conifer/, 'tropicalConifer'],
  [/temperate conifer/, 'temperateConifer'],
  [/flooded/, 'flooded'],
  [/mangrove/, 'mangrove'],
  [/(tropical|subtropical).*moist/, 'tropicalMoist'],
  [/broadleaf|mixed forest/, 'broadleaf'],
  [/tropical.*(grass|savanna)|savanna/, 'savanna'],
  [/temperate grass/, 'grassland'],
  [/boreal|taiga/, 'boreal'],
  [/tundra/, 'tundra'],
  [/mediterranean/, 'mediterranean'],
  [/ocean|marine/, 'ocean'],
  [/land|global|scenario/, 'land'],
];

/** The biome that the words of a row name. */
export function regionOf(row: Row): keyof typeof PLACES | undefined {
  const words = row['region']?.toLowerCase() ?? '';
  return WORDS.find(([pattern]) => pattern.test(words))?.[1];
}
