import type * as z from 'zod';
import type { climateNormals } from '../../../ground/datasets/climate.ts';
import type { soilProperties } from '../../../ground/datasets/ground.ts';
import type { seismicHazard } from '../../../ground/datasets/tectonics.ts';
import type { setting, soil } from '../../../ground/datasets/terrain.ts';
import { isKnown, type Fact } from '../../../facts.ts';
import {
  ageFactor,
  baseRatePerKmYear,
  frostFactor,
  soilFactor,
  type PipeSoil,
} from './breakFactors.ts';
import { seismicBreaks, type SeismicBreaks } from './seismicBreaks.ts';
import { COLDEST_SURVEYED_C, LN_SIGMAS, MATERIALS, type PipeMaterial } from './tables.ts';

type Answer<D extends { readonly answer: z.ZodType }> = Fact<z.output<D['answer']>>;

/** What is known of the place of a main. */
export interface MainFacts {
  readonly climate: Answer<typeof climateNormals>;
  readonly hazard: Answer<typeof seismicHazard>;
  readonly ground: Answer<typeof soil>;
  readonly texture: Answer<typeof soilProperties>;
  readonly setting: Answer<typeof setting>;
}

/** A main as the model sees it. */
export interface Main {
  readonly material: PipeMaterial | undefined;
  readonly ageYears: number | undefined;
}

/** The break rate of a main by its parts. */
export interface MainRate {
  readonly perKmYear: number;
  readonly lnSigma: number;
  readonly ageYears: number;
  readonly base: number;
  readonly age: number;
  readonly soil: number;
  readonly frost: number;
  readonly seismic: SeismicBreaks | undefined;
  /** Months colder than any surveyed network knows. */
  readonly isFrozenGround: boolean;
  /** Inputs that nobody could answer, in words. */
  readonly missing: readonly string[];
}

/**
 * Break rate of a main: survey mean of the material, times age, soil and frost, plus the yearly mean of repairs after earthquakes.
 *
 * @returns breaks per km and year, with the log standard deviation
 */
export function mainRate({ material, ageYears }: Main, facts: MainFacts): MainRate {
  const row = MATERIALS[material ?? 'mixed'];
  const years = ageYears ?? row.meanAgeYears;
  const base = baseRatePerKmYear(row);
  const age = ageFactor(row, years);
  const ground = soilOf(facts);
  const soilPart = ground ? soilFactor(ground) ** row.corrosion : 1;
  const frost = isKnown(facts.climate) ? frostFactor(row, facts.climate.value.meanTemperatureC) : 1;
  const seismic =
    isKnown(facts.hazard) && isKnown(facts.ground)
      ? seismicBreaks(facts.hazard.value, facts.ground.value, row.isDuctile)
      : undefined;
  const isFrozenGround =
    isKnown(facts.climate) &&
    Math.min(...facts.climate.value.meanTemperatureC) < COLDEST_SURVEYED_C;
  const added = seismic ? seismic.shakingPerKmYear + seismic.displacementPerKmYear : 0;
  const lnSigma = Math.hypot(
    LN_SIGMAS.network,
    (years - row.meanAgeYears) * row.growthSigma,
    (isKnown(facts.texture) ? LN_SIGMAS.soilKnown : LN_SIGMAS.soilUnknown) * row.corrosion,
    isKnown(facts.climate) ? 0 : LN_SIGMAS.frostUnknown,
    isFrozenGround && row.frost > 0 ? LN_SIGMAS.frozenGround : 0,
    material === undefined ? LN_SIGMAS.materialUnknown : 0,
    ageYears === undefined ? LN_SIGMAS.ageUnknown : 0,
  );
  return {
    perKmYear: base * age * soilPart * frost + added,
    lnSigma,
    ageYears: years,
    base,
    age,
    soil: soilPart,
    frost,
    seismic,
    isFrozenGround,
    missing: missingOf(facts),
  };
}

/** Ground about the main from the texture of the upper metre and the map; undefined where neither is known. */
function soilOf({ texture, ground, setting: place }: MainFacts): PipeSoil | undefined {
  if (!isKnown(texture) && !isKnown(ground) && !isKnown(place)) return undefined;
  const layers = isKnown(texture) ? texture.value.layers.filter(({ topCm }) => topCm < 100) : [];
  const mean = (pick: (layer: (typeof layers)[number]) => number | null): number | null => {
    const values = layers.map(pick).filter((value) => value !== null);
    return values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;
  };
  return {
    clayPct: mean(({ clayPct }) => clayPct),
    sandPct: mean(({ sandPct }) => sandPct),
    isPeatOrFill: isKnown(ground) && (ground.value.peatMapped || ground.value.fillMapped),
    coastKm: isKnown(place) ? place.value.coastDistanceKm : null,
  };
}

function missingOf({ climate, hazard, ground, texture }: MainFacts): string[] {
  const out: string[] = [];
  if (!isKnown(climate)) out.push(`frost is not counted: ${climate.missing}`);
  if (!isKnown(hazard) || !isKnown(ground))
    out.push('repairs after earthquakes are not counted: the hazard or the ground is not known');
  if (!isKnown(texture)) out.push(`texture of the soil unknown: ${texture.missing}`);
  return out;
}
