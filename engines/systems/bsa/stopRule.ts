import type { AssetKind } from './tables/assets.ts';
import { STOP_RULES } from './tables/parameters.ts';

export type StopRule = (typeof STOP_RULES)[number];

/** The regulator's own rule for such an asset at such a place; undefined where we know of none. */
export function stopRuleOf(
  kind: AssetKind,
  {
    countryCode,
    usState,
  }: { readonly countryCode: string | null; readonly usState: string | null },
): StopRule | undefined {
  return STOP_RULES.find(
    ({ country, state, kinds }) =>
      country === countryCode &&
      (state === null || state === usState) &&
      (kinds as readonly AssetKind[]).includes(kind),
  );
}
