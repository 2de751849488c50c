import { Z975 } from './normal.ts';

/** Share with its interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's interval of a share, 95 %.
 *
 * @param hits  0 to `of`
 * @param of    1 or more
 * @returns shares, 0 to 1
 * @source Wilson (1927), J. Am. Stat. Assoc. 22, 209-212. doi:10.1080/01621459.1927.10502953
 */
export function wilson(hits: number, of: number): Share {
  const share = hits / of;
  const denominator = 1 + (Z975 * Z975) / of;
  const middle = (share + (Z975 * Z975) / (2 * of)) / denominator;
  const half =
    (Z975 / denominator) * Math.sqrt((share * (1 - share)) / of + (Z975 * Z975) / (4 * of * of));
  return {
    share,
    low: hits === 0 ? 0 : Math.max(0, middle - half),
    high: hits === of ? 1 : Math.min(1, middle + half),
  };
}
