import type * as z from 'zod';
import { isKnown, type Fact } from '../../facts.ts';
import type { floodZone } from '../../ground/datasets/disasters.ts';
import { officialZone, type OfficialMap } from '../../ground/datasets/officialZones.ts';
import type { StatutoryItem } from './rulePack.ts';
import type { NhdReport } from './schemas.ts';

type Found = Pick<NhdReport['statutory'][number], 'answer' | 'reason'>;
type FloodFact = Fact<z.output<(typeof floodZone)['answer']>>;
type ZoneFact = Fact<z.output<(typeof officialZone)['answer']>>;

/** The official maps of a point, each as it answered. */
export interface MapFacts {
  readonly zone: FloodFact;
  /** Asked in California alone. */
  readonly maps?: StateMaps | undefined;
}

type StateMaps = Readonly<Record<OfficialMap, ZoneFact>>;

/** The question to every official map of California. */
export const mapNeeds = (at: { lat: number; lon: number }) => {
  const of = (map: OfficialMap) => officialZone({ ...at, map });
  return {
    earthquake_fault_zone: of('earthquake_fault_zone'),
    liquefaction_zone: of('liquefaction_zone'),
    earthquake_landslide_zone: of('earthquake_landslide_zone'),
    seismic_zones_unevaluated: of('seismic_zones_unevaluated'),
    state_fire_zone: of('state_fire_zone'),
    local_fire_zone: of('local_fire_zone'),
  };
};

const notMapped = (reason: string): Found => ({ answer: 'not_mapped', reason });
const asOf = ({ asOf: date }: { readonly asOf: string }): string =>
  `map as of ${date.slice(0, 10)}`;

/** The flood insurance map; what it does not cover is not mapped, never "no". */
function ofFloodMap(fact: FloodFact): Found {
  if (!isKnown(fact)) return notMapped(`the flood insurance map did not answer: ${fact.missing}`);
  const { zone, subtype, isSpecialHazard } = fact.value;
  if (zone === null || isSpecialHazard === null)
    return notMapped('the flood insurance map does not cover the point');
  return {
    answer: isSpecialHazard ? 'yes' : 'no',
    reason: `zone ${zone}${subtype ? `, ${subtype.toLowerCase()}` : ''}, ${asOf(fact)}`,
  };
}

/** Zones that the same map marks beside the special one: by the words of its subtype. */
function ofSubtype(fact: FloodFact, marked: RegExp): Found {
  const special = ofFloodMap(fact);
  if (!isKnown(fact) || special.answer === 'not_mapped') return special;
  return { answer: marked.test(fact.value.subtype ?? '') ? 'yes' : 'no', reason: special.reason };
}

/** Words of the national flood hazard layer. A floodway's own, not "area outside the floodway". */
const MODERATE = /^0\.2 PCT ANNUAL CHANCE/i;
const FLOODWAY = /^(?!.*OUTSIDE).*\bFLOODWAY/i;

/** Fault zones exist where the state has drawn them: outside all of them the answer is no. */
function ofFaultMap({ earthquake_fault_zone: fact }: StateMaps): Found {
  if (!isKnown(fact)) return notMapped(`the map of fault zones did not answer: ${fact.missing}`);
  return fact.value.isInside
    ? { answer: 'yes', reason: `inside an earthquake fault zone, ${asOf(fact)}` }
    : { answer: 'no', reason: `outside every released earthquake fault zone, ${asOf(fact)}` };
}

/** Liquefaction or landslides: no only where both maps answered and the ground was evaluated. */
function ofSeismicMaps(maps: StateMaps): Found {
  const zones = [
    ['liquefaction', maps.liquefaction_zone],
    ['earthquake-induced landslides', maps.earthquake_landslide_zone],
  ] as const;
  const inside = zones.flatMap(([name, fact]) =>
    isKnown(fact) && fact.value.isInside ? [name] : [],
  );
  if (inside.length > 0)
    return { answer: 'yes', reason: `inside a zone of ${inside.join(' and ')}` };
  for (const [name, fact] of zones)
    if (!isKnown(fact)) return notMapped(`the map of ${name} did not answer: ${fact.missing}`);
  const unevaluated = maps.seismic_zones_unevaluated;
  if (!isKnown(unevaluated))
    return notMapped(`what was evaluated is not known: ${unevaluated.missing}`);
  return unevaluated.value.isInside
    ? notMapped('the state has not evaluated this ground')
    : { answer: 'no', reason: `evaluated, outside both zones, ${asOf(unevaluated)}` };
}

/** Classes of fire hazard that the form asks for, on land of either responsibility. */
const ASKED_CLASS = /^(very )?high$/i;

/** High and very high zones: of land of local responsibility by its own map, else by that of the state's land. */
function ofFireSeverity({ local_fire_zone: local, state_fire_zone: state }: StateMaps): Found {
  if (isKnown(local) && local.value.isInside)
    return ofFireClass(
      'local',
      local.value.zoneClass,
      `${asOf(local)} (recommended 2025; the local agency adopts)`,
    );
  if (isKnown(state) && state.value.isInside)
    return ofFireClass('state', state.value.zoneClass, asOf(state));
  for (const fact of [local, state])
    if (!isKnown(fact)) return notMapped(`the map of fire zones did not answer: ${fact.missing}`);
  return notMapped('no fire map covers the point');
}

function ofFireClass(whose: 'local' | 'state', zoneClass: string | null, from: string): Found {
  if (zoneClass === null)
    return notMapped(`land of ${whose} responsibility, whose class the map does not give, ${from}`);
  return {
    answer: ASKED_CLASS.test(zoneClass) ? 'yes' : 'no',
    reason: `land of ${whose} responsibility, class ${zoneClass}, ${from}`,
  };
}

/** Land whose fires the state fights. */
function ofStateFireMap({ local_fire_zone: local, state_fire_zone: state }: StateMaps): Found {
  if (!isKnown(state)) return notMapped(`the map of fire zones did not answer: ${state.missing}`);
  if (state.value.isInside)
    return {
      answer: 'yes',
      reason: `land of state responsibility, class ${state.value.zoneClass ?? 'not given'}, ${asOf(state)}`,
    };
  return isKnown(local) && local.value.isInside
    ? { answer: 'no', reason: `land of local responsibility, ${asOf(local)}` }
    : notMapped('no fire map covers the point');
}

type FloodReading = 'flood_zone' | 'moderate_flood_zone' | 'floodway';

const READERS: Readonly<
  Record<Exclude<NonNullable<StatutoryItem['readFrom']>, FloodReading>, (maps: StateMaps) => Found>
> = {
  fault_zone: ofFaultMap,
  seismic_zones: ofSeismicMaps,
  fire_severity: ofFireSeverity,
  state_fire_land: ofStateFireMap,
};

/** What the official map of an item says; models have no voice here. */
export function answerOf({ readFrom }: StatutoryItem, { zone, maps }: MapFacts): Found {
  if (readFrom === null)
    return notMapped('this service reads no official map of it: look it up with the authority');
  if (readFrom === 'flood_zone') return ofFloodMap(zone);
  if (readFrom === 'moderate_flood_zone') return ofSubtype(zone, MODERATE);
  if (readFrom === 'floodway') return ofSubtype(zone, FLOODWAY);
  return maps ? READERS[readFrom](maps) : notMapped('the maps of the state were not asked');
}
