import { DESIGN_CATEGORY_EDGES } from './tables.ts';

/** Importance of a building: I to III ordinary to assembly, IV essential. */
export type RiskCategory = 'I' | 'II' | 'III' | 'IV';
export type DesignCategory = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

const ORDINARY = ['A', 'B', 'C', 'D'] as const;
const ESSENTIAL = ['A', 'C', 'D', 'D'] as const;
const NEAR_FAULT_S1_G = 0.75;

/**
 * Seismic design category: the more severe of the short-period and the 1 s criterion; E (essential: F) where S1 is 0.75 g or more.
 *
 * @param motion  mapped Ss and S1, design SDS and SD1, g
 * @source ASCE/SEI 7-16 (2017), sections 11.4.1 and 11.6, tables 11.6-1 and 11.6-2
 */
export function designCategory(
  motion: {
    readonly ssG: number;
    readonly s1G: number;
    readonly sdsG: number;
    readonly sd1G: number;
  },
  risk: RiskCategory,
): DesignCategory {
  const isEssential = risk === 'IV';
  if (motion.s1G >= NEAR_FAULT_S1_G) return isEssential ? 'F' : 'E';
  if (motion.s1G <= 0.04 && motion.ssG <= 0.15) return 'A';
  const step = Math.max(
    steps(motion.sdsG, DESIGN_CATEGORY_EDGES.short),
    steps(motion.sd1G, DESIGN_CATEGORY_EDGES.long),
  );
  return (isEssential ? ESSENTIAL : ORDINARY)[step] ?? 'D';
}

function steps(value: number, edges: readonly number[]): number {
  return edges.filter((edge) => value >= edge).length;
}

/**
 * Whether the standard asks for a site-specific ground-motion study: class E with Ss of 1 g and more, class D or E with S1 of 0.2 g and more.
 *
 * @source ASCE/SEI 7-16 (2017), section 11.4.8 (its exceptions allow larger design values instead)
 */
export function needsSiteStudy(
  siteClass: string,
  mapped: { readonly ssG: number; readonly s1G: number },
): boolean {
  const isSoft = siteClass.startsWith('D') || siteClass === 'E';
  return (siteClass === 'E' && mapped.ssG >= 1) || (isSoft && mapped.s1G >= 0.2);
}
