/** An earthquake of a list, by whatever the list knows of it. */
export interface ListedQuake {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
  /** Minute of the day, UTC. */
  readonly minute: number | null;
  readonly lat: number;
  readonly lon: number;
  readonly depthKm: number | null;
  readonly magnitude: number | null;
  /** What the list calls it; null: named by the nearest town. */
  readonly place: string | null;
}

/** Its date as the lists write it: `1906`, `1906-04` or `1906-04-18`. */
export function dateOf({ year, month, day }: ListedQuake): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const parts = [String(year).padStart(4, '0')];
  if (month !== null) parts.push(two(month));
  if (month !== null && day !== null) parts.push(two(day));
  return parts.join('-');
}

/** Days since 1970 of its date, or of the first day of the month or year that is known. */
export function dayOf(quake: ListedQuake): number {
  const date = new Date(0);
  date.setUTCFullYear(
    quake.year,
    (quake.month ?? 1) - 1,
    quake.month === null ? 1 : (quake.day ?? 1),
  );
  return Math.floor(date.getTime() / 86_400_000);
}
