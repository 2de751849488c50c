import type { RockTerms, SiteTerms, SpreadTerms } from './bssa14Terms.ts';

/** Terms of the motion on rock, in the order in which the kernel has them. */
const ROCK = ['mH', 'e4', 'e5', 'e6', 'c1', 'c2', 'c3', 'h2'] as const;
/** Those of site and scatter. */
const REST = [
  'linear',
  'slope',
  'phi1',
  'phiRise',
  'tau1',
  'tauRise',
  'r1',
  'r2',
  'perLnR',
  'phiDown',
] as const;

/** Bytes of the terms on rock, first for the period, then for PGA. */
export const BSSA_ROCK_BYTES = 8 * ROCK.length;
/** Where among the model's numbers a term lies, bytes. */
export const bssaRockAt = (name: (typeof ROCK)[number]): number => 8 * ROCK.indexOf(name);
export const bssaAt = (name: (typeof REST)[number]): number =>
  2 * BSSA_ROCK_BYTES + 8 * REST.indexOf(name);

/** The model's numbers on a ground, as the kernel has them. */
export function bssa14Numbers({
  rock,
  rockPga,
  spread,
  site,
}: {
  readonly rock: RockTerms;
  readonly rockPga: RockTerms;
  readonly spread: SpreadTerms;
  readonly site: SiteTerms;
}): Float64Array {
  const { phi1, phi2, tau1, tau2, r1, r2 } = spread.k;
  const { linear, slope, phiDown } = site;
  const phiRise = phi2 - phi1;
  const tauRise = tau2 - tau1;
  const { perLnR } = spread;
  const rest = { linear, slope, phi1, phiRise, tau1, tauRise, r1, r2, perLnR, phiDown };
  return Float64Array.from([
    ...rockNumbers(rock),
    ...rockNumbers(rockPga),
    ...REST.map((name) => rest[name]),
  ]);
}

function rockNumbers({ k, c3, h2 }: RockTerms): number[] {
  const all = { ...k, c3, h2 };
  return ROCK.map((name) => all[name]);
}
