import { join } from 'node:path';
import { need, num, type Criterion, type GroupBinding, type Row } from './binding.ts';
import { rankCorrelation, type Pair } from './pairs.ts';
import { placeLosses, type At, type PlaceLosses } from './placeLosses.ts';
import { readCsv } from './readTables.ts';
import { supposedHouseLosses, type CountryHazard } from './supposedHouse.ts';

const LEAST_LEVEL = 1e-5;
const LEAST_PLACES = 10;

/** Names of the tables' hazards. */
const HAZARDS: Readonly<Record<string, CountryHazard>> = {
  earthquake: 'earthquake',
  tropical_cyclone_wind: 'hurricane',
  tropical_cyclone: 'hurricane',
  river_flood: 'river_flood',
  storm_surge: 'coastal_flood',
};

/** Yearly losses of a house at a point. */
type House = (at: At) => Pick<PlaceLosses, CountryHazard>;

/** Population-weighted mean over the cities of the input file; undefined where it has none. */
function countryLosses(
  dir: string,
  house: House,
): (iso3: string, hazard: CountryHazard) => number | undefined {
  const cities = Map.groupBy(
    readCsv(join(dir, 'country_points_input.csv')).rows,
    (row) => row['iso3'] ?? '',
  );
  return (iso3, hazard) => {
    let [loss, people] = [0, 0];
    for (const row of cities.get(iso3) ?? []) {
      const population = num(row, 'population') ?? 1;
      const at = { lat: need(row, 'lat'), lon: need(row, 'lon') };
      loss += population * house(at)[hazard];
      people += population;
    }
    return people > 0 ? loss / people : undefined;
  };
}

/** A country with the figures of one or two studies. */
interface Country {
  readonly place: string;
  readonly published: readonly number[];
  readonly own: number;
}

function countries(
  dir: string,
  rows: readonly Row[],
  hazard: string,
  house: House = supposedHouseLosses,
): Country[] {
  const lossOf = countryLosses(dir, house);
  const own = rows.filter((row) => row['hazard'] === hazard);
  return [...Map.groupBy(own, (row) => row['iso3'] ?? '')].flatMap(([iso3, list]) => {
    const loss = lossOf(iso3, HAZARDS[hazard] ?? 'earthquake');
    const published = list.flatMap((row) => num(row, 'expected_annual_loss_ratio') ?? []);
    return loss === undefined || published.length === 0
      ? []
      : [{ place: iso3, published, own: loss }];
  });
}

const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

function rank(name: string, list: readonly Country[], required: number): Criterion[] {
  const pairs: Pair[] = list
    .filter(({ published, own }) => own > 0 && published.every((value) => value > 0))
    .map(({ place, published, own }) => ({
      place,
      what: name,
      expected: geometricMean(published),
      own,
    }));
  if (pairs.length < LEAST_PLACES) return [];
  return [{ name: `${name}: rank`, required, reached: rankCorrelation(pairs) ?? 0 }];
}

function nearEither(name: string, list: readonly Country[], required: number): Criterion[] {
  const held = list.filter(
    ({ published, own }) =>
      published.every((value) => value > 0) && Math.max(own, ...published) >= LEAST_LEVEL,
  );
  if (held.length === 0) return [];
  const near = held.filter(({ published, own }) =>
    published.some((value) => Math.abs(Math.log(own / value)) <= Math.log(3)),
  );
  return [
    { name: `${name}: within a factor 3 of either`, required, reached: near.length / held.length },
  ];
}

function zeros(list: readonly Country[]): Criterion[] {
  const none = list.filter(({ published }) => published.every((value) => value === 0));
  if (none.length === 0) return [];
  const low = none.filter(({ own }) => own <= LEAST_LEVEL).length / none.length;
  return [{ name: 'cyclone wind where both have none', required: 0.9, reached: low }];
}

/** Both studies together: the rows of the table at hand and of its sister beside it, where that exists. */
function withSister(rows: readonly Row[], dir: string, sister: string): readonly Row[] {
  try {
    return [...rows, ...readCsv(join(dir, `${sister}.csv`)).rows];
  } catch {
    return rows;
  }
}

function bothStudies(rows: readonly Row[], dir: string, house?: House): Criterion[] {
  const earthquake = countries(dir, rows, 'earthquake', house);
  const wind = countries(dir, rows, 'tropical_cyclone_wind', house);
  return [
    ...rank('earthquake', earthquake, 0.75),
    ...nearEither('earthquake', earthquake, 0.65),
    ...rank('cyclone wind', wind, 0.65),
    ...nearEither('cyclone wind', wind, 0.5),
    ...zeros(wind),
  ];
}

/** The same by the reference house of the composite, which is one everywhere: for the reader, not judged. */
const byReferenceHouse = (rows: readonly Row[], dir: string): string[] =>
  bothStudies(rows, dir, placeLosses).map(
    ({ name, reached }) => `not judged, reference house: ${name}: ${reached.toPrecision(3)}`,
  );

const gar15: GroupBinding = {
  kind: 'group',
  table: 'gar15_country',
  judge(rows, { dir }) {
    const both = withSister(rows, dir, 'gar13_country');
    return {
      criteria: [
        ...bothStudies(both, dir),
        ...rank('river flood', countries(dir, rows, 'river_flood'), 0.4),
        ...rank('storm surge', countries(dir, rows, 'storm_surge'), 0.4),
      ],
      details: byReferenceHouse(both, dir),
    };
  },
};

const gar13: GroupBinding = {
  kind: 'group',
  table: 'gar13_country',
  judge(rows, { dir }) {
    const both = withSister(rows, dir, 'gar15_country');
    return { criteria: bothStudies(both, dir), details: byReferenceHouse(both, dir) };
  },
};

const pacific: GroupBinding = {
  kind: 'group',
  table: 'pcrafi_country',
  judge(rows, { dir }) {
    const criteria = ['earthquake', 'tropical_cyclone'].flatMap((hazard) =>
      rank(hazard, countries(dir, rows, hazard), 0.6),
    );
    return {
      criteria,
      details:
        criteria.length === 0 ? ['fewer than ten countries with a ratio: rank is left out'] : [],
    };
  },
};

/** Countries against the Global Assessment Reports and the Pacific initiative. */
export const countryTables: readonly GroupBinding[] = [gar15, gar13, pacific];
