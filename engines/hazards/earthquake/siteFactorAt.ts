import {
  subductionRegion,
  type SubductionRegion,
} from '../../ground/datasets/subductionRegions.ts';
import type { QuakeKinds } from '../../ground/datasets/tectonics.ts';
import { GROUND_TERMS } from './tables/groundTerms.ts';

const { vs30Mps: VS30_MPS, rockPgaG: ROCK_PGA_G } = GROUND_TERMS;
const LN_VS30 = VS30_MPS.map(Math.log);
const LN_ROCK = ROCK_PGA_G.map(Math.log);
const COLUMNS = LN_ROCK.length;
const KINDS = ['active', 'stable', 'stableEurope', 'interface', 'slab'] as const;

const TERMS = KINDS.map((kind) => Float64Array.from(GROUND_TERMS.peak[kind].flat()));
/** The same where a subduction zone has models of its own. */
const REGIONAL_TERMS: ReadonlyMap<SubductionRegion, readonly Float64Array[]> = new Map(
  subductionRegion.options.map((region) => {
    const own = { ...GROUND_TERMS.peak, ...GROUND_TERMS.regions[region] };
    return [region, KINDS.map((kind) => Float64Array.from(own[kind].flat()))];
  }),
);

/** Where a value lies in a rising list: the place before it and how far it is to the next; the ends hold outside. */
function placeIn(list: readonly number[], value: number): { at: number; share: number } {
  const last = list.length - 2;
  let at = 0;
  while (at < last && value > list[at + 1]) at++;
  const [low, high] = [list[at], list[at + 1]];
  return { at, share: Math.min(1, Math.max(0, (value - low) / (high - low))) };
}

/**
 * Mean peak acceleration on ground over that on rock of 760 m/s, of the same return period: what the full computation gives,
 * in which each ground-motion model answers for the ground by its own site term.
 *
 * Read from a table by kind of earthquake, and by region where a subduction zone has models of its own, made from that computation at places of the world; within 3 per cent of it at half of all
 * places and within 10 at 95 in a hundred.
 *
 * @param vs30Mps   150 to 1500 m/s; the end values are used outside
 * @param rockPgaG  mean peak acceleration on rock of that return period, g
 * @param kinds     of earthquake behind it
 */
export function siteFactorAt(vs30Mps: number, rockPgaG: number, kinds: QuakeKinds): number {
  const row = placeIn(LN_VS30, Math.log(vs30Mps));
  const column = placeIn(LN_ROCK, Math.log(rockPgaG));
  const from = row.at * COLUMNS + column.at;
  const region = kinds.subductionRegion;
  const terms = (region && REGIONAL_TERMS.get(region)) ?? TERMS;
  let sum = 0;
  for (let k = 0; k < KINDS.length; k++) {
    const share = kinds[KINDS[k]];
    if (share === 0) continue;
    const term = terms[k];
    const [a, b] = [term[from], term[from + 1]];
    const [c, d] = [term[from + COLUMNS], term[from + COLUMNS + 1]];
    const softer = a + column.share * (b - a);
    const harder = c + column.share * (d - c);
    sum += share * (softer + row.share * (harder - softer));
  }
  return Math.exp(sum);
}
