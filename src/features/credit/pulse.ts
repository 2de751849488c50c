import type * as z from 'zod';
import { ageDays } from '../../../engines/money/economic/series.ts';
import {
  altmanReadings,
  distanceToDefault,
  gradeOf,
  isFinancial,
  type AltmanReading,
  type MarketView,
} from '../../../engines/money/finance/creditPulse.ts';
import {
  fiscalYears,
  trailingYear,
  type Accounts,
  type Period,
} from '../../../engines/money/finance/fiscalYears.ts';
import { piotroskiReading } from '../../../engines/money/finance/piotroskiYears.ts';
import { GRADES } from '../../../engines/money/finance/tables/creditGrades.ts';
import { onWire } from '../../../engines/onWire.ts';
import { pick } from '../../../engines/pick.ts';
import type { HeadquartersRisk } from '../entity/headquartersRisk.ts';
import { paddedCik } from '../entity/company.ts';
import { figuresOf, type Company } from '../entity/wire.ts';
import { DISCLAIMER, type fullReply } from './schemas.ts';

export type FullBody = Omit<z.input<typeof fullReply>, 'provenance'>;

/** What a pulse is made from. */
export interface PulseParts {
  readonly company: Pick<Company, 'cik' | 'name' | 'sic' | 'industry'>;
  readonly accounts: Accounts;
  readonly market: MarketView;
  readonly physical: HeadquartersRisk;
  readonly nowMs: number;
}

export const MADE_FOR = {
  z: 'listed manufacturers',
  zPrime: 'private manufacturers, with the book value of equity',
  zDoublePrime: 'firms that are no manufacturers, and emerging markets',
} as const;
/** Why banks are not assessed. */
export const NOT_FOR_BANKS =
  'the scores were not made for banks, insurers and other financial firms (SIC 6000 to 6799): their liabilities are their trade';

/** The whole pulse of a company; what cannot be said is null with a reason. */
export function pulseOf(parts: PulseParts): FullBody {
  const { company, accounts, physical, nowMs } = parts;
  const years = fiscalYears(accounts, 3);
  const [year] = years;
  const about = {
    ...aboutOf(
      company,
      year && { endDate: year.endDate, filedOn: year.filedOn, age: ageDays(year.endDate, nowMs) },
    ),
    altman: null,
    altman_trailing: null,
    merton: mertonWire({ reason: 'not computed' }),
    piotroski: null,
    accounts: year === undefined ? null : figuresOf(year),
    physical_risk: physical,
  };
  if (isFinancial(company.sic))
    return { ...about, status: 'not_applicable', reason: NOT_FOR_BANKS, not_known: [] };
  if (year === undefined)
    return {
      ...about,
      status: 'unknown',
      reason: 'the accounts hold no whole fiscal year',
      not_known: ['accounts'],
    };
  return { ...about, ...scored(parts, [year, ...years.slice(1)]) };
}

/** Grade and scores of a company that has accounts. */
function scored(
  { company, accounts, market, physical }: PulseParts,
  years: readonly [Period, ...Period[]],
) {
  const [year] = years;
  const scores = altmanReadings(year, market);
  const piotroski = piotroskiReading(years);
  const distance = distanceToDefault(year, market);
  return {
    ...gradeWire(gradeOf(scores, piotroski, company.sic)),
    altman_z_prime: scoreOf(scores.zPrime),
    altman_z_double_prime: scoreOf(scores.zDoublePrime),
    piotroski_f_score: piotroski?.score ?? null,
    altman: {
      z: altmanWire(scores.z, MADE_FOR.z),
      z_prime: altmanWire(scores.zPrime, MADE_FOR.zPrime),
      z_double_prime: altmanWire(scores.zDoublePrime, MADE_FOR.zDoublePrime),
      emerging_market_value: scores.emergingMarketScore ?? null,
    },
    altman_trailing: trailingWire(accounts),
    merton: mertonWire(distance),
    piotroski: piotroski === undefined ? null : piotroskiWire(piotroski),
    not_known: [scores.z, scores.zPrime, scores.zDoublePrime, distance, physical]
      .flatMap((one) => ('reason' in one && one.reason !== undefined ? [one.reason] : []))
      .filter((one, i, all) => all.indexOf(one) === i),
  };
}

function gradeWire(graded: ReturnType<typeof gradeOf>) {
  if (!('grade' in graded)) return { status: 'unknown' as const, reason: graded.reason };
  return {
    status: 'assessed' as const,
    grade: graded.grade,
    basis: graded.basis,
    meaning: GRADES.find(({ grade }) => grade === graded.grade)?.meaning ?? null,
  };
}

/** The scores of the four quarters behind us, which need no market value. */
function trailingWire(accounts: Accounts): FullBody['altman_trailing'] {
  const year = trailingYear(accounts);
  if (year === undefined) return null;
  const { zPrime, zDoublePrime } = altmanReadings(year, {});
  return {
    z_prime: altmanWire(zPrime, MADE_FOR.zPrime),
    z_double_prime: altmanWire(zDoublePrime, MADE_FOR.zDoublePrime),
    end_date: year.endDate,
  };
}

const piotroskiWire = ({
  score,
  least,
  greatest,
  signals,
}: NonNullable<ReturnType<typeof piotroskiReading>>) => ({ score, least, greatest, signals });

function aboutOf(
  { cik, name, sic, industry }: PulseParts['company'],
  year: { endDate: string; filedOn: string | null; age: number } | undefined,
) {
  return {
    cik: paddedCik(cik),
    name,
    sic,
    industry,
    grade: null,
    basis: null,
    meaning: null,
    fiscal_year_end: year?.endDate ?? null,
    filed_on: year?.filedOn ?? null,
    age_days: year?.age ?? null,
    altman_z_double_prime: null,
    altman_z_prime: null,
    piotroski_f_score: null,
    is_rating: false as const,
    disclaimer: DISCLAIMER,
  };
}

const scoreOf = (reading: AltmanReading): number | null =>
  'score' in reading ? reading.score : null;

function altmanWire(reading: AltmanReading, madeFor: string) {
  return 'score' in reading
    ? {
        value: reading.score,
        zone: reading.zone,
        distress_below: reading.low,
        safe_above: reading.high,
        made_for: madeFor,
      }
    : {
        value: null,
        zone: null,
        distress_below: null,
        safe_above: null,
        made_for: madeFor,
        reason: reading.reason,
      };
}

function mertonWire(told: ReturnType<typeof distanceToDefault>): FullBody['merton'] {
  if ('reason' in told)
    return {
      distance_to_default: null,
      default_probability: null,
      asset_value: null,
      asset_volatility: null,
      debt_face: null,
      risk_free_rate: null,
      horizon_years: 1,
      reason: told.reason,
    };
  return {
    distance_to_default: told.distanceToDefault,
    default_probability: told.physicalProbability,
    ...onWire(pick(told, 'assetValue', 'assetVolatility', 'debtFace', 'riskFreeRate')),
    horizon_years: 1,
  };
}
