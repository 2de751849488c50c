import { DAYS_PER_YEAR } from '../../ground/math/time.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { daysAbove, streamTemperatureC } from './streamTemperature.ts';
import {
  bindsTheRiver,
  EFFICIENCY,
  L_PER_GAL,
  MIXED_RISE_C,
  permitLimitC,
  POND_EXCESS_C,
  POND_LIMIT_C,
  REFERENCE_GAL,
  SCARCITY_DAYS,
  STREAM_SIGMA_C,
  WATER_GAL_PER_MWH,
  WATER_HEAT_MJ,
} from './tables/parameters.ts';
import type { CoolingCode, FuelCode } from './tables/plants.ts';
import type { PlantRiver } from './tables/rivers.ts';

/** Water per energy made, litres per MWh; null: sea water, or no figure. */
export interface WaterUse {
  readonly withdrawalLPerMwh: number;
  readonly consumptionLPerMwh: number;
}

/** Water that a plant takes and does not give back. @source Macknick et al. (2012), doi:10.1088/1748-9326/7/4/045802 */
export function waterUse(fuel: FuelCode, cooling: CoolingCode): WaterUse | null {
  const found = WATER_GAL_PER_MWH[fuel][cooling];
  return found
    ? { withdrawalLPerMwh: found[0] * L_PER_GAL, consumptionLPerMwh: found[1] * L_PER_GAL }
    : null;
}

/** What the place brings for cooling. */
export interface CoolingSite {
  /** Monthly mean air temperature, °C; undefined: not known. */
  readonly monthsC: readonly number[] | undefined;
  /** The same as it was when rivers were measured, where it was made warmer since; undefined: as it is. */
  readonly usualMonthsC?: readonly number[] | undefined;
  /** Water stress, 0 to 5, with its ends; undefined: not known. */
  readonly stress:
    { readonly score: number; readonly low: number; readonly high: number } | undefined;
}

/** A plant as its water matters. */
export interface CooledPlant {
  readonly fuel: FuelCode;
  readonly cooling: CoolingCode;
  /** ISO 3166-1 alpha-2, for the limit of its permit; undefined: not known. */
  readonly country?: string | undefined;
  readonly mw?: number;
  /** Its river, where it was measured; undefined: streams at large. */
  readonly river?: PlantRiver | undefined;
}

/**
 * What once-through cooling warms a river by after mixing, °C: the heat given to it over its flow, at most the rise that is allowed; a lake (no flow) by that rise.
 *
 * @source Arrêté du 11 juin 2004 (Bugey), art. 4 and 5: heat given to the river in a unit of time over its flow; at most 3 °C
 */
export function mixedRiseC(
  fuel: FuelCode,
  onceThroughMw: number,
  summerFlowM3s: number | null,
): number {
  if (summerFlowM3s === null) return MIXED_RISE_C.o;
  const heatMw = onceThroughMw * (1 / EFFICIENCY[fuel] - 1);
  return Math.min(MIXED_RISE_C.o, heatMw / (WATER_HEAT_MJ * summerFlowM3s));
}

/**
 * Temperature of the stream above which a plant is held back, °C: the limit after mixing less what the plant warms the river by, or that of a pond less what
 * it is warmer by than streams; undefined: warm water does not hold it back.
 */
export function intakeLimitC({
  fuel,
  cooling,
  country,
  mw,
  river,
}: CooledPlant): number | undefined {
  if (cooling === 'd' || cooling === 'm') return undefined;
  if (cooling === 'p') return POND_LIMIT_C - POND_EXCESS_C;
  const limitC = river?.permitC ?? permitLimitC(country);
  if (cooling === 't' && !bindsTheRiver(country)) return undefined;
  if (cooling !== 'o' || river === undefined || mw === undefined)
    return limitC - MIXED_RISE_C[cooling];
  return limitC - mixedRiseC(fuel, mw * river.onceThroughShare, river.summerFlowM3s);
}

/** Days a year that a plant is held back by its water. */
export interface HeldBack {
  readonly temperature: number;
  readonly scarcity: number;
  readonly days: number;
  readonly p10: number;
  readonly p90: number;
}

const NEVER: HeldBack = { temperature: 0, scarcity: 0, days: 0, p10: 0, p90: 0 };

/**
 * Days that a plant is held back by warm or scarce water. Plants cooled by air or by the sea are not held back by fresh water.
 *
 * @returns undefined where nothing is known of what could hold it back
 */
export function heldBack(
  plant: CooledPlant,
  { monthsC, usualMonthsC, stress }: CoolingSite,
): HeldBack | undefined {
  const { fuel, cooling, river } = plant;
  if (cooling === 'd' || cooling === 'm') return NEVER;
  const limitC = intakeLimitC(plant);
  if (stress === undefined && (monthsC === undefined || limitC === undefined)) return undefined;
  const measuredC = river?.warmestMonthC;
  const colderC =
    monthsC && measuredC !== undefined
      ? measuredC - streamTemperatureC(Math.max(...(usualMonthsC ?? monthsC)))
      : 0;
  const warm = (shiftC: number): number =>
    monthsC && limitC !== undefined ? daysAbove(monthsC, limitC, colderC + shiftC) : 0;
  const share = (WATER_GAL_PER_MWH[fuel][cooling]?.[1] ?? REFERENCE_GAL) / REFERENCE_GAL;
  const scarce = (score: number): number => SCARCITY_DAYS * score ** 2 * share;
  const [temperature, scarcity] = [warm(0), stress ? scarce(stress.score) : 0];
  const shift = Z90 * (measuredC === undefined ? STREAM_SIGMA_C.model : STREAM_SIGMA_C.measured);
  return {
    temperature,
    scarcity,
    days: joined(temperature, scarcity),
    p10: joined(warm(-shift), stress ? scarce(stress.low) / 2 : 0),
    p90: joined(warm(shift), stress ? 2 * scarce(stress.high) : 0),
  };
}

/** Days that are warm or scarce, as independent. */
function joined(warm: number, scarce: number): number {
  return (
    DAYS_PER_YEAR * (1 - (1 - warm / DAYS_PER_YEAR) * (1 - Math.min(1, scarce / DAYS_PER_YEAR)))
  );
}
