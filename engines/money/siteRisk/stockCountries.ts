import type { Stock } from '../../ground/vulnerability/tables/housingStock.ts';

/** Countries and territories whose dwellings each region stands for, ISO 3166-1 in two letters. POLICY: those whose censuses find alike walls, and their neighbours; countries that are left out have a mix of the world */
const COUNTRIES: Readonly<Record<Stock, string>> = {
  north_america: 'US CA',
  nordic: 'NO SE FI IS',
  new_zealand: 'NZ',
  australia: 'AU',
  japan: 'JP',
  chile: 'CL',
  andes: 'PE EC',
  south_america: 'CO VE AR BR UY PY BO',
  mexico: 'MX',
  central_america: 'GT HN SV NI CR PA BZ',
  caribbean: 'CU DO JM TT GP MQ LC VC GD DM KN AG BB',
  haiti: 'HT',
  central_europe: 'DE CH AT LI',
  western_europe: 'GB IE NL BE FR DK LU IM GG JE FO',
  southern_europe: 'IT ES PT MT SM VA MC AD GI',
  eastern_europe: 'PL CZ EE LV LT',
  balkans: 'HU SK RO BG RS HR BA SI AL MK ME MD XK',
  concrete: 'GR CY IL PS SA AE KW QA OM BH HK MO SG',
  turkey: 'TR',
  iran: 'IR',
  arab: 'IQ SY JO LB YE DZ EG MA TN LY EH SD',
  caucasus: 'AM AZ GE',
  north_asia: 'RU UA BY KZ KG TJ TM UZ MN',
  china: 'CN',
  taiwan: 'TW',
  south_asia: 'AF PK IN NP BT LK',
  south_east_asia: 'TH MY VN BN',
  islands_of_asia: 'ID PH TL',
  light: 'MM KH LA BD ET PG SB',
  africa:
    'AO BI BJ BF BW CF CG CD CI CM CV DJ ER GA GH GM GN GQ GW KE LR LS MG ML MR MW MZ NA NE NG RW SL SN SO SS ST SZ TD TG TZ UG ZA ZM ZW KM',
  pacific: 'FJ VU TO WS KI MH PW NR CK NU TV FM NC PF',
};

/** Region of each country. */
export const STOCK_OF_COUNTRY: ReadonlyMap<string, Stock> = new Map(
  (Object.entries(COUNTRIES) as [Stock, string][]).flatMap(([stock, countries]) =>
    countries.split(' ').map((country): [string, Stock] => [country, stock]),
  ),
);
