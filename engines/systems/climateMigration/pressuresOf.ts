import { Z90 } from '../../ground/math/normal.ts';
import { scoreAt } from '../../levels.ts';
import { seaFloodGrowth } from '../../hazards/flood/seaGrowth.ts';
import { realisedRiseM } from '../../hazards/seaLevel/globalMeanRise.ts';
import { relativeRise } from '../../hazards/seaLevel/relativeRise.ts';
import type { PlaceInputs, Rate } from './placeInputs.ts';
import {
  DROUGHT_STRESS,
  PER_DEGREE,
  PRESSURES,
  PRESSURE_ANCHORS,
  WARMING_C,
  type Horizon,
  type MigrationScenario,
  type PressureName,
} from './tables/parameters.ts';

/** Year that today's figures stand for, and the latest that the observed rise of the sea is known to. */
const LATEST_YEAR = 2035;
/** Standard deviations between the 5 and the 95 per cent point of a normal law. */
const SIGMAS_5_TO_95 = 3.29;
/** Yearly probability above which more adds nothing. */
const MOST = 0.99;
/** Days of dangerous heat a year above which more adds nothing. */
const MOST_DAYS = 250;
/** POLICY. Floods by the sea near a coast where neither levels nor published floods make any, per year, and their log standard deviation: ground, dikes and hollows that no table knows. */
const LEAST_SEA = { perYear: 1e-5, lnSigma: 1.7 } as const;

/** One pressure at a horizon: quantity and score with their 80 % range; null: not known. */
export interface Pressure {
  readonly value: number;
  readonly p10: number;
  readonly p90: number;
  readonly score: number;
  readonly scoreP10: number;
  readonly scoreP90: number;
}

/** When and under which emissions. */
export interface Future {
  readonly scenario: MigrationScenario;
  readonly horizon: Horizon;
  /** Calendar year of the question. */
  readonly year: number;
}

export type Pressures = Readonly<Record<PressureName, Pressure | null>>;

/**
 * The six pressures of a place at a horizon: today's rates, moved by the local warming to come, and the sea by its own rise.
 *
 * @source IPCC AR6 WG1 (2021), SPM figure SPM.6 (changes per degree), Table 9.9 (sea level)
 */
export function pressuresOf(inputs: PlaceInputs, future: Future): Pressures {
  const [median, low, high] = WARMING_C[future.scenario][future.horizon];
  const local = median * inputs.warmingRatio;
  const spreadC = (inputs.warmingRatio * (high - low)) / SIGMAS_5_TO_95;
  const moved = (rate: Rate | null, perDegree: number, most: number): Moved | null =>
    rate && {
      value: Math.min(most, rate.value * Math.exp(perDegree * local)),
      lnSigma: rate.value > 0 ? Math.hypot(rate.lnSigma, perDegree * spreadC) : 0,
      most,
    };
  const drought = moved(inputs.drought, PER_DEGREE.drought, MOST);
  const all: Record<PressureName, Moved | null> = {
    sea_level_rise: seaOf(inputs, future),
    hurricane_exposure: moved(inputs.hurricane, PER_DEGREE.hurricane, MOST),
    heat_stress: moved(inputs.heat, PER_DEGREE.heat, MOST_DAYS),
    wildfire: moved(inputs.wildfire, PER_DEGREE.wildfire, MOST),
    drought: drought && { ...drought, value: drought.value * stressFactor(inputs.stressRatio) },
    flooding: moved(inputs.flood, PER_DEGREE.rain, MOST),
  };
  const scored = PRESSURES.map((name) => [name, all[name] && pressure(name, all[name])] as const);
  return Object.fromEntries(scored) as Record<PressureName, Pressure | null>;
}

interface Moved {
  readonly value: number;
  readonly lnSigma: number;
  readonly most: number;
}

function pressure(name: PressureName, { value, lnSigma, most }: Moved): Pressure {
  const factor = Math.exp(Z90 * lnSigma);
  const [p10, p90] = [value / factor, Math.min(most, value * factor)];
  const anchors = PRESSURE_ANCHORS[name];
  return {
    value,
    p10,
    p90,
    score: scoreAt(anchors, value),
    scoreP10: scoreAt(anchors, p10),
    scoreP90: scoreAt(anchors, p90),
  };
}

function stressFactor(ratio: number | null): number {
  if (ratio === null) return 1;
  const { reference, power, least, most } = DROUGHT_STRESS;
  return Math.min(most, Math.max(least, (ratio / reference) ** power));
}

/**
 * Yearly probability of a flood by the sea at the horizon: that of today, defences and published floods among it, multiplied as the rise
 * to come and the land's own motion multiply high waters.
 */
function seaOf({ sea }: PlaceInputs, { scenario, horizon, year }: Future): Moved | null {
  if (sea === null) return null;
  const { today, climate } = sea;
  if (climate === null) return { ...today, most: MOST };
  const from = Math.min(LATEST_YEAR, year);
  const rise = relativeRise(
    scenario,
    { from, to: Math.min(2100, from + horizon) },
    {
      rateMmPerYear: sea.landMmPerYear,
      sigmaMmPerYear: sea.landSigmaMmPerYear,
      pattern: climate.risePattern,
    },
  );
  const site = { ground: sea.ground, coastDistanceKm: sea.coastKm };
  const nowM = realisedRiseM(from);
  if (rise === undefined || nowM === undefined) return null;
  const growth = seaFloodGrowth(climate, site, { nowM, toComeM: rise.toComeM });
  return {
    value: Math.min(MOST, Math.max(LEAST_SEA.perYear, today.value) * growth),
    lnSigma: today.value > LEAST_SEA.perYear ? today.lnSigma : LEAST_SEA.lnSigma,
    most: MOST,
  };
}
