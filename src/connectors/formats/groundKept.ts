/** POLICY. How replies about the ground are kept: it stays as it is, so for a year, and for ten where its source is silent. */
export const GROUND_KEPT = {
  keepSeconds: 365 * 86_400,
  staleSeconds: 3650 * 86_400,
  persistent: true,
} as const;
