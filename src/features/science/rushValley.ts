import { confusionOf, type Confusion } from '../../../engines/systems/groundwaterAge/confusion.ts';
import {
  ageClassOf,
  blindAgeClass,
  type TracerSample,
  type WellSetting,
} from '../../../engines/systems/groundwaterAge/ageClass.ts';
import type { Services } from '../../core/context.ts';
import type { Routine } from '../../core/jobs.ts';

/** A well whose water was sampled: where it stands, what it holds, and the class that the report gives it. */
interface SampledWell extends WellSetting, TracerSample {
  readonly name: string;
}

/** The validation as it was last computed. */
export interface Validation {
  readonly computedAt: string;
  readonly wells: number;
  readonly reason: string | null;
  readonly consistency: Confusion;
  readonly blind: Confusion;
}

const NAME = 'rush-valley-validation';

/** POLICY. Older than this it is computed again in the background. */
export const FRESH_MS = 24 * 3_600_000;

/** What this server remembers of each database. */
const remembered = new WeakMap<object, Validation>();
const refreshing = new WeakSet<object>();

/** The sampled wells that were loaded; none until an administrator's job brings them in. */
async function wellsOf({ database }: Pick<Services, 'database'>): Promise<SampledWell[]> {
  const [row] = await database.sql<{ body: { readonly wells: SampledWell[] } }>(
    `select body from stored_report where name = 'rush-valley-wells'`,
  );
  return row?.body.wells ?? [];
}

/** Keeps sampled wells in place of those before. */
export async function keepWells(
  { database }: Pick<Services, 'database'>,
  wells: readonly SampledWell[],
  source: string,
): Promise<void> {
  await database.sql(
    `insert into stored_report (name, body, computed_at) values ('rush-valley-wells', $1::jsonb, now())
     on conflict (name) do update set body = excluded.body, computed_at = excluded.computed_at`,
    [JSON.stringify({ wells, source })],
  );
}

/**
 * Computes the validation from the wells at hand and keeps it. Consistency: the class by a well's own tritium against that by its other
 * tracers; blind: the class by place and depth against that by chemistry.
 */
export async function refreshValidation(
  services: Pick<Services, 'database' | 'clock'>,
): Promise<Validation> {
  const wells = await wellsOf(services);
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
  const made: Validation = {
    computedAt: new Date(services.clock.now()).toISOString(),
    wells: classed.length,
    reason:
      classed.length === 0
        ? 'no well with tracer data has been loaded: the tables of the report are not embedded, and no figure is invented in their place; POST /admin/science/rush-valley/wells takes them'
        : null,
    consistency,
    blind,
  };
  await services.database.sql(
    `insert into stored_report (name, body, computed_at) values ($1, $2::jsonb, $3)
     on conflict (name) do update set body = excluded.body, computed_at = excluded.computed_at`,
    [NAME, JSON.stringify(made), made.computedAt],
  );
  remembered.set(services.database, made);
  return made;
}

/**
 * The validation at hand, at once: what this server remembers. Where it is older than a day a refresh begins in the background, and the
 * old one is the answer; only the first call on an empty database waits.
 */
export function currentValidation(services: Services): Validation | Promise<Validation> {
  const known = remembered.get(services.database);
  if (!known) return firstValidation(services);
  if (services.clock.now() - Date.parse(known.computedAt) > FRESH_MS) refreshLater(services);
  return known;
}

async function firstValidation(services: Services): Promise<Validation> {
  const [row] = await services.database.sql<{ body: Validation }>(
    'select body from stored_report where name = $1',
    [NAME],
  );
  if (!row) return refreshValidation(services);
  remembered.set(services.database, row.body);
  if (services.clock.now() - Date.parse(row.body.computedAt) > FRESH_MS) refreshLater(services);
  return row.body;
}

function refreshLater(services: Services): void {
  if (refreshing.has(services.database)) return;
  refreshing.add(services.database);
  refreshValidation(services)
    .catch((error: unknown) =>
      services.log.warn({ err: error }, 'validation could not be refreshed'),
    )
    .finally(() => refreshing.delete(services.database));
}

/** Every day, whether or not anybody asks. */
export const refreshValidationDaily: Routine = {
  name: 'rush-valley-refresh',
  cron: '25 4 * * *',
  async run(services) {
    await refreshValidation(services);
  },
};
