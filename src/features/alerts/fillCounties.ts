import { isKnown } from '../../../engines/facts.ts';
import { usCounty } from '../../../engines/ground/datasets/usCounty.ts';
import type { Services } from '../../core/context.ts';

/** Places looked up in one round. */
const ROUND = 500;

/** Looks up the US counties of places that were never looked up; a place outside of all is noted too. */
export async function fillCounties({
  database,
  ask,
}: Pick<Services, 'database' | 'ask'>): Promise<void> {
  for (;;) {
    const rows = await database.sql<{ id: number; lat: number; lon: number }>(
      'select id, lat, lon from alert_location where county is null order by id limit $1',
      [ROUND],
    );
    const found: { id: number; county: string }[] = [];
    for (const { id, lat, lon } of rows) {
      const county = await countyAt({ lat, lon }, ask);
      if (county !== null) found.push({ id, county });
    }
    for (const { id, county } of found)
      await database.sql('update alert_location set county = $2 where id = $1', [id, county]);
    if (rows.length < ROUND || found.length === 0) return;
  }
}

/** FIPS code of the US county of a place; empty outside of all, null where that is not known now. */
export async function countyAt(
  at: { readonly lat: number; readonly lon: number },
  ask: Services['ask'],
): Promise<string | null> {
  const fact = await ask(usCounty(at));
  return isKnown(fact) ? (fact.value.code ?? '') : null;
}
