import type * as z from 'zod';
import type { pastTsunami, TsunamiSource } from '../../ground/datasets/tsunamis.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { LEVEL_STARTS } from '../../levels.ts';
import type { Quantity } from '../../schemas.ts';
import { listChances } from '../eventChance.ts';
import { ABE_MAX_OVER_MEAN } from './abeHeight.ts';
import { beachRunupM, breakingLimit, LAB_COT_BETA } from './beachRunup.ts';
import type { CoastalHazard, SourceEffect } from './coastalHazard.ts';
import type { TsunamiView } from './component.ts';
import { LOCAL_MINUTES, type Evacuation } from './evacuation.ts';
import type { TsunamiPrediction } from './schemas.ts';
import { inundationReachKm } from './siteReach.ts';
import { maxSeaFloorUpliftM } from './sourceUplift.ts';
import { ruptureChance, segmentsOf } from './zoneChance.ts';

const MAGNITUDES = [7.5, 8, 8.5, 9] as const;
/** POLICY. Depth at the toe of the beach of the run-up law, m. */
const TOE_DEPTH_M = 10;
/** POLICY. A source matters for warnings when it makes this share of the rate, or this mean height, m. */
const MATTERS = { share: 0.02, heightM: 0.3 } as const;

/** Heights and run-up of the coast, on the wire; nulls where there is no coast to speak of. */
export function coastFields(coast: CoastalHazard | null) {
  const height = coast?.height475M ?? null;
  const runup = height === null ? null : ABE_MAX_OVER_MEAN * height;
  return {
    coastal_height_475yr_m: height,
    coastal_height_975yr_m: coast?.height975M ?? null,
    coastal_height_2475yr_m: coast?.height2475M ?? null,
    runup_475yr_m: runup,
    plane_beach_runup_m: height === null ? null : (beachRunupM(height, TOE_DEPTH_M) ?? null),
    plane_beach_breaks: height === null ? null : height / TOE_DEPTH_M > breakingLimit(LAB_COT_BETA),
    inundation_reach_km: runup === null ? null : inundationReachKm(runup),
  };
}

/** Sources that can matter to people on the coast. */
export function mattering(coast: CoastalHazard): readonly SourceEffect[] {
  return coast.effects.filter(
    ({ shareOfRate, characteristicHeightM }) =>
      shareOfRate >= MATTERS.share || characteristicHeightM >= MATTERS.heightM,
  );
}

/** Minutes to the first wave of any source that matters; null where none does. */
export function firstArrivalMinutes(coast: CoastalHazard): number | null {
  const times = mattering(coast).map(({ path }) => path.travelMinutes);
  return times.length === 0 ? null : Math.min(...times);
}

/** One source on the wire. */
export function sourceFields(
  { path, characteristicHeightM, shareOfRate }: SourceEffect,
  timeSigma: number,
): TsunamiPrediction['sources'][number] {
  const { source, travelMinutes, distanceKm } = path;
  return {
    id: source.id,
    name: source.name,
    zone: source.zone,
    magnitude: source.magnitude,
    recurrence_years: { ...source.recurrenceYears },
    basis: source.basis,
    distance_km: distanceKm,
    travel_time_min: travelMinutes,
    travel_time_p10_min: travelMinutes * Math.exp(-Z90 * timeSigma),
    travel_time_p90_min: travelMinutes * Math.exp(Z90 * timeSigma),
    coastal_height_m: characteristicHeightM,
    sea_floor_uplift_m: maxSeaFloorUpliftM(source.magnitude, source.dipDeg),
    share_of_rate: shareOfRate,
  };
}

/**
 * The zones whose sources matter, soonest first.
 *
 * @param listed  every source whose waves reach the coast, those that matter little too
 */
export function zoneFields(
  coast: CoastalHazard,
  listed: readonly TsunamiSource[],
): TsunamiPrediction['zones'] {
  const zones = new Map<
    string,
    { zone: string; first_arrival_min: number; share_of_rate: number }
  >();
  for (const { path, shareOfRate } of mattering(coast)) {
    const name = path.source.zone;
    const zone = zones.get(name) ?? { zone: name, first_arrival_min: Infinity, share_of_rate: 0 };
    zone.first_arrival_min = Math.min(zone.first_arrival_min, path.travelMinutes);
    zone.share_of_rate = Math.min(1, zone.share_of_rate + shareOfRate);
    zones.set(name, zone);
  }
  return [...zones.values()]
    .sort((a, b) => a.first_arrival_min - b.first_arrival_min)
    .map((zone) => ({
      ...zone,
      chances: listChances(MAGNITUDES, (magnitude, days) =>
        ruptureChance(segmentsOf(listed, zone.zone, magnitude), days),
      ),
    }));
}

/** A historic event on the wire. */
export function pastFields(
  event: z.output<typeof pastTsunami>,
): TsunamiPrediction['historic_events'][number] {
  const two = (n: number) => String(n).padStart(2, '0');
  const year =
    event.year < 0
      ? `-${String(-event.year).padStart(4, '0')}`
      : String(event.year).padStart(4, '0');
  const date =
    event.month === null
      ? year
      : event.day === null
        ? `${year}-${two(event.month)}`
        : `${year}-${two(event.month)}-${two(event.day)}`;
  return {
    id: event.id,
    date,
    place: event.place,
    lat: event.lat,
    lon: event.lon,
    magnitude: event.magnitude,
    cause: event.cause,
    max_water_height_m: event.maxWaterHeightM,
    deaths: event.deaths,
    distance_km: event.distanceKm,
  };
}

/** POLICY. Less than this is told as nothing, m. */
const TOLD_M = 0.05;

/** What is left of the waves at the ground asked about, in words with its interval. */
function leftHere({ value, p10, p90 }: Quantity): string {
  if (p90 < TOLD_M) return 'nothing of them at this ground';
  return value < TOLD_M
    ? `nothing of them at this ground by the best value, and up to ${p90.toFixed(1)} m (80 % interval)`
    : `${value.toFixed(1)} m left at this ground (80 % interval ${p10.toFixed(1)} to ${p90.toFixed(1)} m)`;
}

/** POLICY. An error of the ground of this share of the waves on the coast decides what is left of them. */
const GROUND_SHARE = 0.5;

/** That the height of the ground decides, where its error takes the answer two levels up. */
function groundWords({ answer: { score, interval }, site, coast }: TsunamiView): string {
  if (score === null || interval === null || !coast || !site?.isLand || !site.elevation) return '';
  const { elevationM, sigmaM } = site.elevation;
  if (sigmaM < GROUND_SHARE * coast.height475M) return '';
  const levels = (at: number) => Object.values(LEVEL_STARTS).filter((start) => at >= start).length;
  return levels(interval.p90) - levels(score) < 2
    ? ''
    : ` The height of this ground decides, and it is uncertain: ${Math.round(elevationM)} m above the sea, give or take ${Number(sigmaM.toPrecision(2))} m.`;
}

function firstWords(minutes: number | null): string {
  if (minutes === null) return '';
  if (minutes <= LOCAL_MINUTES)
    return ` The first waves may come within ${Math.max(1, Math.round(minutes))} minutes of the earthquake.`;
  return minutes < 90
    ? ` The first waves may come ${Math.round(minutes)} minutes after the earthquake.`
    : ` The first waves come after ${(minutes / 60).toFixed(1)} hours or more.`;
}

/** The answer in a few sentences for people. */
export function summaryOf(view: TsunamiView, evacuation: Evacuation | null): string {
  const { answer, coast } = view;
  if (answer.state === 'unknown') return `Tsunami hazard unknown: ${answer.reason ?? 'no facts'}.`;
  if (answer.state === 'not_applicable' || !coast || !answer.quantity)
    return `No tsunami hazard here: ${answer.reason ?? 'out of reach of the sea'}.`;
  const height = `${answer.level ?? ''} tsunami hazard: once in 475 years waves of about ${coast.height475M.toFixed(1)} m on this coast, ${leftHere(answer.quantity)}.`;
  const time = firstWords(firstArrivalMinutes(coast));
  const local =
    evacuation?.advice === 'move_on_strong_shaking' ? ' Strong shaking is the warning.' : '';
  return `${height}${groundWords(view)}${time}${local}`;
}
