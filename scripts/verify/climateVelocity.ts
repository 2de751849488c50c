import {
  regionalWarming,
  temperatureGradient,
} from '../../engines/ground/datasets/regionalWarming.ts';
import { relief } from '../../engines/ground/datasets/terrain.ts';
import { velocityKmPerDecade } from '../../engines/hazards/climateVelocity/localVelocity.ts';
import {
  siteVelocity,
  type VelocitySite,
} from '../../engines/hazards/climateVelocity/siteVelocity.ts';
import { spatialGradient } from '../../engines/hazards/climateVelocity/spatialGradient.ts';
import type { Scenario } from '../../engines/hazards/climateVelocity/tables.ts';
import { regionalWarmingAtlas } from '../../src/atlas/regionalWarming.ts';
import { reliefAtlas } from '../../src/atlas/relief.ts';
import { temperatureGradientAtlas } from '../../src/atlas/temperatureGradient.ts';
import { need, type Row, type RowBinding, type Topic } from './binding.ts';

const local: RowBinding = {
  kind: 'rows',
  table: 'local_velocity_3x3',
  tolerances: { '*': { relative: 1e-4 } },
  compute(row) {
    const of = (name: string) => need(row, name);
    const cells = [
      [of('nw'), of('n'), of('ne')],
      [of('w'), of('centre'), of('e')],
      [of('sw'), of('s'), of('se')],
    ] as const;
    const { eastCPerKm, northCPerKm, magnitudeCPerKm } = spatialGradient(
      cells,
      of('lat'),
      of('cell_deg'),
    );
    return {
      grad_we_c_per_km: eastCPerKm,
      grad_sn_c_per_km: northCPerKm,
      gradient_c_per_km: magnitudeCPerKm,
      velocity_km_per_decade: velocityKmPerDecade(of('trend_c_per_yr'), magnitudeCPerKm),
    };
  },
};

type Place = readonly [lat: number, lon: number];

/** Typical places of each biome, on land but for the ocean's; the table's figure is a mean over the biome. */
const PLACES = {
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

/** Mean warming rate of 1960 to 2009, °C per year. @source Burrows et al. (2011), Science 334, 652-655. doi:10.1126/science.1210288 */
const BURROWS_TREND = { land: 0.024, ocean: 0.007 } as const;

/** Loarie's century, whose middle scenario lies near SSP2-4.5 and whose range spans the emission scenarios. */
const LOARIE: Readonly<
  Record<'low' | 'middle' | 'high', readonly [Scenario, 'p10' | 'kmPerDecade' | 'p90']>
> = {
  low: ['SSP1-2.6', 'p10'],
  middle: ['SSP2-4.5', 'kmPerDecade'],
  high: ['SSP5-8.5', 'p90'],
};

function siteAt([lat, lon]: Place): VelocitySite {
  const land = relief.answer.parse(reliefAtlas.answer({ lat, lon }));
  const isSea = land.reliefClass === 'ocean';
  return {
    warming: regionalWarming.answer.parse(regionalWarmingAtlas.answer({ lat, lon })),
    regionalCPerKm: temperatureGradient.answer.parse(temperatureGradientAtlas.answer({ lat, lon }))
      .magnitudeCPerKm,
    slopeDeg: isSea ? 0 : land.slopeDeg,
    slopeLnSigma: isSea ? 0 : land.slopeLnSigma,
  };
}

const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

function regionOf(row: Row): keyof typeof PLACES | undefined {
  const words = row['region']?.toLowerCase() ?? '';
  return WORDS.find(([pattern]) => pattern.test(words))?.[1];
}

/** Velocity over typical places, km per year: Loarie's at the scale of a kilometre, Burrows' over cells of a degree. */
function publishedVelocity(row: Row): number | undefined {
  const name = regionOf(row);
  if (!name) return undefined;
  const sites = PLACES[name].map(siteAt);
  if (/1960|burrows/i.test(`${row['region']} ${row['source']}`)) {
    const trend = name === 'ocean' ? BURROWS_TREND.ocean : BURROWS_TREND.land;
    return median(sites.map((site) => velocityKmPerDecade(trend, site.regionalCPerKm))) / 10;
  }
  const words = row['region'] ?? '';
  const [scenario, end] =
    LOARIE[/low/i.test(words) ? 'low' : /high/i.test(words) ? 'high' : 'middle'];
  return geometricMean(sites.map((site) => siteVelocity(site, scenario, 2100)?.[end] ?? NaN)) / 10;
}

const published: RowBinding = {
  kind: 'rows',
  table: 'published_values',
  tolerances: { velocity_km_per_yr: { factor: 3 } },
  notOffered: (row) => (regionOf(row) ? undefined : row['region']),
  compute: (row) => ({ velocity_km_per_yr: publishedVelocity(row) }),
};

/** Climate velocity: the local formula, and published means of biomes. */
export const climateVelocity: Topic = { topic: 'climate_velocity', tables: [local, published] };
