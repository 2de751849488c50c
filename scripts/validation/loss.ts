import { propertyLoss } from '../../engines/money/siteRisk/propertyLoss.ts';
import { siteNeeds } from '../../engines/money/siteRisk/sitePerils.ts';
import type { Peril } from '../../engines/money/siteRisk/perils.ts';
import { buildingSection } from './buildingWords.ts';
import { embeddedFacts } from './embeddedFacts.ts';
import { marketSection } from './marketSection.ts';

const MOMENT = { iso: '2026-01-01T00:00:00.000Z', ms: Date.UTC(2026, 0, 1) } as const;

/** A public figure of expected annual loss over value. National and county means, never points. */
interface PublicFigure {
  readonly place: string;
  readonly lat: number;
  readonly lon: number;
  readonly peril: Peril;
  readonly low: number;
  readonly high: number;
  readonly from: string;
}

const NRI = 'FEMA National Risk Index, March 2023, county';
const GAR = 'UN Global Assessment Reports 2013 and 2015, country';

const FIGURES: readonly PublicFigure[] = [
  {
    place: 'San Francisco',
    lat: 37.7749,
    lon: -122.4194,
    peril: 'earthquake',
    low: 1.4e-3,
    high: 1.4e-3,
    from: NRI,
  },
  {
    place: 'Los Angeles',
    lat: 34.0522,
    lon: -118.2437,
    peril: 'earthquake',
    low: 1.75e-3,
    high: 1.75e-3,
    from: NRI,
  },
  {
    place: 'Tokyo',
    lat: 35.6762,
    lon: 139.6503,
    peril: 'earthquake',
    low: 8.1e-4,
    high: 5.1e-3,
    from: GAR,
  },
  {
    place: 'Kathmandu',
    lat: 27.7172,
    lon: 85.324,
    peril: 'earthquake',
    low: 5.5e-4,
    high: 4.8e-3,
    from: GAR,
  },
  {
    place: 'Houston',
    lat: 29.76,
    lon: -95.37,
    peril: 'wind',
    low: 1.4e-3,
    high: 1.4e-3,
    from: NRI,
  },
  {
    place: 'Oklahoma City',
    lat: 35.4676,
    lon: -97.5164,
    peril: 'severe_storm',
    low: 5.7e-4,
    high: 5.7e-4,
    from: `${NRI} (reported); insured losses are several times higher`,
  },
];

const CITIES = [
  ['San Francisco', 37.7749, -122.4194],
  ['Miami', 25.7617, -80.1918],
  ['Oklahoma City', 35.4676, -97.5164],
  ['Paris', 48.8566, 2.3522],
  ['Tokyo', 35.6762, 139.6503],
  ['Kathmandu', 27.7172, 85.324],
] as const;

const lossAt = (lat: number, lon: number) =>
  propertyLoss({ lat, lon }, { facts: embeddedFacts(siteNeeds({ lat, lon })), moment: MOMENT }, {});

const number = (x: number): string => x.toExponential(1);

function figureRow({ place, lat, lon, peril, low, high, from }: PublicFigure): string {
  const own = lossAt(lat, lon).perils.find((each) => each.peril === peril)?.averageAnnual ?? 0;
  const off = own < low ? low / own : own > high ? own / high : 1;
  const span = low === high ? number(low) : `${number(low)} to ${number(high)}`;
  return `| ${place} | ${peril.replace('_', ' ')} | ${number(own)} | ${span} | ${off <= 3 ? 'within 3' : `off by ${off.toFixed(1)}`} | ${from} |`;
}

function cityRow([name, lat, lon]: (typeof CITIES)[number]): string {
  const { total, perils } = lossAt(lat, lon);
  const parts = perils
    .filter(({ averageAnnual }) => averageAnnual > 0.03 * (total?.value ?? 0))
    .toSorted((a, b) => b.averageAnnual - a.averageAnnual)
    .map(({ peril, averageAnnual }) => `${peril.replace('_', ' ')} ${number(averageAnnual)}`);
  return `| ${name} | ${number(total?.value ?? 0)} | ${number(total?.p10 ?? 0)} to ${number(total?.p90 ?? 0)} | ${parts.join(', ')} |`;
}

/** The page of expected losses: our figures from the embedded tables beside public ones, misses included. */
export function lossPage(): string {
  return `# Expected losses beside public figures

Made by \`npm run -s validation\`. Expected annual loss over replacement value of an ordinary house of the place (1/yr), from the embedded tables alone. Public figures are means of counties or countries, ours are points in their cities: a factor of three is what the publishers reach among themselves. Nothing was fitted to these places.

| place | peril | ours | public | verdict | from |
|---|---|---|---|---|---|
${FIGURES.map(figureRow).join('\n')}

## Six cities

| city | all perils | 80 % interval | largest perils |
|---|---|---|---|
${CITIES.map(cityRow).join('\n')}

Flood in the middle of Paris and Miami stands for the very point, next to the river and the bay, not for the city. Structure only.

${marketSection()}${buildingSection()}`;
}
