import * as z from 'zod';

/** How much of an embedded register was looked up again in public sources. */
export const registerChecked = z
  .object({
    rows: z.int(),
    position_checked: z
      .int()
      .describe('Rows whose position agrees with a public list or gazetteer'),
    figures_checked: z
      .int()
      .describe('Rows whose decisive figures (cooling, volumes) agree with a public source'),
    unverified: z.int().describe('Rows of which nothing was looked up again'),
  })
  .meta({ id: 'RegisterChecked' });

/** The counts of a register. @param keys  of all rows */
export function checkedCounts(
  keys: readonly string[],
  positions: ReadonlySet<string>,
  figures: ReadonlySet<string>,
): z.input<typeof registerChecked> {
  return {
    rows: keys.length,
    position_checked: keys.filter((key) => positions.has(key)).length,
    figures_checked: keys.filter((key) => figures.has(key)).length,
    unverified: keys.filter((key) => !positions.has(key) && !figures.has(key)).length,
  };
}

/** The counts in words, for a warning. */
export function checkedWords({
  rows,
  unverified,
}: Pick<z.input<typeof registerChecked>, 'rows' | 'unverified'>): string {
  return `Of the ${rows} rows of the register, ${unverified} are restated from memory and nothing of them was looked up again.`;
}
