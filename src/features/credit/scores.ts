import { ZONES } from '../../../engines/money/finance/altman.ts';
import { MADE_FOR } from './pulse.ts';

/** The scores behind the grades: formula, what each was made for, its zones and its source. */
export const SCORES = [
  {
    score: 'altman_z',
    formula: '1.2 X1 + 1.4 X2 + 3.3 X3 + 0.6 X4 + 1.0 X5',
    made_for: MADE_FOR.z,
    distress_below: ZONES.z[0],
    safe_above: ZONES.z[1],
    source: 'doi:10.1111/j.1540-6261.1968.tb00843.x',
  },
  {
    score: 'altman_z_prime',
    formula: '0.717 X1 + 0.847 X2 + 3.107 X3 + 0.420 X4 + 0.998 X5',
    made_for: MADE_FOR.zPrime,
    distress_below: ZONES.zPrime[0],
    safe_above: ZONES.zPrime[1],
    source: 'Altman (1983), Corporate Financial Distress, Wiley',
  },
  {
    score: 'altman_z_double_prime',
    formula: '6.56 X1 + 3.26 X2 + 6.72 X3 + 1.05 X4',
    made_for: MADE_FOR.zDoublePrime,
    distress_below: ZONES.zDoublePrime[0],
    safe_above: ZONES.zDoublePrime[1],
    source: 'Altman, Hartzell & Peck (1995), Salomon Brothers',
  },
  {
    score: 'piotroski_f_score',
    formula: 'nine signals of strength, one point each',
    made_for: 'firms with three years of accounts',
    distress_below: null,
    safe_above: null,
    source: 'doi:10.2307/2672906',
  },
  {
    score: 'distance_to_default',
    formula: '(ln(V/F) + (mu - s^2/2) T) / (s sqrt T)',
    made_for: 'firms whose equity has a price and a volatility',
    distress_below: null,
    safe_above: null,
    source: 'doi:10.1111/j.1540-6261.1974.tb03058.x',
  },
] as const;
