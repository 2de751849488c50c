import { isKnown, type FactTree, type Moment } from '../../facts.ts';
import { climateNormals } from '../../ground/datasets/climate.ts';
import { designGroundMotion } from '../../ground/datasets/ground.ts';
import { seismicHazard, seismicSources } from '../../ground/datasets/tectonics.ts';
import { karst, relief, setting, soil } from '../../ground/datasets/terrain.ts';
import { nearestOnLine } from '../../ground/earth/geodesy.ts';
import { assessFlood } from '../../hazards/flood/component.ts';
import { SOURCE_RADIUS_KM } from '../../hazards/earthquake/hazard/siteHazard.ts';
import { floodNeeds } from '../../hazards/flood/siteFlood.ts';
import { assessTsunami, tsunamiNeeds } from '../../hazards/tsunami/component.ts';
import { siteShare } from '../../hazards/tsunami/siteReach.ts';
import { volcanoNeeds } from '../../hazards/volcano/component.ts';
import { rateInWords } from '../../hazards/sinkhole/rateInWords.ts';
import { sinkholeRatePerKm2Year } from '../../hazards/sinkhole/sinkholeRate.ts';
import { percentWords } from '../../percentWords.ts';
import {
  gradeByBounds,
  graded,
  oneStepMilder,
  ungraded,
  worstGrade,
  type Check,
  type Draft,
} from './checks.ts';
import { FAULT_LIST_KM, FAULT_STUDY_KM, MOUNTAINSIDE_DEG } from './tables.ts';

/** What a pre-clearance is worked out from. */
export function constructionNeeds(at: { readonly lat: number; readonly lon: number }) {
  return {
    hazard: seismicHazard(at),
    code: designGroundMotion({ ...at, edition: 'asce7-16', siteClass: 'D-default' }),
    sources: seismicSources({ ...at, radiusKm: SOURCE_RADIUS_KM }),
    soil: soil(at),
    setting: setting(at),
    relief: relief(at),
    climate: climateNormals(at),
    karst: karst(at),
    flood: floodNeeds(at),
    tsunami: tsunamiNeeds(at),
    volcano: volcanoNeeds(at),
  };
}

export type ConstructionFacts = FactTree<ReturnType<typeof constructionNeeds>>;

const FLOOD: Draft = {
  check: 'flood',
  unit: '1/yr',
  clause: 'IBC 2021 section 1612 and ASCE 24-14',
  study: 'Flood study with base flood elevation; lowest floor by ASCE 24-14, Table 2-1',
};

/** Probability of inundation against the base flood. */
export function floodCheck(facts: ConstructionFacts, moment: Moment): Check {
  const { answer, site } = assessFlood(facts.flood, moment);
  if (!site)
    return ungraded(
      FLOOD,
      answer.state === 'not_applicable' ? 'not_applicable' : 'unknown',
      answer.reason ?? 'no answer',
    );
  const value = site.yearlyProbability;
  return graded(FLOOD, {
    value,
    grade: gradeByBounds('flood', value),
    note: `${percentWords(value)} a year to stand under 15 cm and more, modelled; the base flood of the code is 1 %`,
  });
}

const SLOPE: Draft = {
  check: 'slope',
  unit: 'degrees',
  clause: 'IBC 2021 section 1808.7 and 1803.5.11; ASCE 7-16 section 11.8.2',
  study: 'Slope-stability analysis, static and seismic, with setbacks',
};

/**
 * Slopes: the typical slope decides, since nobody knows where on the landform the plot lies; steep ground nearby asks for a study, and restricts where the
 * ground falls as a mountainside does.
 */
export function slopeCheck({ relief: land }: ConstructionFacts): Check {
  if (!isKnown(land)) return ungraded(SLOPE, 'unknown', land.missing);
  const { slopeDeg: typical, slopeP90Deg: steep } = land.value;
  const nearby = gradeByBounds('slope', steep);
  const mountainside =
    nearby !== 'CLEAR' && nearby !== 'CONDITIONAL' && typical >= MOUNTAINSIDE_DEG;
  const least = mountainside ? 'RESTRICTED' : 'CONDITIONAL';
  return graded(SLOPE, {
    value: steep,
    grade: worstGrade(gradeByBounds('slope', typical), nearby === 'CLEAR' ? 'CLEAR' : least),
    note: `ground falls by ${degrees(typical)} over a kilometre, a tenth of the ground nearby by more than ${degrees(steep)}; where on it the plot lies is not known`,
  });
}

const degrees = (value: number): string =>
  value < 1
    ? 'less than a degree'
    : `${Math.round(value)} ${Math.round(value) === 1 ? 'degree' : 'degrees'}`;

const KARST: Draft = {
  check: 'karst',
  unit: '1/yr/km2',
  clause: 'IBC 2021 section 1803.5.2 (questionable ground)',
  study: 'Borings or geophysics for cavities',
};

/** Sinkholes; deep foundations make it one step milder. */
export function karstCheck({ karst: rock }: ConstructionFacts, carriesDeep: boolean): Check {
  if (!isKnown(rock)) return ungraded(KARST, 'unknown', rock.missing);
  const { distanceKm, ...kind } = rock.value;
  const value = sinkholeRatePerKm2Year({ ...kind, distanceKm: distanceKm ?? Infinity });
  const raw = gradeByBounds('karst', value);
  return graded(KARST, {
    value,
    raw,
    grade: carriesDeep ? oneStepMilder(raw) : raw,
    note: rateInWords(value),
  });
}

const SUBSIDENCE: Draft = {
  check: 'subsidence',
  unit: 'mm/yr',
  clause: 'IBC 2021 section 1803.5.5 and 1808.6',
  study: 'Settlement analysis over the life of the structure',
};

/** Sinking ground. */
export function subsidenceCheck({ karst: rock }: ConstructionFacts, carriesDeep: boolean): Check {
  if (!isKnown(rock)) return ungraded(SUBSIDENCE, 'unknown', rock.missing);
  const value = rock.value.subsidenceMmPerYear ?? 0;
  const raw = gradeByBounds('subsidence', value);
  return graded(SUBSIDENCE, {
    value: rock.value.subsidenceMmPerYear,
    raw,
    grade: carriesDeep ? oneStepMilder(raw) : raw,
    note:
      rock.value.subsidenceMmPerYear === null
        ? 'no sinking basin is listed here'
        : `ground sinks by ${value < 1 ? 'less than 1' : `about ${Number(value.toPrecision(2))}`} mm a year`,
  });
}

const TSUNAMI: Draft = {
  check: 'tsunami',
  unit: 'm',
  clause: 'ASCE 7-16 chapter 6 (risk categories III and IV, IV also II above a height)',
  study: 'Site-specific probabilistic tsunami hazard analysis',
};

/** Flow below this is told as less than it, m. */
const LEAST_FLOW_M = 0.01;

/** Flow depth of 2,475 years, for the structures that the chapter is for. */
export function tsunamiCheck({ tsunami }: ConstructionFacts, risk: string): Check {
  const { answer, site, coast } = assessTsunami(tsunami);
  if (!site || !coast || answer.state !== 'known')
    return ungraded(
      TSUNAMI,
      answer.state === 'not_applicable' ? 'not_applicable' : 'unknown',
      answer.reason ?? 'no answer',
    );
  const value = coast.height2475M * siteShare(coast.height2475M, site);
  const raw = gradeByBounds('tsunami', value);
  return graded(TSUNAMI, {
    value,
    raw,
    grade: risk === 'II' ? oneStepMilder(raw) : raw,
    note:
      value < LEAST_FLOW_M
        ? 'less than a centimetre of flow once in 2,475 years, modelled'
        : `about ${Number(value.toPrecision(2))} m of flow once in 2,475 years, modelled`,
  });
}

const FAULT: Draft = {
  check: 'fault_rupture',
  unit: 'km',
  clause: 'IBC 2021 section 1803.5.12 (2); in California PRC sections 2621 to 2630',
  study: 'Fault-rupture investigation by trenching, with setback',
};

/** Distance to the nearest listed crustal fault. Maps here err by hundreds of metres: never a verdict, always a study. */
export function faultCheck(
  { sources }: ConstructionFacts,
  { lat, lon }: { readonly lat: number; readonly lon: number },
): Check {
  if (!isKnown(sources)) return ungraded(FAULT, 'unknown', sources.missing);
  let [nearest, name] = [Infinity, ''];
  for (const fault of sources.value.faults) {
    if (fault.kind !== 'crustal') continue;
    const found = nearestOnLine(lat, lon, fault.trace);
    if (found && found.distanceKm < nearest) [nearest, name] = [found.distanceKm, fault.name];
  }
  if (nearest > FAULT_LIST_KM)
    return graded(FAULT, {
      value: null,
      grade: 'CLEAR',
      note: `no listed active fault within ${FAULT_LIST_KM} km; the list holds the larger faults only`,
    });
  return graded(FAULT, {
    value: nearest,
    grade: nearest < FAULT_STUDY_KM ? 'RESTRICTED' : 'CLEAR',
    note: `${name} at ${nearest.toFixed(1)} km; traces here are simplified and err by hundreds of metres`,
  });
}
