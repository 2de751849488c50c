import type { FloodDefence, FloodSetting, FloodTown } from '../../ground/datasets/floodPlains.ts';
import { readRoughly } from '../../ground/earth/shoreGround.ts';
import { normalCdf } from '../../ground/math/normal.ts';
import { defended, type Ground } from './riverFlood.ts';
import { LN_SIGMA, TOWN_FLOOD_REACH_M } from './tables.ts';

/** One cause of flooding at a place. */
export interface FloodPart {
  readonly yearlyProbability: number;
  /** Without any defence, yearly probability; null where the cause is none that walls hold. */
  readonly undefended: number | null;
  readonly lnSigma: number;
  /** The river, coast or town that decides; null where none does. */
  readonly decidedBy: string | null;
  /** What the place's own height over river, sea and ground tells, where the published floods of its town decide and come oftener; left out: all of it, yearly probability. */
  readonly ownYearlyProbability?: number;
  /** Where the published floods of its town decide: mean years between them, behind the defences that stand now. */
  readonly townEveryYears?: number;
  /** No standard of its defences is published: it is kept to what its country usually keeps rivers to. */
  readonly usuallyHeld?: boolean;
  /** What the place's own ground tells is of small streams that no list names: shallow water, and not at every house. */
  readonly ofStreams?: boolean;
}

/** A town with how far its floods raise those of a height; left out: as far as the place belongs to it. */
type TownAtHeight = FloodTown & {
  readonly raises?: number;
  /** What was seen before the defence stood, yearly probability; left out: the defences that stand were there. */
  readonly seenOpen?: number;
};

const YEARS_OF = {
  river: ({ riverYears }: FloodDefence) => riverYears,
  sea: ({ seaYears }: FloodDefence) => seaYears,
  rain: () => 0,
} as const;

/**
 * The floods of a town behind the defence that was built after them: a wall makes them rarer and leaves the share of the ground that lies low.
 *
 * @param town      1 / `everyYears` floods a year over `sharePct` of the ground, when nothing held them
 * @param defences  standards of protection that stand now
 */
export function townBehind(town: FloodTown, defences: readonly FloodDefence[]): TownAtHeight {
  if (town.beforeDefence !== true) return town;
  const perYear = defended(1 / town.everyYears, defences, YEARS_OF[town.kind]);
  return {
    ...town,
    yearlyProbability: (town.sharePct / 100) * perYear,
    seenOpen: town.yearlyProbability,
  };
}

/**
 * The published floods of towns as they bear on a height: they are those of the town's ground at large, so by rivers and the sea they hold where the
 * height is rough, and of a surveyed one as far as it is low ground, which great floods reach. Above it its own height over river and sea decides.
 */
export function townsByHeight(
  { towns: seen, defences, drainage }: Pick<FloodSetting, 'towns' | 'defences' | 'drainage'>,
  ground: Ground | null,
): TownAtHeight[] {
  const towns = seen.map((town) => townBehind(town, defences));
  if (ground === null || !drainage) return towns;
  const rough = readRoughly(ground.sigmaM);
  const above = ground.elevationM - drainage.lowM - TOWN_FLOOD_REACH_M;
  const low = 1 - normalCdf(above / Math.hypot(drainage.lowSigmaM, ground.sigmaM));
  const share = rough + (1 - rough) * low;
  return towns.map((town) =>
    town.kind === 'rain' ? town : { ...town, raises: share * town.membership },
  );
}

/**
 * A part with the published floods of a town: where they come oftener they hold, fading in from the outskirts; where the place itself should
 * flood oftener than its town was seen to, the two estimates are weighed by what each leaves open.
 */
export function withTown(
  part: FloodPart,
  towns: readonly TownAtHeight[],
  kind: FloodTown['kind'],
): FloodPart {
  let best: FloodPart | null = null;
  let seen: FloodTown | null = null;
  for (const town of towns) {
    if (town.kind !== kind) continue;
    if (seen === null || town.membership > seen.membership) seen = town;
    const raised = raisedTo(town.yearlyProbability, part.yearlyProbability, town);
    if (raised <= (best ?? part).yearlyProbability) continue;
    best = {
      ...part,
      yearlyProbability: raised,
      // What is published holds with the town's defences, where it was not seen before them: without them it floods no less often.
      undefended:
        part.undefended === null
          ? null
          : Math.max(part.undefended, raised, raisedTo(town.seenOpen ?? 0, part.undefended, town)),
      lnSigma: LN_SIGMA.town,
      decidedBy: `${town.name} (${town.from})`,
      ownYearlyProbability: part.yearlyProbability,
      townEveryYears: town.sharePct / 100 / town.yearlyProbability,
    };
  }
  return best ?? (seen === null ? part : weighedDown(part, seen));
}

/** A yearly probability drawn towards that of a town, as far as the place belongs to it. */
function raisedTo(ofTown: number, own: number, { raises, membership }: TownAtHeight): number {
  const floor = Math.max(own, 1e-5);
  return floor * Math.pow(ofTown / floor, raises ?? membership);
}

/** A place that should flood oftener than its town was seen to: the mean of the logarithms by inverse variances. */
function weighedDown(part: FloodPart, { yearlyProbability, membership }: FloodTown): FloodPart {
  const own = part.lnSigma ** 2;
  const weight = (membership * own) / (own + LN_SIGMA.town ** 2);
  return {
    ...part,
    yearlyProbability:
      part.yearlyProbability * Math.pow(yearlyProbability / part.yearlyProbability, weight),
  };
}
