import { isKnown, type Fact } from '../../facts.ts';
import type { setting } from '../../ground/datasets/terrain.ts';
import type { Building } from '../../ground/vulnerability/building.ts';
import type * as z from 'zod';
import { STOCK_OF_COUNTRY } from './stockCountries.ts';
import { LAX_CODE_COUNTRIES, TYPHOON_COUNTRIES } from './tables.ts';

/** What a country or state says of its buildings: what dwellings are made of, and whether they are built by a code; nothing where it is not known. */
export function countryStock(
  where: Fact<z.output<typeof setting.answer>>,
): Pick<Building, 'stock' | 'codes' | 'windCode'> {
  if (!isKnown(where)) return {};
  const { countryCode: country, usState } = where.value;
  if (country === null) return {};
  const stock = STOCK_OF_COUNTRY.get(country);
  return {
    ...(stock === undefined ? {} : { stock }),
    ...(usState === 'FL' ? { windCode: 'florida' as const } : {}),
    ...(TYPHOON_COUNTRIES.has(country) ? { windCode: 'typhoon' as const } : {}),
    ...(LAX_CODE_COUNTRIES.has(country) ? { codes: 'lax' as const } : {}),
  };
}
