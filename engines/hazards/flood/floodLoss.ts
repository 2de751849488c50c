import { lossAbout, type Loss } from '../../component.ts';
import type { DamagePeril } from '../../ground/vulnerability/damageRatio.ts';
import { referenceDamage } from '../referenceHouse.ts';
import type { FloodSetting } from '../../ground/datasets/floodPlains.ts';
import type { FloodPart, SiteFlood } from './siteFlood.ts';
import { FLOOD_DEPTH_M, LOW_GROUND_SHARE, RAIN_REACHES_HOUSE, WET_DEPTH_M } from './tables.ts';

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

/** Scales of the sea's depths, m, at which the damage is tabulated, and the damage there. */
const SEA_SCALES_M = [0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2, 3] as const;

interface Means {
  readonly river: number;
  readonly streams: number;
  readonly rain: number;
  readonly sea: readonly number[];
}

let means: Means | undefined;

/** Worked out at the first question. */
function meanDamages(): Means {
  means ??= {
    river: damageWhereWet('flood', FLOOD_DEPTH_M.river),
    streams: RAIN_REACHES_HOUSE * damageWhereWet('flood', FLOOD_DEPTH_M.streams),
    rain: RAIN_REACHES_HOUSE * damageWhereWet('flood', FLOOD_DEPTH_M.rain),
    sea: SEA_SCALES_M.map((scaleM) => damageWhereWet('coastal_flood', scaleM)),
  };
  return means;
}

function seaDamage(scaleM: number, values: readonly number[]): number {
  let i = 1;
  while (i < SEA_SCALES_M.length - 1 && scaleM > (SEA_SCALES_M[i] ?? Infinity)) i++;
  const [x0, x1] = [SEA_SCALES_M[i - 1] ?? 0, SEA_SCALES_M[i] ?? 1];
  const share = Math.min(1, Math.max(0, (scaleM - x0) / (x1 - x0)));
  return (values[i - 1] ?? 0) + share * ((values[i] ?? 0) - (values[i - 1] ?? 0));
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

/**
 * Expected yearly loss of the reference building to river, sea and rain: chance of more than 15 cm times the mean damage of the depths
 * that come with each cause.
 *
 * @returns 1/yr
 */
export function floodLosses(site: SiteFlood, flood: FloodSetting): FloodLosses {
  const { river, streams, rain, sea } = meanDamages();
  return {
    river: chanceOf(site.river) * (site.river.ofStreams === true ? streams : river),
    rain: chanceOf(site.rain) * rain,
    sea: chanceOf(site.sea) * seaDamage(FLOOD_DEPTH_M.seaLeast + surgeScaleM(flood), sea),
  };
}

/** Their sum with the spread of the chance and of the damage. */
export function floodLoss(site: SiteFlood, flood: FloodSetting): Loss {
  const { river, sea, rain } = floodLosses(site, flood);
  return lossAbout(river + sea + rain, Math.hypot(site.lnSigma, referenceDamage('flood').lnSigma));
}
