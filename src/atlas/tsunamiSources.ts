import { readFileSync } from 'node:fs';
import {
  tsunamiSources,
  type TsunamiPath,
  type TsunamiSource,
} from '../../engines/ground/datasets/tsunamis.ts';
import { wrapLonDeg } from '../../engines/ground/earth/geodesy.ts';
import { unitVector } from '../../engines/ground/earth/unitVector.ts';
import { arrivalSteps, shelfMinutes } from '../../engines/hazards/tsunami/arrivalSteps.ts';
import { pathFrom, ruptureOf } from '../../engines/hazards/tsunami/sourceRupture.ts';
import { embedded } from '../connectors/connector.ts';
import { SOURCES, type SourceRow } from './data/tsunamiSources.ts';
import { TRAVEL } from './data/tsunamiTravel.ts';
import { once } from './geography/once.ts';
import { TravelMaps } from './travelMaps.ts';
import { bayAt } from './tsunamiBays.ts';
import { tsunamiShoreAt } from './tsunamiShores.ts';
import { waterAround } from './tsunamiWater.ts';

/** POLICY. A shore whose best directions are open for less than this share of 150 km is said to be sheltered. */
const SHELTERED = 0.7;
const ENCLOSED = 'Land around the water';

const world = once(() => {
  if (TRAVEL.sources.join() !== SOURCES.map(([id]) => id).join())
    throw new Error('arrival times and sources differ: run scripts/tsunamiGrids.ts');
  const file = readFileSync(new URL('./data/tsunamiTravel.bin', import.meta.url));
  return {
    ruptures: SOURCES.map((row) => ruptureOf(sourceOf(row), row[10])),
    maps: new TravelMaps(
      file.subarray(0, TRAVEL.timesBytes),
      file.subarray(TRAVEL.timesBytes),
      SOURCES.length,
    ),
  };
});

function sourceOf(row: SourceRow): TsunamiSource {
  const [id, name, zone, magnitude, low, best, high, basis, backArc, dipDeg] = row;
  return {
    id,
    name,
    zone,
    magnitude,
    recurrenceYears: { low, best, high },
    basis,
    isBackArc: backArc === 1,
    dipDeg,
  };
}

/** The paths of all waves that come over the water around a place. @param place  unit vector */
function pathsOver(
  cells: ReturnType<typeof waterAround>,
  place: readonly [number, number, number],
): TsunamiPath[] {
  const paths: TsunamiPath[] = [];
  const [nearest] = cells;
  if (!nearest) return paths;
  const { ruptures, maps } = world();
  const shelf = shelfMinutes(nearest.km);
  const near = maps.of(cells.map(({ cell }) => cell));
  const weights = cells.map(({ weight }, cell) => ({ cell, weight }));
  for (let s = 0; s < ruptures.length; s++) {
    const rupture = ruptures[s];
    const steps = arrivalSteps(near, weights, s);
    if (!rupture || !steps) continue;
    paths.push(
      pathFrom(rupture, place, {
        travelMinutes: steps.time * TRAVEL.stepMinutes + shelf,
        detourKm: steps.detour * TRAVEL.detourStepKm,
      }),
    );
  }
  return paths;
}

/** Tsunami sources of the world with the time their waves take to a place. */
export const tsunamiSourceAtlas = embedded({
  id: 'atlas-tsunami-sources',
  title: 'Tsunami sources and arrival times',
  category: 'environmental',
  provider: 'this product, from the published subduction characterisations',
  home: 'https://www.globalquakemodel.org',
  licence: 'Facts restated from publications; citation asked for',
  cadence: 'with each release',
  coverage: `${SOURCES.length} segments of the world's oceans; arrival times by degree; openness of 102,997 stretches of shore`,
  dataset: tsunamiSources,
  asOf: '2026-11-01T00:00:00Z',
  answer({ lat, lon: anyLon }) {
    const around = once(() => wavesAround(lat, wrapLonDeg(anyLon)));
    // Only who asks for waves pays for them: most places lie farther inland than any comes.
    return {
      version: '1.5.0',
      get waterDistanceKm() {
        return around().waterDistanceKm;
      },
      get paths() {
        return around().paths;
      },
      get bayFactor() {
        return around().bayFactor;
      },
      get bayName() {
        return around().bayName;
      },
      timeSigma: 0.1,
    };
  },
});

/** The water around a place, and the waves that come over it. */
function wavesAround(lat: number, lon: number) {
  const place = unitVector(lat, lon);
  const shore = tsunamiShoreAt(lat, lon);
  const cells = waterAround(lat, lon, {
    isWet: world().maps.isWet,
    homeCell: shore?.homeCell ?? null,
    isShore: shore !== undefined,
  });
  const bay = bayAt(place);
  const shelter = (shore?.openReach ?? 1) ** (1 - bay.share);
  return {
    waterDistanceKm: cells[0]?.km ?? null,
    paths: pathsOver(cells, place),
    // POLICY: a wave fades with the openness of the shore, as the part of a long crest that finds its way in.
    bayFactor: bay.factor * shelter,
    bayName: shelter < SHELTERED ? ENCLOSED : bay.name,
  };
}
