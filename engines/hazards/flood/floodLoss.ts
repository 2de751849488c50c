import { lossAbout, type Loss } from '../../component.ts';
import type { DamagePeril } from '../../ground/vulnerability/damageRatio.ts';
import { referenceDamage } from '../referenceHouse.ts';
import type { FloodReach, FloodSetting } from '../../ground/datasets/floodPlains.ts';
import type { FloodPart } from './floodPart.ts';
import type { SiteFlood } from './siteFlood.ts';
import {
  FLOOD_DEPTH_M,
  FULL_DEPTH_HALF_WIDTH_KM,
  LOW_GROUND_SHARE,
  RAIN_REACHES_HOUSE,
  WET_DEPTH_M,
} from './tables.ts';

/** Expected yearly loss ratios by cause, 1/yr. */
export interface FloodLosses {
  readonly river: number;
  readonly sea: number;
  readonly rain: number;
}

/** Depths are cut into so many slices of equal chance. */
const SLICES = 40;

/** Mean damage of the reference building where it floods at all, depths above 15 cm falling off exponentially. */
function damageWhereWet(peril: DamagePeril, scaleM: number): number {
  const curve = referenceDamage(peril);
  let sum = 0;
  for (let k = 0; k < SLICES; k++)
    sum += curve.mean(WET_DEPTH_M - scaleM * Math.log((k + 0.5) / SLICES)) / SLICES;
  return sum;
}

/** Scales of depths, m, at which the damage is tabulated. */
const SCALES_M = [0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 3] as const;

const means = new Map<DamagePeril, Float64Array>();

/** Mean damage where wet by scale of depth; worked out at the first question. */
function meanDamage(peril: DamagePeril, scaleM: number): number {
  let values = means.get(peril);
  if (!values) {
    values = Float64Array.from(SCALES_M, (scale) => damageWhereWet(peril, scale));
    means.set(peril, values);
  }
  let i = 1;
  while (i < SCALES_M.length - 1 && scaleM > SCALES_M[i]) i++;
  const [x0, x1] = [SCALES_M[i - 1], SCALES_M[i]];
  const share = Math.min(1, Math.max(0, (scaleM - x0) / (x1 - x0)));
  return values[i - 1] + share * (values[i] - values[i - 1]);
}

/** How fast surges grow with rarity: the scale of their Gumbel law, m. */
function surgeScaleM({ sea }: FloodSetting): number {
  return sea === null ? 0 : (sea.surge100M - sea.surge10M) / LN_100_OVER_10;
}

/** Difference of Gumbel's reduced variate between 100 and 10 years. */
const LN_100_OVER_10 = 2.3498;

/** Chance that water stands at a house taken at random: the published floods of a town hold for its low part only. */
function chanceOf({ yearlyProbability, ofTown }: FloodPart): number {
  return ofTown === true ? LOW_GROUND_SHARE * yearlyProbability : yearlyProbability;
}

/** Water at a house by one cause: chance in a year of more than 15 cm, and the scale of the exponential law of the depth above that, m. */
export interface WaterAtHouse {
  readonly chance: number;
  readonly depthScaleM: number;
}

const lossOf = (peril: DamagePeril, { chance, depthScaleM }: WaterAtHouse): number =>
  chance === 0 ? 0 : chance * meanDamage(peril, depthScaleM);

/** How far what floods the place is a river rather than a small stream, 0 to 1, by the width of its plain. */
function riverSize(part: FloodPart, reach: FloodReach | null): number {
  if (part.ofStreams === true) return 0;
  if (part.ofTown === true || reach === null) return 1;
  return Math.min(1, reach.halfWidthKm / FULL_DEPTH_HALF_WIDTH_KM);
}

function waterOf(part: FloodPart, reach: FloodReach | null): WaterAtHouse {
  const size = riverSize(part, reach);
  const { streams, river } = FLOOD_DEPTH_M;
  return {
    chance: (RAIN_REACHES_HOUSE + (1 - RAIN_REACHES_HOUSE) * size) * chanceOf(part),
    depthScaleM: streams + (river - streams) * size,
  };
}

/**
 * The river's water, or a small stream's where no river comes oftener: of what a stream floods, not all comes to the house. Where a river comes
 * somewhat less often than the streams but costs more, it is the river's.
 */
export function riverWater({ river, reach, beside }: SiteFlood): WaterAtHouse {
  const own = waterOf(river, reach);
  if (beside === null) return own;
  const other = waterOf(beside.part, beside.reach);
  return lossOf('flood', other) > lossOf('flood', own) ? other : own;
}

/** Rain where it falls: builders raise a house above its yard. How many houses a published flood of a town reaches, `LOW_GROUND_SHARE` says already. */
export function rainWater({ rain }: SiteFlood): WaterAtHouse {
  const reaches = rain.ofTown === true ? 1 : RAIN_REACHES_HOUSE;
  return { chance: reaches * chanceOf(rain), depthScaleM: FLOOD_DEPTH_M.rain };
}

/** The sea: surges stand the deeper, the faster they grow with rarity. */
export function seaWater({ sea }: SiteFlood, flood: FloodSetting): WaterAtHouse {
  return { chance: chanceOf(sea), depthScaleM: FLOOD_DEPTH_M.seaLeast + surgeScaleM(flood) };
}

/**
 * Expected yearly loss of the reference building to river, sea and rain: chance of more than 15 cm times the mean damage of the depths
 * that come with each cause.
 *
 * @returns 1/yr
 */
export function floodLosses(site: SiteFlood, flood: FloodSetting): FloodLosses {
  return {
    river: lossOf('flood', riverWater(site)),
    rain: lossOf('flood', rainWater(site)),
    sea: lossOf('coastal_flood', seaWater(site, flood)),
  };
}

/** Their sum with the spread of the chance and of the damage. */
export function floodLoss(site: SiteFlood, flood: FloodSetting): Loss {
  const { river, sea, rain } = floodLosses(site, flood);
  return lossAbout(river + sea + rain, Math.hypot(site.lnSigma, referenceDamage('flood').lnSigma));
}
