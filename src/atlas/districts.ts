import { districts } from '../../engines/ground/datasets/districts.ts';
import { localKm } from '../../engines/ground/earth/geodesy.ts';
import { embedded } from '../connectors/connector.ts';
import { places } from './geography/world.ts';

/** A town, and how far east and north of the middle of the circle it lies, km. */
interface Town {
  readonly lat: number;
  readonly lon: number;
  readonly people: number;
  readonly km: readonly [east: number, north: number];
}

/** Towns together: their people, and along which way they lie farther apart. */
interface District {
  readonly towns: readonly Town[];
  readonly people: number;
  readonly axis: 0 | 1;
  readonly extentKm: number;
}

/** Populated places of a circle in few districts, smaller where more people live. */
export const districtsAtlas = embedded({
  id: 'atlas-districts',
  title: 'People around a place',
  category: 'environmental',
  provider: 'GeoNames',
  home: 'https://www.geonames.org',
  licence: 'CC BY 4.0',
  attribution: 'Places: GeoNames (CC BY 4.0)',
  cadence: 'with each release',
  coverage: 'World; places with 500 people or more',
  dataset: districts,
  asOf: '2023-03-05T00:00:00Z',
  answer({ lat, lon, radiusKm, most }) {
    const towns = places()
      .townsWithin(lat, lon, radiusKm)
      .filter(({ population }) => population > 0)
      .map((town): Town => {
        const { eastKm, northKm } = localKm(lat, lon, town.lat, town.lon);
        return { lat: town.lat, lon: town.lon, people: town.population, km: [eastKm, northKm] };
      });
    const found = cut(towns, most)
      .map(pointOf)
      .toSorted((a, b) => b.people - a.people || a.lat - b.lat || a.lon - b.lon);
    return { people: found.reduce((sum, { people }) => sum + people, 0), districts: found };
  },
});

/** Cuts the district with the most people times extent in two, along its longer side, until there are enough or nothing is left to cut. */
function cut(towns: readonly Town[], most: number): readonly District[] {
  const all = towns.length > 0 ? [districtOf(towns)] : [];
  while (all.length < most) {
    const next = all.reduce((best, each) => (weight(each) > weight(best) ? each : best), all[0]);
    if (!next || weight(next) === 0) return all;
    all.splice(all.indexOf(next), 1, ...halves(next));
  }
  return all;
}

const weight = ({ people, extentKm }: District): number => people * extentKm;

function districtOf(towns: readonly Town[]): District {
  const along = (axis: 0 | 1): number => {
    let [low, high] = [Infinity, -Infinity];
    for (const { km } of towns) {
      low = Math.min(low, km[axis]);
      high = Math.max(high, km[axis]);
    }
    return high - low;
  };
  const [east, north] = [along(0), along(1)];
  return {
    towns,
    people: towns.reduce((sum, { people }) => sum + people, 0),
    axis: east >= north ? 0 : 1,
    extentKm: Math.max(east, north),
  };
}

/** The two parts on either side of the middle of the extent; both hold a town, since the ends do. */
function halves({ towns, axis, extentKm }: District): readonly District[] {
  const low = towns.reduce((least, { km }) => Math.min(least, km[axis]), Infinity);
  const middle = low + extentKm / 2;
  return [
    districtOf(towns.filter(({ km }) => km[axis] <= middle)),
    districtOf(towns.filter(({ km }) => km[axis] > middle)),
  ];
}

/** A district stands where its most populous town does. */
function pointOf({ towns, people }: District) {
  const [first] = towns;
  const { lat, lon } = towns.reduce(
    (most, each) => (each.people > most.people ? each : most),
    first,
  );
  return { lat, lon, people };
}
