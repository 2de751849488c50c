import * as z from 'zod';
import { regionalWarming, temperatureGradient } from '../../ground/datasets/regionalWarming.ts';
import { relief } from '../../ground/datasets/terrain.ts';
import { isKnown } from '../../facts.ts';
import { onWire } from '../../onWire.ts';
import { pick } from '../../pick.ts';
import { point, quantity, state } from '../../schemas.ts';
import { vertical } from '../../vertical.ts';
import { GRADIENT_FLOOR_C_PER_KM } from './localVelocity.ts';
import { siteVelocity, type SiteVelocity, type VelocitySite } from './siteVelocity.ts';
import { BASELINE, HEADLINE, LAPSE_C_PER_KM, SCENARIOS } from './tables.ts';

const byScenario = z.object({
  scenario: z.enum(SCENARIOS),
  warming_c: z.number().describe(`Of the place, mean of 1995-2014 to the target year, °C`),
  trend_c_per_yr: z.number(),
  velocity_km_per_decade: z.number(),
  p10: z.number(),
  p90: z.number(),
});

const output = z.object({
  state,
  quantity: quantity.nullable(),
  velocity_km_per_decade: z.number().nullable(),
  interval_km_per_decade: z
    .object({ p10: z.number(), p50: z.number(), p90: z.number() })
    .nullable(),
  scenario: z.enum(SCENARIOS).describe('Of the headline'),
  baseline_year: z.number().int(),
  target_year: z.number().int(),
  gradients: z
    .object({
      trend_c_per_yr: z.number(),
      regional_c_per_km: z.number().describe('At sea level, over cells of a degree'),
      regional_east_c_per_km: z.number(),
      regional_north_c_per_km: z.number(),
      terrain_c_per_km: z
        .number()
        .describe('Lapse rate times the tangent of the typical slope at 30 arc-seconds'),
      spatial_c_per_km: z.number(),
      floor_c_per_km: z.number(),
      is_floored: z.boolean(),
      lapse_c_per_km: z.number(),
      slope_deg: z.number(),
    })
    .nullable(),
  coarse_velocity_km_per_decade: z
    .number()
    .nullable()
    .describe(
      'Over the regional gradient alone, as maps with cells of a degree give it; null: the region is too flat to tell',
    ),
  ensemble: z
    .object({
      region_code: z.string(),
      region_name: z.string(),
      region_share: z.number(),
      warming_per_global_c: z.number(),
      p5: z.number(),
      p95: z.number(),
    })
    .nullable()
    .describe('Spread of CMIP6 models about the warming of the region per degree of the globe'),
  scenarios: z.array(byScenario),
  summary: z.string(),
  reason: z.string().optional(),
  warnings: z.array(z.string()),
});

/** POST /api/v1/climate-velocity/velocity */
export const velocity = vertical({
  path: '/api/v1/climate-velocity/velocity',
  title: 'Climate velocity',
  summary:
    'How fast one must move over the ground to stay in the same annual mean temperature, with the warming rate and the gradient it comes from.',
  input: point.extend({
    target_year: z
      .number()
      .int()
      .min(2030)
      .max(2100)
      .default(2050)
      .describe('Year up to which the warming is taken, 2030 to 2100; default 2050'),
  }),
  output,
  needs: ({ lat, lon }) => ({
    warming: regionalWarming({ lat, lon }),
    gradient: temperatureGradient({ lat, lon }),
    relief: relief({ lat, lon }),
  }),
  assess({ target_year }, { warming, gradient, relief: land }) {
    if (!isKnown(warming)) return unknown(`warming: ${warming.missing}`, target_year);
    if (!isKnown(gradient)) return unknown(`gradient: ${gradient.missing}`, target_year);
    if (!isKnown(land)) return unknown(`relief: ${land.missing}`, target_year);
    const isSea = land.value.reliefClass === 'ocean';
    const site: VelocitySite = {
      warming: warming.value,
      regionalCPerKm: gradient.value.magnitudeCPerKm,
      slopeDeg: isSea ? 0 : land.value.slopeDeg,
      slopeLnSigma: isSea ? 0 : land.value.slopeLnSigma,
    };
    const all = SCENARIOS.flatMap((scenario) => {
      const answer = siteVelocity(site, scenario, target_year);
      return answer ? [{ scenario, ...answer }] : [];
    });
    const headline = all.find(({ scenario }) => scenario === HEADLINE);
    if (!headline) return unknown('the target year is outside the scenarios', target_year);
    return {
      ...velocityReply(headline, target_year),
      gradients: gradientsOf(headline, {
        east: gradient.value.eastCPerKm,
        north: gradient.value.northCPerKm,
        slopeDeg: site.slopeDeg,
      }),
      ensemble: ensembleOf(warming.value),
      scenarios: all.map((each) => ({
        scenario: each.scenario,
        warming_c: each.warmingC,
        trend_c_per_yr: each.trendCPerYear,
        velocity_km_per_decade: each.kmPerDecade,
        p10: each.p10,
        p90: each.p90,
      })),
      warnings: warningsOf(isSea, headline.isFloored),
    };
  },
  cost: 'light',
  model: {
    name: 'climate-velocity-loarie',
    version: '1.0.1',
    methodology:
      'Warming rate over spatial gradient (Loarie et al. 2009). Rate: assessed global warming of the scenario from 1995-2014 to the target year times the warming of the reference region per degree. Gradient: regional temperature at sea level over nine cells of a degree, with the lapse rate times the typical slope of the ground at 30 arc-seconds.',
    validity:
      'Anywhere; target years 2030 to 2100. Direction, barriers and moisture are not in the number.',
    verification:
      'climate_velocity/local_velocity_3x3 against an independent evaluation of the formula; published_values (Loarie 2009, Burrows 2011) within a factor 3 of the mean over typical places. Regional ratios are read to 0.05 from the AR6 Atlas and not verified row by row.',
    limits: [
      'Regional warming ratios: read from maps, unverified row by row; the spread of models is wide near the poles.',
      'Slope is that of a landform, not of the plot: a factor of 2 to 3 either way, which the interval holds.',
      'POLICY: lapse rate 6 °C/km; SSP2-4.5 as the headline; outlines fade over 1.5 degrees.',
      'Target years from 2091 on prolong the trend of 2050 to 2090.',
    ],
  },
  sources: [
    'doi:10.1038/nature08649',
    'doi:10.1126/science.1210288',
    'doi:10.1017/9781009157896.001',
    'doi:10.1017/9781009157896.021',
    'doi:10.5194/essd-12-2959-2020',
  ],
  example: { lat: 46.6, lon: 8, target_year: 2050 },
  geojson: ({ lat, lon }, reply) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { ...reply },
  }),
});

const FLOORED = `Temperature is all but even here: a gradient of ${GRADIENT_FLOOR_C_PER_KM} °C per km is taken in its place, so that the velocity and both ends of its interval are the least that they may be.`;

const warningsOf = (isSea: boolean, isFloored: boolean): string[] => [
  isSea
    ? 'At sea the gradient is that of air temperature over cells of a degree.'
    : 'Velocity depends on the grain of the map: kilometre gradients, as here, give some five times less than cells of a degree.',
  ...(isFloored ? [FLOORED] : []),
];

function gradientsOf(
  velocityHere: SiteVelocity,
  {
    east,
    north,
    slopeDeg,
  }: { readonly east: number; readonly north: number; readonly slopeDeg: number },
) {
  const { trendCPerYear, regionalCPerKm, terrainCPerKm, gradientCPerKm, isFloored } = velocityHere;
  return onWire({
    trendCPerYr: trendCPerYear,
    regionalCPerKm,
    regionalEastCPerKm: east,
    regionalNorthCPerKm: north,
    terrainCPerKm,
    spatialCPerKm: gradientCPerKm,
    floorCPerKm: GRADIENT_FLOOR_C_PER_KM,
    isFloored,
    lapseCPerKm: LAPSE_C_PER_KM,
    slopeDeg,
  });
}

function unknown(reason: string, targetYear: number) {
  return {
    state: 'unknown' as const,
    quantity: null,
    velocity_km_per_decade: null,
    interval_km_per_decade: null,
    scenario: HEADLINE,
    baseline_year: BASELINE.year,
    target_year: targetYear,
    gradients: null,
    coarse_velocity_km_per_decade: null,
    ensemble: null,
    scenarios: [],
    summary: `Climate velocity is unknown: ${reason}.`,
    reason,
    warnings: [],
  };
}

/** The velocity of the headline scenario, in numbers and in a sentence. */
function velocityReply(
  headline: NonNullable<ReturnType<typeof siteVelocity>>,
  target_year: number,
) {
  const { kmPerDecade, p10, p90, warmingC, gradientCPerKm, coarseKmPerDecade } = headline;
  const warms = `warms ${warmingC.toFixed(1)} °C from ${BASELINE.year}`;
  return {
    state: 'known' as const,
    quantity: {
      name: 'climate_velocity',
      value: kmPerDecade,
      unit: 'km/decade',
      p10,
      p50: kmPerDecade,
      p90,
    },
    velocity_km_per_decade: kmPerDecade,
    interval_km_per_decade: { p10, p50: kmPerDecade, p90 },
    scenario: HEADLINE,
    baseline_year: BASELINE.year,
    target_year,
    coarse_velocity_km_per_decade: coarseKmPerDecade,
    summary: headline.isFloored
      ? `At least some ${Number(p10.toPrecision(1)).toLocaleString('en-US')} km per decade by ${target_year} under ${HEADLINE}, no upper end known: the place ${warms}, and temperature is all but even here.`
      : `${twoDigits(kmPerDecade)} km per decade (${twoDigits(p10)} to ${twoDigits(p90)}) by ${target_year} under ${HEADLINE}: the place ${warms}, and temperature changes ${twoDigits(gradientCPerKm)} °C per km.`,
  };
}

/** Two digits without a power of ten: `140`, not `1.4e+2`. */
const twoDigits = (value: number): string => String(Number(value.toPrecision(2)));

const ensembleOf = (region: z.output<typeof regionalWarming.answer>) => ({
  ...onWire(pick(region, 'regionCode', 'regionName', 'regionShare')),
  warming_per_global_c: region.ratio,
  p5: region.low,
  p95: region.high,
});
