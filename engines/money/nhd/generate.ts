import { isKnown, type Fact, type FactTree } from '../../facts.ts';
import { floodZone } from '../../ground/datasets/disasters.ts';
import { damsNear } from '../../ground/datasets/infrastructure.ts';
import { setting } from '../../ground/datasets/terrain.ts';
import { vertical } from '../../vertical.ts';
import type * as z from 'zod';
import { answerOf, mapNeeds, type MapFacts } from './officialMaps.ts';
import { opinionNeeds, opinionsOf } from './opinions.ts';
import type { RulePack, StatutoryItem } from './rulePack.ts';
import { packOf } from './rulePacks.ts';
import { nhdInput, nhdReport, type NhdInput, type NhdReport } from './schemas.ts';

type Where = z.output<(typeof setting)['answer']>;

function statutoryOf(item: StatutoryItem, maps: MapFacts): NhdReport['statutory'][number] {
  return {
    id: item.id,
    title: item.title,
    law: item.law,
    ...answerOf(item, maps),
    authority: item.authority,
    map_url: item.mapUrl,
    opinion: item.opinion,
  };
}

/** The state of the request, or that of the point; null outside the United States. */
function stateOf({ state }: NhdInput, where: Fact<Where>): string | null {
  return state ?? (isKnown(where) ? where.value.usState : null);
}

function warningsOf(given: NhdInput, where: Fact<Where>): string[] {
  const { state } = given;
  const elsewhere =
    state !== undefined && isKnown(where) && where.value.usState !== state
      ? `The point lies in ${where.value.usState ?? 'no state or territory of the United States'}, not in ${state}: the rules of ${state} were taken as asked.`
      : null;
  return [
    ...(elsewhere === null ? [] : [elsewhere]),
    'Statutory answers come from official maps alone; modelled opinions are no statutory findings.',
    'Not legal advice; a point is not a parcel: a zone may touch the parcel elsewhere.',
  ];
}

const OUTSIDE: RulePack = {
  state: '',
  title: 'No rule pack',
  law: 'none',
  items: [],
  note: 'The point lies outside the United States: no disclosure law of a state applies; opinions only.',
};

function summaryOf(pack: RulePack, statutory: NhdReport['statutory']): string {
  if (statutory.length === 0) return `${pack.title}. ${pack.note}`;
  const count = (answer: string) => statutory.filter((each) => each.answer === answer).length;
  return `${pack.title}: ${count('yes')} yes, ${count('no')} no, ${count('not_mapped')} not mapped here, of ${statutory.length} statutory ${statutory.length === 1 ? 'item' : 'items'}.`;
}

/** POLICY. A town farther away does not name the place, km. */
const PLACE_REACH_KM = 50;

function placeName(where: Fact<Where>): string | null {
  if (!isKnown(where)) return null;
  const { usCounty, usState, nearestPlace } = where.value;
  if (usCounty && usState) return `${usCounty}, ${usState}`;
  return nearestPlace && nearestPlace.distanceKm <= PLACE_REACH_KM ? nearestPlace.name : null;
}

const needs = ({ lat, lon }: NhdInput) => ({
  setting: setting({ lat, lon }),
  zone: floodZone({ lat, lon }),
  ...opinionNeeds({ lat, lon }),
});

/** POST /api/v1/nhd-report/generate */
export const generate = vertical({
  path: '/api/v1/nhd-report/generate',
  title: 'Natural hazard disclosure',
  summary:
    'The natural-hazard disclosure of a US state: statutory yes, no or not mapped by official maps, apart from what models say.',
  input: nhdInput,
  output: nhdReport,
  needs,
  thenNeeds(given, facts: FactTree<ReturnType<typeof needs>>) {
    const state = stateOf(given, facts.setting);
    return {
      dams: state === null ? undefined : damsNear({ state }),
      maps: state === 'CA' ? mapNeeds(given) : undefined,
    };
  },
  assess(given, facts, moment) {
    const state = stateOf(given, facts.setting);
    const pack = state === null ? OUTSIDE : packOf(state);
    const statutory = pack.items.map((item) => statutoryOf(item, facts));
    return {
      lat: given.lat,
      lon: given.lon,
      state,
      title: pack.title,
      law: pack.law,
      place: placeName(facts.setting),
      summary: summaryOf(pack, statutory),
      statutory,
      opinions: opinionsOf(given, facts, moment),
      note: pack.note,
      warnings: warningsOf(given, facts.setting),
    };
  },
  cost: 'heavy',
  keep: true,
  model: {
    name: 'natural-hazard-disclosure',
    version: '1.6.0',
    methodology:
      'Rule packs by state list what a law asks and which official map decides; a map that was read answers yes or no, everything else is not mapped. Hazard models give opinions beside it, never a statutory answer.',
    validity: 'The United States; a point stands for a parcel.',
    verification:
      'Rule packs are quoted from the statutes they name and were not checked by counsel; opinions by the tables of their own model cards.',
    limits: [
      'Of the six zones of California five are read from their official maps by point; inundation by dams is answered as not mapped, with the authority to ask.',
      'Fire zones on land of local responsibility are those the state recommended in 2025; local agencies may have adopted more.',
      'States without a pack get opinions only: no law is invented.',
    ],
  },
  sources: [
    'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1103.2',
    'https://www.fema.gov/flood-maps/national-flood-hazard-layer',
    'https://maps.conservation.ca.gov/cgs/EQZApp/',
    'https://osfm.fire.ca.gov/what-we-do/community-wildfire-preparedness-and-mitigation/fire-hazard-severity-zones',
  ],
  example: { lat: 34.0522, lon: -118.2437, state: 'CA' },
});
