import { laneSpread, wangStudent } from '../../engines/money/catBond/spreads.ts';
import { marketMultiple } from '../../engines/money/catBond/pricing.ts';
import { WANG } from '../../engines/money/catBond/tables.ts';
import type { Building } from '../../engines/ground/vulnerability/building.ts';
import { damageRatio } from '../../engines/ground/vulnerability/damageRatio.ts';
import { rankCorrelation, shareWithin, type Pair } from '../verify/pairs.ts';
import { floodPolicySection } from './floodPolicySection.ts';
import { coverLoss, spreadOver, townNamed, townsOf, type Cover } from './marketLoss.ts';
import { JAPANESE_TARIFF, TURKISH_TARIFF } from './tables/earthquakeTariffs.ts';

const WOODEN: Building = { propertyType: 'residential', constructionType: 'wood_frame' };
const CONCRETE: Building = {
  propertyType: 'residential',
  constructionType: 'reinforced_concrete',
  stories: 5,
};
const MASONRY: Building = { propertyType: 'residential', constructionType: 'masonry', stories: 2 };
const HOUSE: Building = { propertyType: 'residential' };

const number = (x: number): string => x.toExponential(1);

/** A cover as it is sold beside what we expect it to pay. */
interface MarketCase {
  readonly what: string;
  readonly price: string;
  readonly country: string;
  readonly division?: string;
  readonly building: Building;
  readonly cover: Cover;
  readonly from: string;
}

const TURKISH_COVER: Cover = { perils: ['earthquake'], deductible: TURKISH_TARIFF.deductible };
const TURKISH_SOURCE = 'tariff of the Turkish Catastrophe Insurance Pool from 2024';

const CASES: readonly MarketCase[] = [
  {
    what: 'Turkey, concrete of 5 storeys, earthquakes',
    price: TURKISH_TARIFF.reinforcedConcrete.map(number).join(' to '),
    country: 'TR',
    building: CONCRETE,
    cover: TURKISH_COVER,
    from: TURKISH_SOURCE,
  },
  {
    what: 'Turkey, masonry, earthquakes',
    price: TURKISH_TARIFF.other.map(number).join(' to '),
    country: 'TR',
    building: MASONRY,
    cover: TURKISH_COVER,
    from: `${TURKISH_SOURCE}, all but concrete and steel`,
  },
  {
    what: 'California, wooden house, earthquakes',
    price: '2.8e-3 (1.1e-3 to 5.3e-3)',
    country: 'US',
    division: 'CA',
    building: WOODEN,
    cover: { perils: ['earthquake'], deductible: 0.15 },
    from: 'California Earthquake Authority in 2005, above a deductible of 15 %, some contents with it (Orange County Register, 2005); 22 % less from 2006',
  },
  {
    what: 'New Zealand, house, earthquakes, tsunamis, eruptions and slides',
    price: '1.6e-3 asked, 2.4e-3 needed',
    country: 'NZ',
    building: HOUSE,
    cover: { perils: ['earthquake', 'tsunami', 'volcano', 'landslide'], limit: 0.5 },
    from: 'levy of the Natural Hazards Commission on the first NZD 300,000 and its technical rate, reinsurance and land with it (Treasury, 2025); the house taken to be worth twice that',
  },
  {
    what: 'Iceland, house, earthquakes, eruptions, floods and slides',
    price: '2.5e-4, from 2025 3.8e-4',
    country: 'IS',
    building: HOUSE,
    cover: { perils: ['earthquake', 'volcano', 'flood', 'landslide'], deductible: 0.02 },
    from: 'Natural Catastrophe Insurance of Iceland, nti.is; the deductible from memory',
  },
  {
    what: 'Japan, house, wind, hail and floods, paid',
    price: '1.9e-4 in 2023, 6.1e-4 a year from 2016 to 2020, years of record',
    country: 'JP',
    building: HOUSE,
    cover: { perils: ['wind', 'severe_storm', 'flood'] },
    from: 'fire insurance of homes in 2023, 68 billion yen for wind and hail and 32 for water (General Insurance Rating Organization of Japan, read as quoted); all of 2016 to 2020, 3.19 trillion yen, without some 0.52 for earthquakes (Sony Sonpo, from the General Insurance Association of Japan); 60 % of the latter at homes, and 35 million homes insured for 15 million yen each, are estimates of ours, good to a factor of 1.5',
  },
  {
    what: 'Spain, house, floods, earthquakes, tsunamis and eruptions',
    price: '7.0e-5',
    country: 'ES',
    building: HOUSE,
    cover: { perils: ['flood', 'earthquake', 'tsunami', 'volcano'] },
    from: 'Consorcio de Compensación de Seguros, tariff of 2018 for homes, gusts above 120 km/h with it',
  },
];

function marketRow({ what, price, country, division, building, cover, from }: MarketCase): string {
  const { mean, p10, p90 } = spreadOver(townsOf(country, division), (town) =>
    coverLoss(town, building, cover),
  );
  return `| ${what} | ${price} | ${number(mean)} | ${number(p10)} to ${number(p90)} | ${from} |`;
}

const JAPANESE_COVER: Cover = { perils: ['earthquake', 'tsunami', 'volcano'] };
/** A tariff is for ten million yen. */
const JAPANESE_UNIT = 1e7;

function japaneseRow(name: 'wooden' | 'other', building: Building): string {
  const pairs = JAPANESE_TARIFF.map((row): Pair => ({
    place: row.town,
    what: name,
    expected: row[name] / JAPANESE_UNIT,
    own: coverLoss(townNamed(row.town, 'JP'), building, JAPANESE_COVER),
  }));
  const quotients = pairs
    .map(({ own = NaN, expected }) => own / expected)
    .toSorted((a, b) => a - b);
  const at = (share: number) => (quotients[Math.floor(share * quotients.length)] ?? NaN).toFixed(2);
  return `| ${name === 'wooden' ? 'wooden house' : 'concrete of 5 storeys'} | ${rankCorrelation(pairs)?.toFixed(2) ?? ''} | ${at(0.5)} | ${at(0.1)} to ${at(0.9)} | ${Math.round(100 * shareWithin(pairs, 3))} % |`;
}

/** Spreads of a thin layer over its expected loss, by the three models of `insurance/cat-bond-pricing`. */
function multipleRow(expected: number): string {
  const over = (spread: number): string => (spread / expected).toFixed(1);
  return `| ${100 * expected} % | ${over(laneSpread(expected, 1))} | ${over(wangStudent(expected, WANG.lambda))} | ${marketMultiple(expected, 'low').toFixed(1)} to ${marketMultiple(expected, 'high').toFixed(1)} |`;
}

/** Mean damage of a concrete block of flats in Japan at a motion, per cent of its value. */
const percentAt = (pgaG: number, constructionYear: number): string => {
  const block: Building = { ...CONCRETE, constructionYear, stock: 'japan', seismicity: 'high' };
  return `${Math.round(100 * damageRatio('earthquake', block).mean(pgaG))} %`;
};

/** The mean of California's wooden houses, built in a year or in any, above a deductible. */
const californian = (deductible: number, constructionYear?: number): string =>
  number(
    spreadOver(townsOf('US', 'CA'), (town) =>
      coverLoss(
        town,
        { ...WOODEN, ...(constructionYear === undefined ? {} : { constructionYear }) },
        { perils: ['earthquake'], deductible },
      ),
    ).mean,
  );

/** What insurance costs where its price is published, beside what we expect it to pay. */
export function marketSection(): string {
  return `## Beside prices of insurance

A premium pays for expenses, reinsurance and capital besides losses, so that an expected loss of a third to nine tenths of it would be usual. Ours is the mean over the most peopled towns by their people (150 at most), and the tenth and nine tenths of them, above the deductible and below the limit, as a share of what is insured. Nothing was fitted to these prices.

| cover | price, 1/yr | ours, mean | towns | from |
|---|---|---|---|---|
${CASES.map(marketRow).join('\n')}

California is missed: above so high a deductible we expect a tenth of the price of 2005, which came down since, where half is usual. Neither the deductible nor the age of the houses explains it: without any the mean wooden house of these towns loses ${californian(0)} a year, about what the National Risk Index of FEMA says and less than half of the price; above 5 % it loses ${californian(0.05)}, above 15 % a house of before 1976 ${californian(0.15, 1960)} and a newer one ${californian(0.15, 1990)}. The price stands on what insurers paid after Northridge in 1994: first thought to be 1 to 2 billion dollars, 10.4 billion a year later (Los Angeles Times, 1995) and 15.3 in the end (Insurance Journal, 2004), much of it for damage that hid behind plaster. The curves of Hazus, which the index and this service share, hold less: at 0.4 g, where a fifth of the newer wooden houses and two fifths of the older ones have middling damage or more, they lose 3 to 6 % of their value, and little of that passes the deductible. A layer above a high deductible is therefore too cheap here, for wooden houses by a factor of about five.

Earthquake insurance of Japan by prefecture (tariff of 2007 to 2014, eruptions, tsunamis and fires after them covered, paid in steps) beside our loss at the 47 seats of government:

| building | rank | middle quotient, ours over price | tenth and nine tenths | within a factor 3 |
|---|---|---|---|---|
${japaneseRow('wooden', WOODEN)}
${japaneseRow('other', CONCRETE)}

Frames of concrete and steel are held for no weaker than light wooden houses of their design level in Japan alone, as they were seen to be (Kobe 1995; of 1,460 blocks of flats in Miyagi in 2011 half had nothing, 36 % slight, 12 % small and 1 % middling damage and one was lost, Tokyo Kantei 2012: some 2 % of their value where our curves say ${percentAt(0.4, 1990)} of blocks of after 1975 at 0.4 g). By Hazus alone, whose peak accelerations put frames below wood, concrete stood at 3.4 times its price. The tariff asks half as much for concrete as for wood, and here both lose alike: concrete is dear by about that much, wood cheap. From 2022 the price of the dearest prefectures is 2.75e-3 for concrete and 4.1e-3 for wood.

${floodPolicySection()}### Catastrophe bonds

Spreads of catastrophe bonds over their expected loss, of a thin layer. Issues of 2023 paid 4.5 times their expected loss, by quarters from 3.7 to 6.9, the dearest year in twenty; the cheapest quarter of 2013 to 2023 paid 1.65 times, and since 2020 every quarter paid more than twice (Artemis, deal directory).

| expected loss | Lane | Wang | market multiple, soft and hard years |
|---|---|---|---|
${[0.01, 0.02, 0.05].map(multipleRow).join('\n')}

`;
}
