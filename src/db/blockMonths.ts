import type { Database } from '../core/context.ts';

const DAY_MS = 86_400_000;
const FOR_EVER = '9999-12-31';

/**
 * The day until which an answer is kept: the first of the month after its days are over, so that whole partitions end together.
 *
 * @param createdAt  RFC 3339
 * @param days       absent: for ever
 * @returns YYYY-MM-DD
 */
export function keptUntilOf(createdAt: string, days: number | undefined): string {
  if (days === undefined) return FOR_EVER;
  const end = new Date(Date.parse(createdAt) + days * DAY_MS);
  return new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 1))
    .toISOString()
    .slice(0, 10);
}

/** Makes the partition of a month before the first block goes into it. */
export class BlockMonths {
  readonly #known = new Set<string>([FOR_EVER]);

  /**
   * @param sql       statements, perhaps of a transaction, whose end decides whether the partition stays
   * @param isInside  they are: the next block asks again
   */
  async prepare(sql: Database['sql'], keptUntil: string, isInside: boolean): Promise<void> {
    if (this.#known.has(keptUntil)) return;
    const month = new Date(keptUntil);
    const next = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1));
    const name = `prediction_block_${keptUntil.slice(0, 7).replace('-', '')}`;
    await sql(
      `create table if not exists ${name} partition of prediction_block
         for values from ('${keptUntil}') to ('${next.toISOString().slice(0, 10)}')`,
    );
    if (!isInside) this.#known.add(keptUntil);
  }
}
