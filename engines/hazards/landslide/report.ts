import type { climateNormals } from '../../ground/datasets/climate.ts';
import type { seismicHazard } from '../../ground/datasets/tectonics.ts';
import type { relief } from '../../ground/datasets/terrain.ts';
import type { weatherForecast } from '../../ground/datasets/weather.ts';
import type * as z from 'zod';
import { isKnown, type Fact } from '../../facts.ts';
import type { Assessed } from './component.ts';
import { jibson2007PgaM } from './displacement.ts';
import { displacementsCm } from './regressionSpread.ts';
import { landslideRates, localThresholdMm, type LandslideEvent } from './hazard.ts';
import { criticalAccelerationG, factorOfSafety, failureProbability } from './newmark.ts';
import { antecedentRainMm, rainNowcast } from './rainfall.ts';
import { TYPICAL_SLOPE } from './tables.ts';

type Answer<D extends { readonly answer: z.ZodType }> = z.output<D['answer']>;

interface Facts {
  readonly relief: Fact<Answer<typeof relief>>;
  readonly seismicHazard: Fact<Answer<typeof seismicHazard>>;
  readonly climate: Fact<Answer<typeof climateNormals>>;
  readonly forecast: Fact<Answer<typeof weatherForecast>>;
}

interface Given {
  readonly slopeDeg: number | undefined;
  readonly recentRainMm: readonly number[] | undefined;
}

/** The two causes and their union, in the words of the wire; null where the hazard is not known. */
export function partsOf({ known }: Assessed) {
  if (!known) return { coseismic: null, rainfall: null, combined: null };
  const { site, event } = known;
  const rates = landslideRates(site);
  return {
    coseismic: {
      areal_probability_475yr: event.coseismic,
      areal_rate_per_yr: rates.coseismicPerYear,
    },
    rainfall: {
      areal_probability_475yr: event.rainfall,
      areal_rate_per_yr: rates.rainfallPerYear,
      rain_24h_475yr_mm: event.rain24hMm,
      threshold_24h_mm: localThresholdMm(site.annualRainMm),
      threshold_ratio_475yr: event.thresholdRatio,
    },
    combined: {
      areal_probability_475yr: event.combined,
      areal_rate_per_yr: rates.combinedPerYear,
      annual_probability_per_km2: rates.annualProbabilityPerKm2,
    },
  };
}

/** Summary, Newmark slope, nowcast and warnings of a place. */
export function reportOf({ known, answer, quickClay }: Assessed, facts: Facts, given: Given) {
  return {
    summary: `${summaryOf(known?.event, answer)}${quickClay === undefined ? '' : ' Quick clay may lie here: its slides are not in that number.'}`,
    newmark: known ? newmarkOf(facts, given.slopeDeg) : null,
    nowcast: nowcastOf(facts, given, known !== undefined),
    warnings: known
      ? [
          'Areal probabilities from classes of ground are good to a factor of ten; a plot needs a survey of its slope.',
          ...hintsOf(facts, given),
          ...(quickClay === undefined
            ? []
            : [
                `The place lies on a lowland of old sea clay: ${quickClay}. Where such clay is quick, flat ground may slide at once over kilometres, of which shaking, rain and slope tell nothing: ask the maps of the geological survey and drill before building.`,
              ]),
        ]
      : [],
  };
}

function hintsOf({ relief: land }: Facts, { slopeDeg }: Given): string[] {
  const isFlatBelowSteep =
    slopeDeg === undefined &&
    isKnown(land) &&
    land.value.slopeDeg < 2 &&
    land.value.slopeP90Deg > 15;
  if (isFlatBelowSteep)
    return ['Steep ground lies close by: a slide from it may run out onto this place.'];
  const mayStandOnSteep =
    slopeDeg === undefined &&
    isKnown(land) &&
    (land.value.unseenP90Deg ?? 0) > Math.max(8, 1.5 * land.value.slopeP90Deg);
  return mayStandOnSteep
    ? [
        'High ground that no town tells of lies within some kilometres: where this place stands on its flanks, the upper end is nearer than the value. Give slope_deg if it is known.',
      ]
    : [];
}

function summaryOf(
  event: LandslideEvent | undefined,
  { reason, quantity }: Assessed['answer'],
): string {
  if (!event) return `Landslide hazard not given: ${reason ?? 'unknown'}.`;
  if (event.combined < 1e-5)
    return 'Next to no ground here would fail in the 475-year shaking or storm.';
  return `About ${(event.combined * 100).toPrecision(1)} % of the ground here would fail in the 475-year event, ${causeOf(event)}; ${spreadOf(quantity)}.`;
}

/** POLICY. Of two causes that are each good to a factor of ten, one is called the main one where it has twice the share of the other. */
const MAIN_CAUSE = 2;

function causeOf({ coseismic, rainfall }: LandslideEvent): string {
  if (coseismic >= MAIN_CAUSE * rainfall) return 'mostly in strong shaking';
  if (rainfall >= MAIN_CAUSE * coseismic) return 'mostly in great storms';
  return 'as much in strong shaking as in great storms';
}

/** Beyond this an upper end is farther off than the factor of ten of the classes. */
const TEN_FOLD = 12;

function spreadOf(quantity: Assessed['answer']['quantity']): string {
  const upward = quantity ? quantity.p90 / quantity.value : NaN;
  return upward > TEN_FOLD
    ? `it may be a tenth of that, or about ${roughly(upward)} times as much where the place stands on the steep ground nearby`
    : 'uncertain by a factor of ten';
}

/** To one figure, halves between below five: 939 is 900, 43 is 45. */
function roughly(factor: number): number {
  const decade = 10 ** Math.floor(Math.log10(factor));
  const step = factor < 5 * decade ? decade / 2 : decade;
  return Math.round(factor / step) * step;
}

function newmarkOf({ relief: land, seismicHazard: shaking }: Facts, slopeDeg: number | undefined) {
  if (!isKnown(land) || !isKnown(shaking)) return null;
  const slope = { ...TYPICAL_SLOPE, slopeDeg: Math.max(0.1, slopeDeg ?? land.value.slopeP90Deg) };
  const criticalG = criticalAccelerationG(slope);
  const motion = {
    criticalG,
    pgaG: shaking.value.pga475G.mean,
    pgvCmps: shaking.value.pgv475Cmps.mean,
    magnitude: shaking.value.meanMagnitude,
  };
  // A slope that does not stand at rest has no critical acceleration, and the regressions do not speak of it.
  const displacementM = criticalG > 0 ? jibson2007PgaM(motion) : undefined;
  return {
    slope_deg: slope.slopeDeg,
    factor_of_safety: factorOfSafety(slope),
    critical_acceleration_g: criticalG,
    displacement_cm: displacementM === undefined ? null : displacementM * 100,
    displacement_by_regression_cm: criticalG > 0 ? displacementsCm(motion) : null,
    failure_probability: displacementM === undefined ? null : failureProbability(displacementM),
    ...(criticalG > 0
      ? {}
      : {
          reason:
            'soil like this does not stand at this slope: what stands here is rock or thinner soil, of which this slab says nothing',
        }),
    soil: 'typical residual soil: cohesion 10 kPa, friction 32 degrees, 2.5 m thick, half saturated',
  };
}

/** POLICY. Upper edges of the susceptibility classes 1 to 4, by the 90th percentile of slope, degrees. */
const CLASS_EDGES_DEG = [3, 8, 16, 28] as const;

/** POLICY. 95th percentile of the antecedent index over days of the wettest month: three times its mean daily rain. */
const PERCENTILE_OF_MEAN = 3;

function nowcastOf(
  { relief: land, climate, forecast }: Facts,
  { recentRainMm }: Given,
  isKnownPlace: boolean,
) {
  const susceptibility =
    isKnown(land) && isKnownPlace
      ? CLASS_EDGES_DEG.filter((edge) => land.value.slopeP90Deg > edge).length + 1
      : null;
  const shared = { susceptibility_class: susceptibility, ...forecastRain(forecast, climate) };
  const antecedentMm = recentRainMm === undefined ? undefined : antecedentRainMm(recentRainMm);
  if (antecedentMm === undefined || susceptibility === null || !isKnown(climate)) {
    const reason =
      antecedentMm === undefined ? 'no recent rain given' : 'ground or climate unknown';
    return {
      state: 'unknown' as const,
      level: null,
      antecedent_rain_mm: antecedentMm ?? null,
      ...shared,
      reason,
    };
  }
  const percentile95Mm = (PERCENTILE_OF_MEAN * Math.max(...climate.value.precipitationMm)) / 30;
  return {
    state: 'known' as const,
    level: rainNowcast(antecedentMm, percentile95Mm, susceptibility),
    antecedent_rain_mm: antecedentMm,
    ...shared,
  };
}

/** The wettest day that is forecast, alone and over the threshold of the place. */
function forecastRain(forecast: Facts['forecast'], climate: Facts['climate']) {
  const wettestMm = isKnown(forecast)
    ? forecast.value.days.reduce<number | null>(
        (most, day) => greater(most, day.precipitationMm),
        null,
      )
    : null;
  const threshold = isKnown(climate)
    ? localThresholdMm(climate.value.annualPrecipitationMm)
    : undefined;
  const isComparable = wettestMm !== null && threshold !== undefined;
  return {
    forecast_24h_mm: wettestMm,
    forecast_threshold_ratio: isComparable ? wettestMm / threshold : null,
  };
}

function greater(most: number | null, mm: number | null | undefined): number | null {
  if (mm === null || mm === undefined) return most;
  return most === null ? mm : Math.max(most, mm);
}
