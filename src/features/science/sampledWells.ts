import { isKnown } from '../../../engines/facts.ts';
import {
  groundwaterTracers,
  groundwaterWells,
} from '../../../engines/ground/datasets/groundwater.ts';
import { newestTracers } from '../../../engines/systems/groundwaterAge/newestTracers.ts';
import type {
  TracerSample,
  WellSetting,
} from '../../../engines/systems/groundwaterAge/ageClass.ts';
import type { Services } from '../../core/context.ts';

/** A well whose water was sampled: where it stands and what it holds. */
export interface SampledWell extends WellSetting, TracerSample {
  readonly name: string;
}

/** Wells with where they were read, or why there are none. */
export type SampledWells =
  | { readonly wells: readonly SampledWell[]; readonly source: string }
  | { readonly missing: string };

/** Rush Valley from the Stockton bar to its southern divide, degrees. */
const VALLEY = { south: 40.05, west: -112.7, north: 40.5, east: -112.15 } as const;
/** The years of the report, for which the bounds of the classes hold. @source Gardner & Kirby (2011), USGS SIR 2011-5068: fieldwork 2008 to 2010 */
const YEARS = { from: '2008-01-01', to: '2010-12-31' } as const;

/** The sampled wells of the valley: those that an administrator handed in, else those that the USGS holds of the years of its report. */
export async function sampledWells(
  services: Pick<Services, 'database' | 'ask'>,
): Promise<SampledWells> {
  const handedIn = await handedInWells(services);
  return handedIn ?? liveWells(services);
}

async function handedInWells({
  database,
}: Pick<Services, 'database'>): Promise<SampledWells | undefined> {
  const [row] = await database.sql<{
    body: { readonly wells: SampledWell[]; readonly source: string };
  }>(`select body from stored_report where name = 'rush-valley-wells'`);
  return row && row.body.wells.length > 0 ? row.body : undefined;
}

async function liveWells({ ask }: Pick<Services, 'ask'>): Promise<SampledWells> {
  const [tracers, wells] = await Promise.all([
    ask(groundwaterTracers({ ...VALLEY, ...YEARS })),
    ask(groundwaterWells(VALLEY)),
  ]);
  if (!isKnown(tracers)) return { missing: tracers.missing };
  const known = new Map(
    isKnown(wells) ? wells.value.wells.map((well) => [well.siteId, well] as const) : [],
  );
  const sampled = newestTracers(tracers.value.samples).map(({ siteId, ...sample }) => ({
    ...sample,
    name: known.get(siteId)?.name ?? siteId,
    depthM: known.get(siteId)?.depthM ?? null,
  }));
  return { wells: sampled, source: `${tracers.source}, samples of 2008 to 2010` };
}
