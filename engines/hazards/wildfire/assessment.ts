import { notApplicable, unknown } from '../../component.ts';
import { climateNormals } from '../../ground/datasets/climate.ts';
import { burnProbability } from '../../ground/datasets/fire.ts';
import { fireClimate } from '../../ground/datasets/fireClimate.ts';
import { relief, setting } from '../../ground/datasets/terrain.ts';
import { isKnown, type FactTree } from '../../facts.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { levelOf, scoreAt } from '../../levels.ts';
import type { ComponentAnswer } from '../../schemas.ts';
import { percentWords } from '../../percentWords.ts';
import { burnChance, type BurnChance } from './burnProbability.ts';
import { noFuelReason } from './fuelByClimate.ts';
import { NO_FUEL_BELOW, SIMULATED_LN_SIGMA, WILDFIRE_ANCHORS } from './tables.ts';

/** What the yearly wildfire hazard of a place is worked out from. */
export function wildfireNeeds({ lat, lon }: { readonly lat: number; readonly lon: number }) {
  const at = { lat, lon };
  return {
    setting: setting(at),
    relief: relief(at),
    climate: climateNormals(at),
    fire: fireClimate(at),
    simulated: burnProbability(at),
  };
}

type Facts = FactTree<ReturnType<typeof wildfireNeeds>>;

/** Chance of burning where it is known; the answer in any case. */
export interface Assessed {
  readonly chance?: BurnChance & { readonly source: 'simulation' | 'mapped_regions' | 'climate' };
  readonly answer: ComponentAnswer;
}

/** Works out the yearly chance of a damaging wildfire at a place. */
export function assessWildfire(facts: Facts): Assessed {
  const { setting: where, relief: land, climate, fire } = facts;
  if (isKnown(where) && !where.value.isLand)
    return { answer: notApplicable('open water: nothing to burn') };
  if (isKnown(land) && (land.value.reliefClass === 'ice' || land.value.reliefClass === 'ocean'))
    return { answer: notApplicable('ice or water: nothing to burn') };
  if (!isKnown(fire)) return { answer: unknown(`burned area: ${fire.missing}`) };
  if (!isKnown(climate)) return { answer: unknown(`climate: ${climate.missing}`) };
  const mapped = burnChance({ fire: fire.value, climate: climate.value });
  const perYear = isKnown(facts.simulated) ? facts.simulated.value.probabilityPerYear : null;
  const source = fire.value.listedShare > 0.5 ? ('mapped_regions' as const) : ('climate' as const);
  const chance = perYear === null ? { ...mapped, source } : simulated(mapped, perYear);
  if (chance.vegetationBurnedPerYear < NO_FUEL_BELOW)
    return { answer: notApplicable(noFuelReason(climate.value)) };
  return { chance, answer: answerOf(chance, fire.value.regionName) };
}

/** A simulated chance at the very pixel replaces the regional mean; its zero is ground that cannot burn. */
function simulated(mapped: BurnChance, perYear: number): NonNullable<Assessed['chance']> {
  const burnedPerYear = Math.max(1e-6, perYear);
  return {
    ...mapped,
    burnedPerYear,
    damagingPerYear: burnedPerYear * mapped.damagingShare,
    lnSigma: SIMULATED_LN_SIGMA,
    source: 'simulation',
  };
}

function answerOf(chance: BurnChance, regionName: string | null): ComponentAnswer {
  const value = chance.damagingPerYear;
  const p10 = value * Math.exp(-Z90 * chance.lnSigma);
  const p90 = Math.min(1, value * Math.exp(Z90 * chance.lnSigma));
  const score = scoreAt(WILDFIRE_ANCHORS, value);
  return {
    state: 'known',
    quantity: {
      name: 'annual_probability_of_damaging_wildfire',
      value,
      unit: '1/yr',
      p10,
      p50: value,
      p90,
    },
    score,
    level: levelOf(score),
    interval: {
      p10: scoreAt(WILDFIRE_ANCHORS, p10),
      p50: score,
      p90: scoreAt(WILDFIRE_ANCHORS, p90),
    },
    drivers: driversOf(chance, regionName),
  };
}

function driversOf(
  { vegetationBurnedPerYear, builtUpShare, fieldsShare, damagingShare }: BurnChance,
  regionName: string | null,
): string[] {
  const region = regionName ? `${regionName}: ` : '';
  const drivers = [
    `${region}${percent(vegetationBurnedPerYear)} of the vegetation burns in a year`,
    `${percent(damagingShare)} of it near houses and fiercely enough to destroy them`,
    ...(fieldsShare > 0.1
      ? [`fields about the town: ${percent(fieldsShare)} of the ground that meets houses`]
      : []),
  ];
  if (builtUpShare > 0.5)
    return [
      `built-up ground (${percent(builtUpShare)}): little fuel, though embers carry from open country`,
      ...drivers,
    ];
  return builtUpShare > 0.1
    ? [...drivers, `edge of a town: ${percent(builtUpShare)} built up`]
    : drivers;
}

function percent(share: number): string {
  return share < 1e-6 ? 'next to nothing' : percentWords(share);
}
