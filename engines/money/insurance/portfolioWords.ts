/** A number of buildings in words: `1 building`, `2 buildings`. */
export const buildingsOf = (count: number): string =>
  `${count} ${count === 1 ? 'building' : 'buildings'}`;

/** What to know of a portfolio in which some buildings have a replacement value and others none; nothing where all or none have. */
export function unpricedWarning(priced: number, buildings: number): string[] {
  if (priced === 0 || priced === buildings) return [];
  const lacking = buildings - priced;
  return [
    `${lacking} of ${buildingsOf(buildings)} ${lacking === 1 ? 'has' : 'have'} no replacement value: computed each, of no weight in the totals.`,
  ];
}
