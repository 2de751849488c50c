import { DISPLACEMENT, LEAST_RATIO } from './tables.ts';

/** What a displacement regression may ask for. */
export interface Shaking {
  readonly criticalG: number;
  readonly pgaG?: number | undefined;
  readonly pgvCmps?: number | undefined;
  readonly magnitude?: number | undefined;
}

/** Ratio of critical to peak acceleration, between 0.05 and 1; undefined without shaking. */
function ratioOf({ criticalG, pgaG }: Shaking): number | undefined {
  return pgaG !== undefined && pgaG > 0
    ? Math.min(1, Math.max(LEAST_RATIO, criticalG / pgaG))
    : undefined;
}

function jibson(
  coefficients: typeof DISPLACEMENT.jibson2007Pga | typeof DISPLACEMENT.jibson2007PgaM,
  shaking: Shaking,
): number | undefined {
  if (shaking.pgaG === 0) return 0;
  const ratio = ratioOf(shaking);
  if (ratio === undefined || (coefficients.magnitude !== 0 && shaking.magnitude === undefined))
    return undefined;
  const shape = (1 - ratio) ** coefficients.oneMinusRatio * ratio ** coefficients.ratio;
  return (
    (shape * 10 ** (coefficients.constant + coefficients.magnitude * (shaking.magnitude ?? 0))) /
    100
  );
}

/** Newmark displacement from peak acceleration, m; 0 where it stays below the critical one. @source Jibson (2007), eq. 6, doi:10.1016/j.enggeo.2007.01.013 */
export function jibson2007Pga(shaking: Shaking): number | undefined {
  return jibson(DISPLACEMENT.jibson2007Pga, shaking);
}

/** Newmark displacement from peak acceleration and magnitude (5.3 to 7.6), m. @source Jibson (2007), eq. 7, doi:10.1016/j.enggeo.2007.01.013 */
export function jibson2007PgaM(shaking: Shaking): number | undefined {
  return jibson(DISPLACEMENT.jibson2007PgaM, shaking);
}

interface Polynomial {
  readonly ratio: readonly number[];
  readonly lnPga: number;
  readonly lnPgv: number;
  readonly magnitude: number;
}

function polynomial(
  { ratio: coefficients, lnPga, lnPgv, magnitude }: Polynomial,
  shaking: Shaking,
): number | undefined {
  if (shaking.pgaG === 0) return 0;
  const ratio = ratioOf(shaking);
  if (ratio === undefined || shaking.pgaG === undefined) return undefined;
  if (
    (lnPgv !== 0 && shaking.pgvCmps === undefined) ||
    (magnitude !== 0 && shaking.magnitude === undefined)
  )
    return undefined;
  if (lnPgv !== 0 && !((shaking.pgvCmps ?? 0) > 0)) return 0;
  const shape = coefficients.reduce((sum, c, power) => sum + c * ratio ** power, 0);
  const velocity = lnPgv === 0 ? 0 : lnPgv * Math.log(shaking.pgvCmps ?? 1);
  return (
    Math.exp(
      shape +
        lnPga * Math.log(shaking.pgaG) +
        velocity +
        magnitude * ((shaking.magnitude ?? 6) - 6),
    ) / 100
  );
}

/** Sliding displacement from peak acceleration and velocity, m. @source Saygili & Rathje (2008), eq. 6, doi:10.1061/(ASCE)1090-0241(2008)134:6(790) */
export function saygiliRathje2008(shaking: Shaking): number | undefined {
  return polynomial(DISPLACEMENT.saygiliRathje2008, shaking);
}

/** Sliding displacement from peak acceleration and magnitude, m. @source Rathje & Saygili (2009), eq. 8, doi:10.5459/bnzsee.42.1.18-27 */
export function rathjeSaygili2009(shaking: Shaking): number | undefined {
  return polynomial(DISPLACEMENT.rathjeSaygili2009, shaking);
}

/**
 * Displacement of flexible slopes by one of four regressions of finite-difference analyses, m: `a` velocity and magnitude (eq. 8), `b`
 * acceleration and magnitude (eq. 9), `c` acceleration ratio and magnitude (eq. 10), `d` velocity and ratio (eq. 12).
 *
 * @source Fotopoulou & Pitilakis (2015), doi:10.1007/s10518-015-9768-4
 */
export function fotopoulou2015(
  form: keyof typeof DISPLACEMENT.fotopoulou2015,
  shaking: Shaking,
): number | undefined {
  const k = DISPLACEMENT.fotopoulou2015[form];
  const { pgaG, pgvCmps, magnitude, criticalG } = shaking;
  if (
    (k.lnPga !== 0 && pgaG === 0) ||
    (k.lnPgv !== 0 && pgvCmps === 0) ||
    (k.lnRatio !== 0 && pgaG === 0)
  )
    return 0;
  const terms = [
    [k.lnPga, pgaG === undefined ? undefined : Math.log(pgaG)],
    [k.lnPgv, pgvCmps === undefined ? undefined : Math.log(pgvCmps)],
    [k.lnRatio, logOf(ratioOf(shaking))],
    [k.critical, criticalG],
    [k.magnitude, magnitude],
  ] as const;
  let ln = k.constant;
  for (const [coefficient, value] of terms) {
    if (coefficient === 0) continue;
    if (value === undefined) return undefined;
    ln += coefficient * value;
  }
  return Math.exp(ln);
}

const logOf = (ratio: number | undefined): number | undefined =>
  ratio === undefined ? undefined : Math.log(ratio);
