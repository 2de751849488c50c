import type * as z from 'zod';
import { isKnown } from '../../../facts.ts';
import { quakesNear, type Quake } from '../../../ground/datasets/quakes.ts';
import { tsunamiEvents, type tsunamiEvent } from '../../../ground/datasets/tsunamiFeeds.ts';
import { distanceKm } from '../../../ground/earth/geodesy.ts';
import { DAY_MS } from '../../../ground/math/time.ts';
import { DEFAULT_THRESHOLD, TSUNAMI_MARKETS, type TsunamiMarketRow } from '../tables.ts';
import {
  counted,
  iso,
  isLateEnough,
  MOST_QUAKES,
  resolver,
  settledBy,
  tooEarly,
  type Closed,
} from './verdict.ts';

/** Least water of a yes, m, and the validity that the rule asks for. @source NCEI/WDS Global Historical Tsunami Database, validity 4: definite. doi:10.7289/V5PN93H7 */
const LEAST_WATER_M = 0.5;
const DEFINITE = 4;

/** No where the zone had no such earthquake, or the whole list of tsunamis holds no definite one of it; yes where it has its wave; else open. */
export const tsunamiResolver = resolver({
  needs(closed) {
    return {
      quakes: quakesNear({
        ...circleAbout(boundsOf(closed)),
        minMagnitude: leastOf(closed),
        startTime: iso(closed.opensMs),
        endTime: iso(closed.closesMs),
        limit: MOST_QUAKES,
      }),
      waves: tsunamiEvents({
        lat: 0,
        lon: 0,
        radiusKm: WORLD_KM,
        minYear: new Date(closed.opensMs).getUTCFullYear(),
      }),
    };
  },
  decide(closed, { quakes, waves }) {
    const choose = (events: readonly Quake[]) =>
      events.filter(
        (quake) => isInZone(boundsOf(closed), quake) && counted(quake, closed, leastOf(closed)),
      );
    const verdict = settledBy(quakes, closed, choose);
    if ('unresolved' in verdict || !verdict.outcome || !isKnown(quakes)) return verdict;
    if (!isKnown(waves)) return { unresolved: `list of tsunamis: ${waves.missing}` };
    const definite = waves.value.events.filter(
      (wave) =>
        wave.validity >= DEFINITE &&
        choose(quakes.value.events).some((quake) => isOfQuake(wave, quake)),
    );
    const raised = definite.filter(
      ({ maxWaterHeightM }) => (maxWaterHeightM ?? 0) >= LEAST_WATER_M,
    );
    const told = {
      source: `${verdict.source}, ${waves.source}`,
      asOf: waves.asOf,
      decisive: [...verdict.decisive, ...definite.map(waveWords)],
    };
    if (raised.length > 0) return { outcome: true, ...told };
    if (definite.some(({ maxWaterHeightM }) => maxWaterHeightM === null))
      return {
        unresolved:
          'such an earthquake happened; the list of tsunamis does not say how high its water was',
      };
    if (!waves.value.complete) return { unresolved: `the list of ${waves.source} was cut` };
    if (!isLateEnough(waves, closed)) return tooEarly(waves.source);
    return { outcome: false, ...told };
  },
});

/** Half of the earth's circumference: everywhere. */
const WORLD_KM = 20_001;

type Wave = z.output<typeof tsunamiEvent>;

const leastOf = ({ threshold }: Closed): number => threshold ?? DEFAULT_THRESHOLD.tsunami;

const waveWords = ({ id, time, maxWaterHeightM }: Wave): string =>
  `tsunami ${id} of ${time}: ${maxWaterHeightM ?? '?'} m of water`;

/** Whether a tsunami is of an earthquake: dated to its day, a day to either side for clocks of place and of the world. */
function isOfQuake({ time }: Wave, quake: Quake): boolean {
  const [year, month, day] = time.split('T')[0]?.split('-').map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const from = Date.UTC(year, month - 1, day) - DAY_MS;
  const at = Date.parse(quake.time);
  return at >= from && at < from + 3 * DAY_MS;
}

type Bounds = TsunamiMarketRow['bounds'];

const boundsOf = ({ id }: Closed): Bounds =>
  TSUNAMI_MARKETS.find((row) => row.id === id)?.bounds ?? [0, 0, 0, 0];

function isInZone([south, west, north, east]: Bounds, { lat, lon }: Quake): boolean {
  return lat >= south && lat <= north && (lon - west + 720) % 360 <= east - west;
}

/** A circle that holds the bounds. */
function circleAbout([south, west, north, east]: Bounds) {
  const [lat, middle] = [(south + north) / 2, (west + east) / 2];
  const lon = middle > 180 ? middle - 360 : middle;
  const reach = [south, north, lat].map((edge) => distanceKm(lat, middle, edge, west));
  return { lat, lon, radiusKm: Math.max(...reach) };
}
