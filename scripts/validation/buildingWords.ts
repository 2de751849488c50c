import {
  CONSTRUCTION_TYPES,
  DESIGN_LEVELS,
  ERAS,
  FIRST_FLOOR_M,
  HEIGHT_CLASSES,
  MODEL_TYPES,
  USES,
} from '../../engines/ground/vulnerability/tables/buildingWords.ts';
import { HOUSING_AGES } from '../../engines/ground/vulnerability/tables/housingAges.ts';
import {
  HOUSING_STOCKS,
  type HousingStock,
} from '../../engines/ground/vulnerability/tables/housingStock.ts';
import { STOCK_OF_COUNTRY } from '../../engines/money/siteRisk/stockCountries.ts';

const words = (name: string): string => name.replaceAll('_', ' ');

/** Shares in words, the largest first: `W1 80 %, W2 20 %`. */
function mix(shares: Readonly<Record<string, number>>): string {
  return Object.entries(shares)
    .filter(([, share]) => share > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, share]) =>
      share === 1 ? words(name) : `${words(name)} ${Math.round(100 * share)} %`,
    )
    .join(', ');
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const useRows = (): string[] =>
  Object.entries(USES).map(([word, { occupancy, floodCurve, construction, height, foundation }]) =>
    row(
      `\`${word}\``,
      occupancy,
      floodCurve === 'houses' || floodCurve === 'flats'
        ? `${floodCurve}, by foundation and storeys`
        : floodCurve,
      mix(construction),
      mix(height),
      mix(foundation),
    ),
  );

const typeRows = (): string[] =>
  CONSTRUCTION_TYPES.flatMap((word) =>
    ERAS.map((era) =>
      row(
        `\`${word}\``,
        words(era),
        ...HEIGHT_CLASSES.map((height) => mix(MODEL_TYPES[word][era][height])),
      ),
    ),
  );

const stockRows = (): string[] =>
  Object.entries<HousingStock>(HOUSING_STOCKS).map(([name, { low, tall, reinforced, source }]) =>
    row(
      words(name),
      [...STOCK_OF_COUNTRY]
        .flatMap(([country, stock]) => (stock === name ? [country] : []))
        .join(' '),
      mix(low),
      mix(tall),
      reinforced === undefined ? 'by its year' : `${Math.round(100 * reinforced)} %`,
      source,
    ),
  );

const ageRows = (): string[] =>
  Object.entries(HOUSING_AGES).map(([name, ages]) =>
    row(words(name), ...ERAS.map((era) => `${Math.round(100 * ages[era])} %`)),
  );

const agesTable =
  (): string => `Buildings by era where no year is given, by national surveys of dwellings (United States 2010, Japan 2008 and 2018, Turkey 2021, Mexico 2020, Taiwan 2016 and 2022); elsewhere as in North America.

| region | ${ERAS.map(words).join(' | ')} |
|---|---|---|---|
${ageRows().join('\n')}`;

/** What the words of the endpoints stand for in the damage models: the tables that the engine reads. */
export function buildingSection(): string {
  return `## What the words stand for

The tables that the engine reads. What a request does not say is averaged over by these shares, and \`missing_attributes\` tells what each could change. The shares of the first table are a choice of this service (POLICY), the same everywhere; what dwellings, shops, works and public buildings are made of goes by the country, below.

| property | Hazus occupancy | flood curve | construction | height | foundation |
|---|---|---|---|---|---|
${useRows().join('\n')}

Dwellings by region, shares of their number, from censuses and surveys of housing, all of them facts that anybody may use: what a source calls "memory" was not read again and is good to 10 points, what it calls "prior" nobody counted and is good to 20. \`policy.md\` says how walls become frames. In the table low is 1 to 3 storeys, tall more; between two and five storeys a building is a mixture of both, above seven of concrete and steel alone. Shops, works and public buildings of any height are made of what tall dwellings of the region are, but in North America and New Zealand. Elsewhere, and for farms, the first table holds. Masonry reinforced is the share of the masonry of 1941 and later that is reinforced or confined, older masonry being neither.

| region | countries | low | tall | masonry reinforced | from |
|---|---|---|---|---|---|
${stockRows().join('\n')}

${agesTable()}

Model building types of Hazus 6.1 by construction; low is 1 to 3 storeys, middle 4 to 7, high 8 and more. \`steel_frame\` of the underwriting decision is \`steel\`. A frame at pre-code or low-code level is never taken to be weaker than unreinforced masonry of its height and level (POLICY), whatever the table of equivalent accelerations says.

| construction | built | low | middle | high |
|---|---|---|---|---|
${typeRows().join('\n')}

Design level by era and by how hard the place shakes (475-year peak acceleration on rock below 0.1 g, to 0.3 g, above): pre-code (PC), low (LC), moderate (MC), high (HC). Light wooden houses count as LC, LC and MC to 1975, then as LC, MC and HC.

| built | low | moderate | high |
|---|---|---|---|
${ERAS.map((era) => row(words(era), DESIGN_LEVELS[era].low, DESIGN_LEVELS[era].moderate, DESIGN_LEVELS[era].high)).join('\n')}

First floor above the ground where \`first_floor_height_m\` is not given: ${Object.entries(
    FIRST_FLOOR_M,
  )
    .map(([foundation, m]) => `${foundation} ${m.toFixed(2)} m`)
    .join(', ')}.

## How a loss is read

A return period of T years is the loss that is reached or passed with a chance of 1 in T in a year: the quantile at 1 - 1/T of the year's law, straight between the cells of its grid; no years are drawn and sorted. OEP is of the largest event of a year, AEP of the sum of a year (value at risk), each with its tail mean (TVaR), as in the Open Results Data standard. AEP is never below OEP, a tail mean never below its quantile, and the area under the aggregate curve is the average annual loss: tests hold all three.
`;
}
