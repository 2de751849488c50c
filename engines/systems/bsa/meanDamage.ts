import {
  DAMAGE_FROM_MMI,
  GRADE_LOSS,
  VULNERABILITY,
  type Construction,
} from './tables/parameters.ts';

/**
 * Mean damage grade, 0 to 5, at an intensity: (2.5 + 3 tanh((I + 6.25 V - 12.7) / 3)) f, f = exp(V (I - 7) / 2) up to intensity 7.
 *
 * @param vulnerability  index of the construction, about 0.1 to 1
 * @source Bernardini, Giovinazzi, Lagomarsino & Parodi (2007), XII Convegno ANIDIS, Pisa, eq. 4 (restated from memory): the low end of the curve of Lagomarsino & Giovinazzi (2006). doi:10.1007/s10518-006-9024-z
 */
export function meanDamageGrade(mmi: number, vulnerability: number): number {
  const low = mmi <= 7 ? Math.exp((vulnerability / 2) * (mmi - 7)) : 1;
  const grade = (2.5 + 3 * Math.tanh((mmi + 6.25 * vulnerability - 12.7) / 3)) * low;
  return Math.min(5, Math.max(0, grade));
}

/**
 * Loss over value at an intensity: binomial damage grades about their mean, each with its loss; none below intensity 4.5.
 *
 * @source Lagomarsino & Giovinazzi (2006), section 3 (binomial), doi:10.1007/s10518-006-9024-z
 */
export function meanDamage(construction: Construction, mmi: number): number {
  if (mmi < DAMAGE_FROM_MMI) return 0;
  const share = meanDamageGrade(mmi, VULNERABILITY[construction]) / 5;
  const choose = [1, 5, 10, 10, 5, 1];
  return GRADE_LOSS.reduce<number>(
    (sum, loss, grade) => sum + choose[grade] * share ** grade * (1 - share) ** (5 - grade) * loss,
    0,
  );
}
