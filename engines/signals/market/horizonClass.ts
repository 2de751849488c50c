/** Horizons that are scored together, by name and their longest, days. POLICY. */
const HORIZON_CLASSES = [
  { name: 'up to 7 days', most: 7 },
  { name: '8 to 31 days', most: 31 },
  { name: '32 to 366 days', most: 366 },
  { name: 'over 366 days', most: Infinity },
] as const;

/** The class of a horizon. */
export function horizonClass(days: number): string {
  return (HORIZON_CLASSES.find(({ most }) => days <= most) ?? HORIZON_CLASSES[3]).name;
}
