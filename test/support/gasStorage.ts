import { insurancePremium } from '../../engines/systems/bsa/index.ts';
import { embeddedFacts } from '../../scripts/validation/embeddedFacts.ts';

/** A small gas storage that is in no register, so that every parameter is the caller's. */
export const GAS_STORAGE = {
  lat: 52,
  lon: 5,
  asset_kind: 'gas_storage',
  volume_per_cycle_m3: 100_000,
  seismogenic_index: -4,
  insured_value_usd: 1e9,
  covers_natural: false,
  vs30_mps: 400,
  depth_km: 3,
};

const MOMENT = { ms: Date.UTC(2026, 0, 15, 12), iso: '2026-01-15T12:00:00.000Z' };

/** The premium of a storage by the embedded tables. */
export function storagePremium(body: object) {
  const input = insurancePremium.input.parse(body);
  return insurancePremium.assess(input, embeddedFacts(insurancePremium.needs(input)), MOMENT);
}
