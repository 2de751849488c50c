import { Gazetteer } from '../../src/atlas/geography/gazetteer.ts';
import type { Place } from '../../src/atlas/places/placeTable.ts';
import { placeLosses, type LossName } from '../verify/placeLosses.ts';

/** At most so many towns of a country, evenly over its list. */
const MOST_TOWNS = 200;

/**
 * Loss ratios of houses to storm and hail in North Rhine-Westphalia, 1999 to 2022, thousandths of the sum insured.
 *
 * @source Klimaatlas NRW, indicator 17.1 (2024), from GDV, Datenservice zum Naturgefahrenreport 2024
 */
const STORM_AND_HAIL_NRW = [
  0.08, 0.12, 0.04, 0.3, 0.14, 0.13, 0.06, 0.07, 0.52, 0.21, 0.06, 0.16, 0.06, 0.05, 0.09, 0.21,
  0.16, 0.09, 0.06, 0.26, 0.1, 0.09, 0.05, 0.15,
] as const;

/** Premium for all natural damage in Norway, share of the sum insured, from January 2024. @source Norsk Naturskadepool, NASK (2024) */
const NORWEGIAN_POOL = 7e-5;

/**
 * Loss ratio of the 19 cantonal building insurers to all that nature does but earthquakes: a mean year of 2013 to 2022, francs over francs insured.
 *
 * @source Vereinigung Kantonaler Gebäudeversicherungen (2024), press release: 342 million francs in 2023, 27 % above the mean of the ten years before;
 *   of twenty years 41 % hail, 36 % flood, 19 % storm; Fokus (2020), KGV und Privatassekuranz: nearly 2,500 billion francs insured
 */
const SWISS_CANTONS = 342e6 / 1.27 / 2500e9;
const SWISS_SHARES = { hail: 0.41, flood: 0.36, storm: 0.19 } as const;

/**
 * Storm, hail and snow at homes of France in a mean year of 1990 to 2020, euros of 2020 over the value of 36 million homes at 150,000 euros each.
 *
 * @source SDES, Chiffres clés des risques naturels (2023), from France Assureurs: more than 38 billion euros of 2020 paid, more than three quarters of it for wind; FFSA and Gema (2011): 55 % of
 *   what was paid in 2010 went to homes (both read); number and value of homes are estimates of ours, good to a factor of 1.5
 */
const FRENCH_STORMS = ((38e9 / 31) * 0.55) / (36e6 * 150e3);

/** Premium for earthquakes, eruptions, landslides, avalanches and floods in Iceland, share of the sum insured; half as much again from 2025. @source Natural Catastrophe Insurance of Iceland (NTÍ), nti.is (read) */
const ICELANDIC_PREMIUM = 2.5e-4;

/**
 * Floods at homes of France in a mean year of 1982 to 2024, euros of 2024 over the value of 36 million homes at 175,000 euros each, above deductibles.
 *
 * @source Caisse Centrale de Réassurance (2025), La sinistralité en chiffres: 702 million euros a year but for vehicles, 64 % of all but drought at private homes (read); number and value of
 *   homes are estimates of ours, good to a factor of 1.5
 */
const FRENCH_FLOODS = (702e6 * 0.64) / (36e6 * 175e3);

/** Premium for extraordinary risks at Spanish homes, share of the sum insured. @source Consorcio de Compensación de Seguros, tariff of 2018 (read) */
const SPANISH_CONSORTIUM = 7e-5;

/**
 * Storms in Denmark in a mean year of 2006 to 2015, kroner over the value of 2.7 million homes at 1.5 million kroner each.
 *
 * @source Forsikring & Pension (2016): 3.7 billion kroner of 2011 to 2015, more than three times what the five years before cost (read); number and value of homes
 *   are estimates of ours, good to a factor of 1.5. The storm of December 1999 alone cost 10 billion
 */
const DANISH_STORMS = (3.7e9 * (1 + 1 / 3)) / 10 / (2.7e6 * 1.5e6);

/**
 * All natural damage at Swedish homes in a mean year of 2015 to 2022, kronor over the value of 5 million homes at 1.5 million kronor each.
 *
 * @source Svensk Försäkring (2023): 8.1 billion kronor in eight years; half of it at households, as in 2018 (both read); number and value of homes are estimates of
 *   ours, good to a factor of 1.5
 */
const SWEDISH_NATURE = 8.1e9 / 8 / 2 / (5e6 * 1.5e6);

/**
 * Floods at homes of Britain in a mean year of 2000 to 2009, pounds over the value of 26 million homes at 200,000 pounds each.
 *
 * @source Association of British Insurers: 4.5 billion pounds at homes and businesses from 2000 on (2010); homes 690 of 1,103 million in 2012 (both read in the press);
 *   number and value of homes are estimates of ours, good to a factor of 1.5
 */
const BRITISH_FLOODS = ((4.5e9 / 10) * (690 / 1103)) / (26e6 * 200e3);

/**
 * Storms at homes of the Netherlands in a mean year of 2007 to 2019, euros over the value of 7.9 million homes at 200,000 euros each.
 *
 * @source Verbond van Verzekeraars, Klimaatmonitor (2021): 277 million euros a year for weather at buildings and cars, nearly half of it for storm (read in Schade Magazine and Metro); half
 *   of storm at homes, their number and value are estimates of ours, good to a factor of 1.5. The storms of February 2022 alone cost 714 million (NRC, 2023)
 */
const DUTCH_STORMS = (277e6 * 0.48 * 0.5) / (7.9e6 * 200e3);

/**
 * Storms and floods at homes of Ireland in a mean year of 2000 to January 2014, euros over the value of 1.6 million homes at 180,000 euros each, without the burst pipes of 2010.
 *
 * @source Irish Insurance Federation and Insurance Ireland: 358 million euros for all serious weather of the decade before November 2009, at homes 77 million in November 2009, 58 in October 2011 and
 *   19.5 in the winter of 2013/14 (read); 45 % of the first at homes, as of the others, number and value of homes are estimates of ours, good to a factor of 1.5
 */
const IRISH_WEATHER = (358e6 * 0.45 + 77e6 + 58e6 + 19.5e6) / 14 / (1.6e6 * 180e3);

interface CalmCase {
  readonly name: string;
  readonly holds: (town: Place) => boolean;
  readonly published: number;
  readonly perils: readonly LossName[];
}

const CASES: readonly CalmCase[] = [
  {
    name: 'storm and hail at houses of North Rhine-Westphalia, paid 1999 to 2022',
    holds: ({ countryCode, lat, lon }) =>
      countryCode === 'DE' && lat > 50.4 && lat < 52.4 && lon > 6 && lon < 9.3,
    published:
      STORM_AND_HAIL_NRW.reduce((sum, each) => sum + each, 0) / STORM_AND_HAIL_NRW.length / 1000,
    perils: ['strong_wind', 'tornado', 'hail'],
  },
  {
    name: 'storm, flood, surge, slides and earthquakes in Norway, premium of the pool',
    holds: ({ countryCode }) => countryCode === 'NO',
    published: NORWEGIAN_POOL,
    perils: ['strong_wind', 'tornado', 'inland_flood', 'coastal_flood', 'landslide', 'earthquake'],
  },
  {
    name: 'hail at buildings of 19 cantons of Switzerland, paid in a mean year of 2013 to 2022',
    holds: ({ countryCode }) => countryCode === 'CH',
    published: SWISS_CANTONS * SWISS_SHARES.hail,
    perils: ['hail'],
  },
  {
    name: 'floods, the same',
    holds: ({ countryCode }) => countryCode === 'CH',
    published: SWISS_CANTONS * SWISS_SHARES.flood,
    perils: ['inland_flood'],
  },
  {
    name: 'storm, the same',
    holds: ({ countryCode }) => countryCode === 'CH',
    published: SWISS_CANTONS * SWISS_SHARES.storm,
    perils: ['strong_wind', 'tornado'],
  },
  {
    name: 'storm, hail and snow at homes of France, paid in a mean year of 1990 to 2020',
    holds: ({ countryCode }) => countryCode === 'FR',
    published: FRENCH_STORMS,
    perils: ['strong_wind', 'tornado', 'hail'],
  },
  {
    name: 'floods at homes of France, paid in a mean year of 1982 to 2024',
    holds: ({ countryCode }) => countryCode === 'FR',
    published: FRENCH_FLOODS,
    perils: ['inland_flood', 'coastal_flood'],
  },
  {
    name: 'floods, earthquakes and eruptions at homes of Spain, premium, with gusts above 120 km/h',
    holds: ({ countryCode }) => countryCode === 'ES',
    published: SPANISH_CONSORTIUM,
    perils: ['inland_flood', 'coastal_flood', 'earthquake', 'tsunami', 'volcano'],
  },
  {
    name: 'storms in Denmark, paid in a mean year of 2006 to 2015',
    holds: ({ countryCode }) => countryCode === 'DK',
    published: DANISH_STORMS,
    perils: ['strong_wind', 'tornado'],
  },
  {
    name: 'all natural damage at homes of Sweden, paid in a mean year of 2015 to 2022',
    holds: ({ countryCode }) => countryCode === 'SE',
    published: SWEDISH_NATURE,
    perils: ['strong_wind', 'tornado', 'hail', 'inland_flood', 'coastal_flood', 'landslide'],
  },
  {
    name: 'storms at homes of the Netherlands, paid in a mean year of 2007 to 2019',
    holds: ({ countryCode }) => countryCode === 'NL',
    published: DUTCH_STORMS,
    perils: ['strong_wind', 'tornado'],
  },
  {
    name: 'storms and floods at homes of Ireland, paid in a mean year of 2000 to 2013',
    holds: ({ countryCode }) => countryCode === 'IE',
    published: IRISH_WEATHER,
    perils: ['strong_wind', 'tornado', 'hail', 'inland_flood', 'coastal_flood'],
  },
  {
    name: 'floods at homes of Britain, paid in a mean year of 2000 to 2009',
    holds: ({ countryCode }) => countryCode === 'GB',
    published: BRITISH_FLOODS,
    perils: ['inland_flood', 'coastal_flood'],
  },
  {
    name: 'earthquakes, eruptions, floods and slides in Iceland, premium',
    holds: ({ countryCode }) => countryCode === 'IS',
    published: ICELANDIC_PREMIUM,
    perils: ['earthquake', 'volcano', 'inland_flood', 'coastal_flood', 'landslide'],
  },
];

/** A case with what the composite says of its towns. */
interface CalmRow {
  readonly name: string;
  readonly published: number;
  readonly mean: number;
  readonly middle: number;
}

function calmRow({ name, holds, published, perils }: CalmCase, towns: readonly Place[]): CalmRow {
  const all = towns.filter(holds);
  const step = Math.max(1, Math.floor(all.length / MOST_TOWNS));
  const values = all
    .filter((_town, i) => i % step === 0)
    .map((town) => {
      const losses = placeLosses(town);
      return perils.reduce((sum, peril) => sum + losses[peril], 0);
    })
    .toSorted((a, b) => a - b);
  return {
    name,
    published,
    mean: values.reduce((sum, each) => sum + each, 0) / values.length,
    middle: values[Math.floor(values.length / 2)] ?? NaN,
  };
}

/** Geometric mean of the quotients of ours and the published. */
function meanQuotient(rows: readonly CalmRow[], of: (row: CalmRow) => number): string {
  const sum = rows.reduce((all, row) => all + Math.log(of(row) / row.published), 0);
  return Math.exp(sum / rows.length).toFixed(2);
}

/** What calm, insured places pay beside what the composite says of them: whether it is the quiet places that it overstates. */
export function calmSection(): string[] {
  const towns = new Gazetteer().all();
  const rows = CASES.map((each) => calmRow(each, towns));
  const number = (x: number): string => x.toExponential(1);
  return [
    '## Calm and insured places',
    '',
    'What insurers pay over what they insure, beside the reference house at the towns of the place. Storm and hail alone cost a calm German house more than the 1e-4 where LOW ends, and the composite says half of that; in Norway, whose houses are built for their coast, it says more than twice what the pool asks, in the Netherlands twice what storms take and in Ireland twice what storms and floods do, and in Switzerland, of stone under tiles, one and a half times what hail and floods and more than twice what storms take there. Of France it says two thirds of what storms, hail and snow take, and of Iceland more than the premium for all that its public insurer covers; no payments for wind were found where it is strongest, in Iceland, on the coast of Finnmark and in Patagonia (3e-4, 1e-4 and 4e-4 to 8e-4 a year here): the same house stands there as everywhere, and those that stand there are built for their winds. British insurers paid 133 million pounds for storm and 286 million for flood at homes in 2023, a year of record (Association of British Insurers, 2024): with some 28 million homes 15 pounds a home, the order of 6e-5. In Finland the storms of 2010 and 2011, years of record, took 170 million euros, more than half of it at buildings (Federation of Finnish Financial Services): the order of 1e-4 of the value of homes in such years and a few 1e-5 in a mean one. Floods at homes of France and what the Spanish consortium asks are met, Danish storms cost more than ours, natural damage in Sweden half of ours, and floods in Britain three fifths (a few towns by the sea raise our mean; their homes are taken to be kept from the sea of once in 200 years, and the middle town has about what is paid).',
    '',
    `Over the ${rows.length} rows the mean of the towns stands at ${meanQuotient(rows, ({ mean }) => mean)} times what is published and the middle town at ${meanQuotient(rows, ({ middle }) => middle)} times (geometric means): what is too much in one country is too little in the next, and no peril is too much in all. That few towns read LOW is therefore hardly an overestimate: what quiet places pay stands about the bound itself.`,
    '',
    '| what | published, 1/yr | ours, mean of towns | middle town |',
    '|---|---|---|---|',
    ...rows.map(
      ({ name, published, mean, middle }) =>
        `| ${name} | ${number(published)} | ${number(mean)} | ${number(middle)} |`,
    ),
    '',
  ];
}
