import type * as z from 'zod';
import { pipeIn } from '../../../engines/signals/ask/pipeIn.ts';
import type { ReadQuestion } from '../../../engines/signals/ask/readQuestion.ts';
import type { Intent } from '../../../engines/signals/ask/tables.ts';
import { isForecastAt, type HazardType } from '../../../engines/signals/market/input.ts';
import type { Context } from '../../core/context.ts';
import { Abstention } from './abstention.ts';
import { placeOf, summitOf, townBeside, volcanoIn } from './findPlace.ts';
import { regionIn, regionsOf, sizeAndTime } from './marketInput.ts';
import type { AskPlace, AskRequest } from './schemas.ts';
import { isKnownVolcano, volcanoAmong } from './volcanoOrTown.ts';

export interface Asked {
  readonly body: z.output<typeof AskRequest>;
  readonly read: ReadQuestion;
  readonly intent: Intent;
  /** It is asked of some places, one beside the other. */
  readonly isOneOfSome?: boolean;
}

/** What is asked of which operation, for which place. */
export interface OperationInput {
  readonly operation: string;
  readonly input: Record<string, unknown>;
  readonly place: AskPlace | null;
  /** Name of a volcano, where the place is one. */
  readonly volcano?: string | undefined;
  /** What the answer begins with: that it is of something else than was asked. */
  readonly note?: string | undefined;
}

/** @throws Abstention where the question names no place that it needs */
export async function operationInput(asked: Asked, context: Context): Promise<OperationInput> {
  const { body, read, intent } = asked;
  const { operation, fixed = {}, asks } = intent;
  if (asks === 'nothing') return { operation, input: { ...fixed }, place: null };
  if (asks === 'market') return marketOf(asked, context);
  const volcano = operation === VOLCANO && !isPlaced(asked) ? await volcanoIn(read, context) : null;
  if (volcano) return townBelow(volcano, await townBeside(read, context));
  const place = await placeOf(body, read, context).catch(
    async (error: unknown) => await summitOr(withPostcode(error, read), read, context),
  );
  const point = { lat: place.lat, lon: place.lon };
  const told = {
    ...(intent.takesBuilding ? read.building : {}),
    ...(intent.takesLoan ? loanOf(read) : {}),
    ...(intent.takesPipe ? pipeIn(body.question.toLowerCase()) : {}),
  };
  return asks === 'place'
    ? { operation, input: { ...fixed, ...told, ...point }, place }
    : {
        operation,
        input: {
          ...fixed,
          ...inYears(asked, context.clock.now()),
          point: { ...point, radius_km: reachOf(asked) },
        },
        place,
      };
}

/** Past events of the year, or of the years, that a question names. */
function inYears(
  { read: { pastYear, span }, intent }: Asked,
  now: number,
): Record<string, unknown> {
  if (intent.fixed?.['dataset'] === 'past_tsunamis') return ofYears(pastYear, span, now);
  if (intent.fixed?.['dataset'] !== 'earthquakes') return {};
  if (pastYear !== undefined)
    return { time: { from: `${pastYear}-01-01`, to: `${pastYear}-12-31` } };
  if (span === undefined) return {};
  const from =
    span.back === undefined ? span.from && `${span.from}-01-01` : yearsBefore(now, span.back);
  const to = span.to && `${span.to}-12-31`;
  return { time: { ...(from ? { from } : {}), ...(to ? { to } : {}) } };
}

/** Rows whose `year` lies within; those of one year the strongest first. */
function ofYears(
  pastYear: number | undefined,
  span: ReadQuestion['span'],
  now: number,
): Record<string, unknown> {
  if (pastYear !== undefined)
    return {
      where: [{ field: 'year', op: 'eq', value: pastYear }],
      order_by: 'magnitude',
      descending: true,
    };
  const from = span?.back === undefined ? span?.from : new Date(now).getUTCFullYear() - span.back;
  const ends = [
    { op: 'gte', value: from },
    { op: 'lte', value: span?.to },
  ];
  const where = ends.flatMap(({ op, value }) =>
    value === undefined ? [] : [{ field: 'year', op, value }],
  );
  return where.length === 0 ? {} : { where };
}

/** How far from a place its past events lie, km. */
function reachOf({ read: { pastYear }, intent }: Asked): number {
  if (intent.fixed?.['dataset'] !== 'past_tsunamis') return CIRCLE_KM;
  return pastYear === undefined ? TSUNAMI_KM.near : TSUNAMI_KM.ofYear;
}

/** The day so many years before a moment, YYYY-MM-DD. */
function yearsBefore(ms: number, years: number): string {
  const at = new Date(ms);
  return new Date(Date.UTC(at.getUTCFullYear() - years, at.getUTCMonth(), at.getUTCDate()))
    .toISOString()
    .slice(0, 10);
}

/** Worth in dollars and term of a loan, as far as the question says them. */
const loanOf = ({ worth, loanYears }: ReadQuestion): Record<string, unknown> => ({
  ...(worth?.currency === 'USD' ? { property_value: worth.amount } : {}),
  ...(loanYears === undefined ? {} : { loan_term_years: loanYears }),
});

const VOLCANO = 'volcano_predict';
/** POLICY: how far from a shore tsunamis began that a question is about, km: near it, or in a year that it names anywhere, as they cross oceans. */
const TSUNAMI_KM = { near: 1_000, ofYear: 20_000 };
/** POLICY: what is near, where a question says no distance, km. */
const CIRCLE_KM = 200;

/** The volcano that a question of any hazard names in the place of a town, where it is known enough to be meant; else the error. */
async function summitOr(error: unknown, read: ReadQuestion, context: Context): Promise<AskPlace> {
  const isUnlisted = error instanceof Abstention && error.code === 'no_place';
  const volcano = isUnlisted ? await volcanoAmong(read.placeTexts, context) : undefined;
  if (!volcano) throw error;
  if (isKnownVolcano(volcano)) return summitOf(volcano);
  throw new Abstention(
    'no_place',
    `No town is called ${volcano.name}; a little known volcano of ${volcano.country} is.`,
    [`${volcano.name} volcano`],
  );
}

/** A question that names no place but a postal code is told that none is looked up. */
const withPostcode = (error: unknown, { isOfPostcode }: ReadQuestion): unknown =>
  isOfPostcode && error instanceof Abstention && error.code === 'no_place'
    ? new Abstention(
        'no_place',
        'Postal codes are not looked up: name the town, or give lat and lon.',
      )
    : error;

const isPlaced = ({ body, read }: Asked): boolean =>
  body.lat !== undefined || read.coordinates !== undefined;

/** The town that a question names beside a volcano is the place asked about: would lahars of Rainier reach Tacoma. */
function townBelow(volcano: AskPlace, town: AskPlace | undefined): OperationInput {
  if (!town) return atVolcano(volcano);
  const { lat, lon } = town;
  return {
    operation: VOLCANO,
    input: { lat, lon },
    place: town,
    volcano: volcano.name ?? undefined,
  };
}

function atVolcano(place: AskPlace): OperationInput {
  const { lat, lon, name } = place;
  return { operation: VOLCANO, input: { lat, lon }, place, volcano: name ?? undefined };
}

/** A question of size and time, about a region that it names, else about its place; a volcano of no market is asked about itself. */
async function marketOf({ body, read, intent }: Asked, context: Context): Promise<OperationInput> {
  const { operation, fixed = {} } = intent;
  const hazard = fixed['hazard_type'];
  const sized = { ...fixed, ...sizeAndTime(read, context.clock.now()) };
  const region = regionIn(body.question, hazard);
  if (region !== undefined) return { operation, input: { ...sized, region }, place: null };
  const volcano = hazard === 'volcano' ? await volcanoIn(read, context) : undefined;
  if (volcano) return atVolcano(volcano);
  const place = await placeOf(body, read, context).catch((error: unknown) => {
    throw withRegions(error, hazard);
  });
  const ofPlace = HAZARDS_OF_PLACES.get(hazard);
  if (ofPlace !== undefined && !isForecastAt(ofPlace.hazard, place))
    return {
      operation: ofPlace.operation,
      input: { lat: place.lat, lon: place.lon },
      place,
      note: `No probability of ${ofPlace.event} within a time is forecast for this place; this is its hazard over the long run.`,
    };
  return {
    operation,
    input: { ...sized, lat: place.lat, lon: place.lon },
    place,
    note:
      hazard === 'earthquake'
        ? 'Earthquakes are forecast for whole regions: this is of the one that holds the place, not of the place alone.'
        : undefined,
  };
}

/** What answers for a place that lies in none of the regions that are forecast. */
const HAZARDS_OF_PLACES: ReadonlyMap<
  unknown,
  { readonly hazard: HazardType; readonly operation: string; readonly event: string }
> = new Map([
  [
    'earthquake',
    { hazard: 'earthquake', operation: 'earthquake_seismicRisk', event: 'an earthquake' },
  ],
  ['tsunami', { hazard: 'tsunami', operation: 'tsunami_predict', event: 'a tsunami' }],
]);

/** A question that names no place, with the regions there are to ask about. */
function withRegions(error: unknown, hazard: unknown): unknown {
  const regions = regionsOf(hazard);
  return error instanceof Abstention && error.code === 'no_place' && regions.length > 0
    ? new Abstention('no_place', error.message, regions)
    : error;
}
