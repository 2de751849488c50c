import { daysAbove } from './streamTemperature.ts';
import {
  L_PER_GAL,
  MIXED_RISE_C,
  permitLimitC,
  REFERENCE_GAL,
  SCARCITY_DAYS,
  STREAM_SIGMA_C,
  WATER_GAL_PER_MWH,
} from './tables/parameters.ts';
import type { CoolingCode, FuelCode } from './tables/plants.ts';

const Z90 = 1.2815515655446004;

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
}

/** Temperature of the stream above which a plant is held back, °C: the limit after mixing less what the plant warms the river by. */
export function intakeLimitC(cooling: 'o' | 'p' | 't', country: string | undefined): number {
  return permitLimitC(country) - MIXED_RISE_C[cooling];
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
 * @returns undefined where neither climate nor stress is known
 */
export function heldBack(
  { fuel, cooling, country }: CooledPlant,
  { monthsC, stress }: CoolingSite,
): HeldBack | undefined {
  if (cooling === 'd' || cooling === 'm') return NEVER;
  if (monthsC === undefined && stress === undefined) return undefined;
  const limitC = intakeLimitC(cooling, country);
  const warm = (shiftC: number): number => (monthsC ? daysAbove(monthsC, limitC, shiftC) : 0);
  const share = (WATER_GAL_PER_MWH[fuel][cooling]?.[1] ?? REFERENCE_GAL) / REFERENCE_GAL;
  const scarce = (score: number): number => SCARCITY_DAYS * score ** 2 * share;
  const [temperature, scarcity] = [warm(0), stress ? scarce(stress.score) : 0];
  const shift = Z90 * STREAM_SIGMA_C.model;
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
  return 365.25 * (1 - (1 - warm / 365.25) * (1 - Math.min(1, scarce / 365.25)));
}
