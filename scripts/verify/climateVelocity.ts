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
import { PLACES, regionOf, type Place } from './biomePlaces.ts';

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
