import type * as z from 'zod';
import type {
  DischargePeaks,
  RisePattern,
  SeaTide,
  SurgeClimate,
} from '../../ground/datasets/floodPlains.ts';
import type { gaugesNear, riverDischarge, RiverGauge } from '../../ground/datasets/water.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { isKnown, type Fact } from '../../facts.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { DAY_MS, HOUR_MS } from '../../ground/math/time.ts';
import type { Point } from '../../schemas.ts';
import { globalMeanRise } from '../seaLevel/globalMeanRise.ts';
import { shareOfWorldRise } from '../seaLevel/risePattern.ts';
import { dischargeClass, gumbelPeaks, peakOfYears } from './dischargeForecast.ts';
import { GAUGE_RANKS } from './gaugeCategory.ts';
import { seaLevelOfYears, seaLevelSigmaM, yearsOfSeaLevel } from './seaFlood.ts';
import type { FloodPart } from './floodPart.ts';
import { BASELINE_M } from './siteFlood.ts';

type Discharge = z.output<typeof riverDischarge.answer>;

const LISTED_GAUGES = 10;
const SEA_YEARS = [10, 100, 500] as const;

/** A cause of floods on the wire. */
export function causeOf({ yearlyProbability, undefended, decidedBy }: FloodPart) {
  return {
    annual_probability: yearlyProbability,
    without_defences: undefended,
    decided_by: decidedBy,
  };
}

/** The forecast of the river model against the thresholds of its own reanalysis, or why there is none. */
export function forecastOf(discharge: Fact<Discharge>, peaks: Fact<DischargePeaks>) {
  if (!isKnown(discharge))
    return { discharge_forecast: null, discharge_forecast_reason: discharge.missing };
  const law = isKnown(peaks)
    ? gumbelPeaks(peaks.value.years.map(({ maxM3s }) => maxM3s))
    : undefined;
  if (!law) {
    const reason = isKnown(peaks)
      ? 'the reanalysis has too few years, or no flow, for thresholds'
      : `thresholds: ${peaks.missing}`;
    return { discharge_forecast: null, discharge_forecast_reason: reason };
  }
  const days = daysOf(discharge.value);
  const highest = days.reduce<{ date: string; flow: number } | undefined>(
    (best, { date, median_m3s }) => {
      return median_m3s !== null && (best === undefined || median_m3s > best.flow)
        ? { date, flow: median_m3s }
        : best;
    },
    undefined,
  );
  if (!highest)
    return { discharge_forecast: null, discharge_forecast_reason: 'the forecast holds no value' };
  const upper = Math.max(highest.flow, ...days.flatMap(({ p75_m3s }) => p75_m3s ?? []));
  return {
    discharge_forecast: {
      class: dischargeClass(highest.flow, law),
      class_upper: dischargeClass(upper, law),
      peak_m3s: highest.flow,
      peak_date: highest.date,
      thresholds_m3s: {
        yr2: peakOfYears(law, 2),
        yr5: peakOfYears(law, 5),
        yr20: peakOfYears(law, 20),
      },
      reanalysis_years: law.years,
      days,
    },
  };
}

function daysOf({ startDate, dischargeM3s, medianM3s, p25M3s, p75M3s, maxM3s }: Discharge) {
  const start = Date.parse(`${startDate}T00:00:00Z`);
  return dischargeM3s.map((control, i) => ({
    date: new Date(start + i * DAY_MS).toISOString().slice(0, 10),
    median_m3s: medianM3s[i] ?? control,
    p25_m3s: p25M3s[i] ?? null,
    p75_m3s: p75M3s[i] ?? null,
    max_m3s: maxM3s[i] ?? null,
  }));
}

const STATES = {
  not_defined: 'the agency defines no flood stages here',
  not_current: 'the last reading is not current',
  out_of_service: 'out of service',
  current: '',
} as const;

function readingOf({ stageM, flowM3s, category, state, at }: RiverGauge['observed']) {
  const reason = category === null ? { reason: STATES[state] || 'no category given' } : {};
  return {
    stage_m: stageM,
    flow_m3s: flowM3s,
    category,
    rank: category === null ? null : GAUGE_RANKS[category],
    at,
    ...reason,
  };
}

/** POLICY: a reading so much older than the answer no longer says how the river stands, hours; services report every quarter to six hours. */
const READING_HOURS = 24;

/** A reading as it may be told at a moment: an old or undated one has no category, whatever the service calls it. */
function told(reading: RiverGauge['observed'], nowMs: number): RiverGauge['observed'] {
  const isRecent = nowMs - Date.parse(reading.at ?? '') <= READING_HOURS * HOUR_MS;
  return isRecent || reading.state !== 'current'
    ? reading
    : { ...reading, category: null, state: 'not_current' };
}

/** Official gauges within a radius with their categories; a gauge without stages, or read long ago, has a reason, never a zero. */
export function gaugesOf(
  { lat, lon }: Point,
  gauges: Fact<z.output<typeof gaugesNear.answer>>,
  { nowMs, radiusKm }: { readonly nowMs: number; readonly radiusKm: number },
) {
  if (!isKnown(gauges)) return { gauges: null, gauges_reason: gauges.missing };
  const listed = gauges.value.gauges.map((one) => ({
    id: one.id,
    name: one.name,
    lat: one.lat,
    lon: one.lon,
    distance_km: distanceKm(lat, lon, one.lat, one.lon),
    observed: readingOf(told(one.observed, nowMs)),
    forecast: readingOf(told(one.forecast, nowMs)),
  }));
  return {
    gauges: listed
      .filter((one) => one.distance_km <= radiusKm)
      .toSorted((a, b) => a.distance_km - b.distance_km)
      .slice(0, LISTED_GAUGES),
  };
}

/** Still-water levels of the coast now and in 2050 under SSP2-4.5, against the land, by the share of the world's rise that is projected for the place; where the rise so far is not known, now is the mean of 1995 to 2014. */
export function seaOf(sea: SurgeClimate | null, riseM: number | null, year: number) {
  if (sea === null) return null;
  const rise2050 = globalMeanRise('SSP2-4.5', 2050);
  if (!rise2050) throw new Error('the scenario does not reach 2050');
  const sinkingM = (-sea.landMotionMmPerYear * Math.max(0, 2050 - year)) / 1000;
  const nowM = riseM ?? BASELINE_M;
  const share = shareOfWorldRise(sea.risePattern, 2050);
  const thenM = nowM + share * (rise2050.medianM - nowM) + sinkingM;
  return {
    coast: sea.nearestReach,
    levels: SEA_YEARS.map((years) => ({
      return_period_yr: years,
      ...levelFields(sea, years, nowM),
      level_2050_m: seaLevelOfYears(sea, years, thenM),
      return_period_2050_yr: yearsOfSeaLevel(sea, seaLevelOfYears(sea, years, nowM), thenM),
    })),
    tide: tideFields(sea.tide),
    rise_so_far_m: riseM,
    land_motion_mm_per_yr: sea.landMotionMmPerYear,
    regional_rise: regionalRise(sea.risePattern),
    source: sea.from,
  };
}

/** How the sea rises here beside the mean of all seas; null in answers of tables that do not know it. */
function regionalRise(pattern: RisePattern | undefined) {
  if (pattern === undefined) return null;
  return {
    share_of_global_mean_2050: pattern.share2050,
    share_of_global_mean_2100: pattern.share2100,
    nearest_gauge: pattern.gauge,
    gauge_distance_km: pattern.gaugeKm,
    source: pattern.from,
  };
}

function levelFields(sea: SurgeClimate, years: number, riseM: number) {
  const level = seaLevelOfYears(sea, years, riseM);
  const spread = Z90 * seaLevelSigmaM(sea, years);
  return { level_m: level, level_p10_m: level - spread, level_p90_m: level + spread };
}

/** High water of the tide with the station that tells it; null in answers of tables that do not know it. */
function tideFields(tide: SeaTide | undefined) {
  if (tide === undefined) return null;
  const factor = Math.exp(Z90 * tide.lnSigma);
  return {
    nearest_station: tide.station,
    station_distance_km: tide.stationKm,
    mean_higher_high_water_m: tide.highM,
    mean_higher_high_water_p10_m: tide.highM / factor,
    mean_higher_high_water_p90_m: tide.highM * factor,
    highest_astronomical_tide_m: tide.highestM,
    basis: tide.station === null ? ('prior' as const) : ('stations' as const),
    source: tide.from,
  };
}
