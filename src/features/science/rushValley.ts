import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { confusionOf, type Confusion } from '../../../engines/systems/groundwaterAge/confusion.ts';
import { ageClassOf, blindAgeClass } from '../../../engines/systems/groundwaterAge/ageClass.ts';
import type { Context, Database, Services } from '../../core/context.ts';
import type { Routine } from '../../core/jobs.ts';
import { sampledWells, type SampledWell } from './sampledWells.ts';

type Needed = Pick<Services, 'database' | 'clock' | 'ask'>;

/** The validation as it was last computed. */
export interface Validation {
  readonly computedAt: string;
  readonly wells: number;
  readonly reason: string | null;
  /** Where the wells were read; null without wells. */
  readonly source?: string | null;
  readonly consistency: Confusion;
  readonly blind: Confusion;
}

const NAME = 'rush-valley-validation';

/** POLICY. Older than this it is computed again in the background. */
export const FRESH_MS = DAY_MS;
/** POLICY. A refresh that brought nothing new is not repeated before this time. */
const AGAIN_MS = 15 * 60_000;
/** POLICY. How long the very first caller waits for the source of the wells. */
const FIRST_MS = 3_000;

/** What this server remembers of each database. */
const remembered = new WeakMap<object, Validation>();
const refreshing = new WeakMap<object, Promise<Validation>>();
const triedAt = new WeakMap<object, number>();

/** Keeps sampled wells in place of those before, and the validation that they give, in one transaction. */
export async function handInWells(
  { database, clock, commit }: Pick<Context, 'database' | 'clock' | 'commit'>,
  handedIn: { readonly wells: readonly SampledWell[]; readonly source: string },
): Promise<{ wells: number; judged: number; as_of: string }> {
  const made = validationOf(handedIn, new Date(clock.now()).toISOString());
  const answer = await commit(async ({ sql }) => {
    await keepReport(sql, 'rush-valley-wells', handedIn, made.computedAt);
    await keepReport(sql, NAME, made, made.computedAt);
    return { wells: handedIn.wells.length, judged: made.wells, as_of: made.computedAt };
  });
  remembered.set(database, made);
  return answer;
}

async function keepReport(
  sql: Database['sql'],
  name: string,
  body: object,
  computedAt: string,
): Promise<void> {
  await sql(
    `insert into stored_report (name, body, computed_at) values ($1, $2::jsonb, $3)
     on conflict (name) do update set body = excluded.body, computed_at = excluded.computed_at`,
    [name, JSON.stringify(body), computedAt],
  );
}

/**
 * Computes the validation from the wells that were handed in, else from those of the live source, and keeps it. Consistency: the class
 * by a well's own tritium against that by its other tracers; blind: the class by place and depth against that by chemistry. Where no
 * source answers, the validation at hand stays as it is, with its age.
 */
export async function refreshValidation(services: Needed): Promise<Validation> {
  triedAt.set(services.database, services.clock.now());
  const found = await sampledWells(services);
  const before = remembered.get(services.database) ?? (await stored(services));
  if ('missing' in found && before && before.wells > 0) {
    remembered.set(services.database, before);
    return before;
  }
  const made = validationOf(found, new Date(services.clock.now()).toISOString());
  await keepReport(services.database.sql, NAME, made, made.computedAt);
  remembered.set(services.database, made);
  return made;
}

function validationOf(
  found: Awaited<ReturnType<typeof sampledWells>>,
  computedAt: string,
): Validation {
  const wells = 'missing' in found ? [] : found.wells;
  const classed = wells.flatMap((well) => {
    const observed = ageClassOf(well);
    return observed === undefined ? [] : [{ well, observed }];
  });
  const consistency = confusionOf(
    classed.flatMap(({ well, observed }) => {
      const predicted = ageClassOf({ ...well, tritiumTu: null });
      return well.tritiumTu === null || predicted === undefined ? [] : [{ observed, predicted }];
    }),
  );
  const blind = confusionOf(
    classed.map(({ well, observed }) => ({ observed, predicted: blindAgeClass(well) })),
  );
  return {
    computedAt,
    wells: classed.length,
    reason: classed.length > 0 ? null : reasonOf(found),
    source: 'missing' in found || classed.length === 0 ? null : found.source,
    consistency,
    blind,
  };
}

function reasonOf(found: Awaited<ReturnType<typeof sampledWells>>): string {
  const why = 'missing' in found ? found.missing : 'no well of the source has a tracer of age';
  return `no well with tracer data is at hand (${why}): the tables of the report are not embedded, and no figure is invented in their place; POST /admin/science/rush-valley/wells takes them`;
}

/**
 * The validation at hand, at once: what this server remembers. Where it is older than a day a refresh begins in the background, and the
 * old one is the answer; only the first call on an empty database waits, for some seconds at most.
 */
export function currentValidation(services: Services): Validation | Promise<Validation> {
  const known = remembered.get(services.database);
  if (!known) return firstValidation(services);
  if (wantsRefresh(known, services)) refreshLater(services);
  return known;
}

/** Old, or without a well: the source may answer by now. */
function wantsRefresh({ wells, computedAt }: Validation, { clock }: Services): boolean {
  return wells === 0 || clock.now() - Date.parse(computedAt) > FRESH_MS;
}

async function stored({ database }: Pick<Services, 'database'>): Promise<Validation | undefined> {
  const [row] = await database.sql<{ body: Validation }>(
    'select body from stored_report where name = $1',
    [NAME],
  );
  return row?.body;
}

async function firstValidation(services: Services): Promise<Validation> {
  const kept = await stored(services);
  if (!kept) return withinTime(startRefresh(services), services);
  remembered.set(services.database, kept);
  if (wantsRefresh(kept, services)) refreshLater(services);
  return kept;
}

/** A first validation that takes long is told to be under way. */
async function withinTime(made: Promise<Validation>, { clock }: Services): Promise<Validation> {
  const waiting = validationOf(
    { missing: 'the source of the wells is being asked; ask again in a minute' },
    new Date(clock.now()).toISOString(),
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Validation>((resolve) => {
    timer = setTimeout(() => resolve(waiting), FIRST_MS);
  });
  return Promise.race([made, late]).finally(() => clearTimeout(timer));
}

function startRefresh(services: Services): Promise<Validation> {
  const underWay = refreshing.get(services.database);
  if (underWay) return underWay;
  const begun = refreshValidation(services).finally(() => refreshing.delete(services.database));
  refreshing.set(services.database, begun);
  return begun;
}

function refreshLater(services: Services): void {
  const last = triedAt.get(services.database);
  if (last !== undefined && services.clock.now() - last < AGAIN_MS) return;
  startRefresh(services).catch((error: unknown) =>
    services.log.warn({ err: error }, 'validation could not be refreshed'),
  );
}

/** Every day, whether or not anybody asks. */
export const refreshValidationDaily: Routine = {
  name: 'rush-valley-refresh',
  cron: '25 4 * * *',
  async run(services) {
    await refreshValidation(services);
  },
};
