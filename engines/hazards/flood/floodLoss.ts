import { lossAbout, type Loss } from '../../component.ts';
import type { DamagePeril } from '../../ground/vulnerability/damageRatio.ts';
import { referenceDamage } from '../referenceHouse.ts';
import type { FloodReach, FloodSetting } from '../../ground/datasets/floodPlains.ts';
import type { FloodPart } from './floodPart.ts';
import { riseOf } from './riverFlood.ts';
import { meanExcessM } from './seaFlood.ts';
import type { SiteFlood } from './siteFlood.ts';
import {
  FLOOD_DEPTH_M,
  FULL_DEPTH_HALF_WIDTH_KM,
  LOW_GROUND_SHARE,
  RAIN_REACHES_HOUSE,
  UNGAUGED_RISE,
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

/** Water at a house by one cause: chance in a year of more than 15 cm, and the scale of the exponential law of the depth above that, m. */
export interface WaterAtHouse {
  readonly chance: number;
  readonly depthScaleM: number;
}

const lossOf = (peril: DamagePeril, { chance, depthScaleM }: WaterAtHouse): number =>
  chance === 0 ? 0 : chance * meanDamage(peril, depthScaleM);

/** What the place's own ground tells of a cause, without the published floods of its town. */
const ownChance = ({ yearlyProbability, ownYearlyProbability }: FloodPart): number =>
  ownYearlyProbability ?? yearlyProbability;

/**
 * Water at a house of a town whose floods are published: those that the place's own ground tells of come as they do elsewhere; the others, by which the
 * town floods oftener, hold for its low part, so that a house sees a share of them.
 */
function inTown(own: WaterAtHouse, part: FloodPart, townDepthScaleM: number): WaterAtHouse {
  const added = LOW_GROUND_SHARE * (part.yearlyProbability - ownChance(part));
  if (added <= 0) return own;
  const chance = own.chance + added;
  const depthScaleM = (own.chance * own.depthScaleM + added * townDepthScaleM) / chance;
  return { chance, depthScaleM };
}

/** How far what floods the place is a river rather than a small stream, 0 to 1, by the width of its plain. */
function riverSize(part: FloodPart, reach: FloodReach | null): number {
  if (part.ofStreams === true) return 0;
  return reach === null ? 1 : Math.min(1, reach.halfWidthKm / FULL_DEPTH_HALF_WIDTH_KM);
}

/** Scale of the depths of a river's floods, m. */
const riverDepthScaleM = (reach: FloodReach | null): number =>
  FLOOD_DEPTH_M.riverPerRise * (reach === null ? UNGAUGED_RISE : riseOf(reach)).riseM;

/** The same for the published floods of a town: those of its river where gauges tell, else of a usual river, since nobody publishes the floods of a brook. */
const townDepthScaleM = (reach: FloodReach | null): number =>
  riverDepthScaleM(reach?.rise?.basis === 'gauges' ? reach : null);

function ownWaterOf(part: FloodPart, reach: FloodReach | null): WaterAtHouse {
  const size = riverSize(part, reach);
  const { streams } = FLOOD_DEPTH_M;
  const river = riverDepthScaleM(reach);
  return {
    chance: (RAIN_REACHES_HOUSE + (1 - RAIN_REACHES_HOUSE) * size) * ownChance(part),
    depthScaleM: streams + (river - streams) * size,
  };
}

/**
 * The river's water, or a small stream's where no river comes oftener: of what a stream floods, not all comes to the house. Where another river comes
 * less often but costs more, it is that one's.
 */
export function riverWater({ river, reach, beside }: SiteFlood): WaterAtHouse {
  let costliest = ownWaterOf(river, reach);
  let of = reach;
  for (const other of beside) {
    const water = ownWaterOf(other.part, other.reach);
    of ??= other.reach;
    if (lossOf('flood', water) <= lossOf('flood', costliest)) continue;
    costliest = water;
    of = other.reach;
  }
  return inTown(costliest, river, townDepthScaleM(of));
}

/** Rain where it falls: builders raise a house above its yard. */
export function rainWater({ rain }: SiteFlood): WaterAtHouse {
  const depthScaleM = FLOOD_DEPTH_M.rain;
  const own = { chance: RAIN_REACHES_HOUSE * ownChance(rain), depthScaleM };
  return inTown(own, rain, depthScaleM);
}

/** The sea: surges stand the deeper, the faster they grow with rarity; those by which a town floods often are of ordinary weather rather than of cyclones. */
export function seaWater({ sea }: SiteFlood, flood: FloodSetting): WaterAtHouse {
  const depthScaleM = FLOOD_DEPTH_M.seaLeast + surgeScaleM(flood);
  const ofTownM =
    flood.sea === null || sea.townEveryYears === undefined
      ? depthScaleM
      : FLOOD_DEPTH_M.seaLeast + meanExcessM(flood.sea, sea.townEveryYears);
  return inTown({ chance: ownChance(sea), depthScaleM }, sea, ofTownM);
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
