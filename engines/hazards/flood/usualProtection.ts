import { PROTECTION_YEARS, SEA_STANDARD_YEARS } from './tables.ts';

/**
 * Countries and territories by income. What stands in none of the three is of upper middle income.
 *
 * @source World Bank, country and lending groups, fiscal year 2025, restated from memory; unverified for single small territories
 */
const HIGH =
  'AD AE AG AT AU AW BB BE BG BH BM BN BS CA CH CL CW CY CZ DE DK EE ES FI FO FR GB GG GI GL GR GU GY HK HR HU IE IL IM IS IT JE JP KN KR KW KY LI LT LU LV MC MO MP MT NC NL NO NR NZ OM PA PF PL PR PT PW QA RO RU SA SC SE SG SI SK SM SX TC TT TW US UY VA VG VI';
const LOWER_MIDDLE =
  'AO BD BJ BO BT CG CI CM CV DJ EG FM GH GN HN HT IN JO KE KG KH KI KM LA LB LK LS MA MM MR NG NI NP PG PH PK PS SB SN ST SZ TJ TL TN TZ UZ VN VU WS ZM ZW';
const LOW = 'AF BF BI CD CF ER ET GM GW KP LR MG ML MW MZ NE RW SD SL SO SS SY TD TG UG YE';

const YEARS = new Map<string, number>();
for (const [codes, years] of [
  [HIGH, PROTECTION_YEARS.high],
  [LOWER_MIDDLE, PROTECTION_YEARS.lowerMiddle],
  [LOW, PROTECTION_YEARS.low],
] as const)
  for (const code of codes.split(' ')) YEARS.set(code, years);

/**
 * Standard that settled ground by a river is kept to where none is published: by walls, or because nobody built lower.
 *
 * @param countryCode  ISO 3166-1 alpha-2; null where no country is known
 * @returns years
 */
export function usualProtectionYears(countryCode: string | null): number {
  if (countryCode === null) return PROTECTION_YEARS.unknown;
  return YEARS.get(countryCode) ?? PROTECTION_YEARS.upperMiddle;
}

/**
 * National standard that keeps homes from the sea.
 *
 * @param countryCode  ISO 3166-1 alpha-2; null where no country is known
 * @returns years; 0 where no standard is known
 */
export const seaStandardYears = (countryCode: string | null): number =>
  countryCode === null ? 0 : (SEA_STANDARD_YEARS[countryCode] ?? 0);
