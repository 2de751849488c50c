import { yearlyMean, type MotionLevel } from '../shaking/motionLevels.ts';
import { bridgeDamage, type BridgeShape } from './bridgeFragility.ts';
import { scourRisk, type ScourRisk } from './scour.ts';
import {
  ACCIDENT_SHARE,
  BASE_RATE,
  CAPACITY_BETA,
  CONDITION_PER_YEAR,
  LN_SIGMA,
  SEISMIC_DESIGN_YEAR,
  UNKNOWN_CLASSES,
  type BridgeClass,
  type ScourCode,
} from './tables.ts';

/** A bridge as the model sees it. */
export interface BridgeCase {
  /** Lowest NBI condition rating, 0 to 9. */
  readonly rating: number;
  readonly ageYears: number;
  readonly bridgeClass: BridgeClass | undefined;
  readonly scourCode: ScourCode | undefined;
  readonly shape: BridgeShape;
}

/** What the place brings. */
export interface BridgeSite {
  /** Undefined: the hazard is not known. */
  readonly levels: readonly MotionLevel[] | undefined;
  readonly floodPerYear: number | undefined;
  readonly isCalifornia: boolean;
  readonly year: number;
}

/** Yearly probability of failure and its parts. */
export interface FailureRate {
  readonly perYear: number;
  readonly lnSigma: number;
  readonly condition: number;
  readonly accident: number;
  readonly scour: ScourRisk;
  /** Complete damage by an earthquake; undefined: the hazard is not known. */
  readonly earthquake: number | undefined;
  readonly design: 'conventional' | 'seismic';
  readonly classes: readonly BridgeClass[];
}

/**
 * Yearly probability that a bridge fails: one minus the product of surviving overload and decay, accidents, scour and earthquakes.
 */
export function failureRate(bridge: BridgeCase, site: BridgeSite): FailureRate {
  const design = designOf(bridge.ageYears, site);
  const classes = bridge.bridgeClass === undefined ? UNKNOWN_CLASSES[design] : [bridge.bridgeClass];
  const condition = conditionPerYear(bridge.rating);
  const accident = BASE_RATE.perYear * ACCIDENT_SHARE;
  const scour = scourRisk(bridge.scourCode, site.floodPerYear);
  const earthquake = site.levels && collapsePerYear(site.levels, classes, bridge.shape);
  const survived = (1 - condition) * (1 - accident) * (1 - scour.perYear) * (1 - (earthquake ?? 0));
  return {
    perYear: 1 - survived,
    lnSigma: Math.hypot(
      LN_SIGMA.model,
      scour.basis === 'base_rate' ? LN_SIGMA.noScourCode : 0,
      earthquake === undefined ? LN_SIGMA.hazardUnknown : 0,
    ),
    condition,
    accident,
    scour,
    earthquake,
    design,
    classes,
  };
}

/** Yearly failure by overload and decay at a rating, straight in the log between whole ratings. @param rating 0 to 9 */
function conditionPerYear(rating: number): number {
  const low = Math.min(8, Math.floor(rating));
  const below = CONDITION_PER_YEAR[low] ?? CONDITION_PER_YEAR[0];
  const above = CONDITION_PER_YEAR[low + 1];
  return below * (above / below) ** (rating - low);
}

function designOf(ageYears: number, { isCalifornia, year }: BridgeSite): FailureRate['design'] {
  const first = isCalifornia ? SEISMIC_DESIGN_YEAR.california : SEISMIC_DESIGN_YEAR.elsewhere;
  return year - ageYears >= first ? 'seismic' : 'conventional';
}

/** Yearly probability of complete damage, mean over the classes that the bridge may be; the scatter of motion counts once, in the hazard curve. */
function collapsePerYear(
  levels: readonly MotionLevel[],
  classes: readonly BridgeClass[],
  shape: BridgeShape,
): number {
  const rate = yearlyMean(levels, ({ sa1sG, sa02sG }) => {
    const spectralRatio = sa02sG > 0 ? sa1sG / sa02sG : undefined;
    const each = classes.map(
      (name) =>
        bridgeDamage(name, sa1sG, {
          ...shape,
          spectralRatio,
          beta: CAPACITY_BETA,
        }).complete,
    );
    return each.reduce((a, b) => a + b, 0) / each.length;
  });
  return -Math.expm1(-rate);
}
