import { destination } from '../../engines/ground/earth/geodesy.ts';
import { smoothStep } from '../../engines/ground/math/interpolate.ts';
import type { Drainage, FloodReach } from '../../engines/ground/datasets/floodPlains.ts';
import { riseOfRank } from './floodRise.ts';
import { heightsHere, placeHeightsAt } from './geography/placeHeights.ts';
import { terrainAt } from './geography/terrain.ts';
import { nearestRiver, seaShoreKm, surfaceAt } from './shore/shoreAt.ts';
import { waterLevelSigmaM } from './waterLevelSigma.ts';

/** Places farther than this tell nothing of how the ground of a point drains, km. */
const REACH_KM = 20;
/** POLICY. A listed summit tells how its flanks drain where it raises a place by more than this, m. */
const SUMMIT_M = 500;
/** POLICY. Rivers of the map count within this, km; their lines are off by one or two. @source CIA World Data Bank II, scales 1:1 to 1:4 million */
const RIVER = { reachKm: 12, axisSigmaKm: 2 } as const;
/** POLICY. Half width of the natural flood plain by rank of the map: 0 drawn with both banks, 1 to 4 smaller and smaller, from 5 those that flow at times, km. */
const HALF_WIDTH_KM = [2, 1, 0.8, 0.6, 0.45, 0.5, 0.4, 0.3, 0.3] as const;
const FIRST_INTERMITTENT = 5;
/** POLICY. Towns stand above the water of their river, m. */
const BANK_M = 4;
/** POLICY. A listed river is taken for the one of the map where it is nearer than the first number of spreads of its plain, not where it is farther than the second. */
const SAME_RIVER = [1.5, 4] as const;

/** POLICY. Rings on which land is looked for round a place by the sea, km, and the points of each. */
const RINGS_KM = [1, 2, 3] as const;
const RING_POINTS = 12;

/** Share of the ground within 3 km that is land, by points on three rings weighed by their areas; 1 where the sea is farther. */
export function landShareAt(lat: number, lon: number): number {
  const shoreKm = seaShoreKm(lat, lon);
  if (shoreKm === undefined || shoreKm > RINGS_KM[2]) return 1;
  let land = 0;
  let all = 0;
  for (const km of RINGS_KM) {
    for (let i = 0; i < RING_POINTS; i++) {
      const at = destination(lat, lon, (360 * i) / RING_POINTS, km);
      if (surfaceAt(at.lat, at.lon) !== 'sea') land += km;
      all += km;
    }
  }
  return land / all;
}

/** How the ground round a place drains: by the listed places around, on the flanks of a listed summit by its rise; null where neither tells. */
export function drainageAt(lat: number, lon: number): Drainage | null {
  const { nearestKm, lowM, highM, sigmaM } = heightsHere(lat, lon);
  const { raisedM, drawnM, elevationM, sigmaM: summitSigmaM } = terrainAt(lat, lon);
  if (raisedM > SUMMIT_M)
    return { lowM: elevationM - raisedM, lowSigmaM: summitSigmaM, reliefM: raisedM };
  if (nearestKm > REACH_KM) return null;
  // Listed ground is lower than radar has it all about, its streams with it.
  return { lowM: lowM + drawnM, lowSigmaM: 0.5 * sigmaM, reliefM: highM - lowM };
}

/** The river of the map nearest to a place, where no listed one is as near: its plain by its rank, its water by the ground beside it. */
export function unlistedReachAt(
  lat: number,
  lon: number,
  listed: readonly FloodReach[],
): FloodReach | undefined {
  const river = nearestRiver(lat, lon, RIVER.reachKm);
  if (!river) return undefined;
  const share = Math.min(1, ...listed.map(otherShare));
  if (share < 0.01) return undefined;
  const bank = placeHeightsAt(river.lat, river.lon);
  return {
    name:
      river.rank < FIRST_INTERMITTENT
        ? 'river by map, unlisted'
        : 'intermittent river by map, unlisted',
    regime: river.rank < FIRST_INTERMITTENT ? 'rain' : 'flash',
    distanceKm: river.distanceKm,
    axisSigmaKm: RIVER.axisSigmaKm,
    halfWidthKm: share * HALF_WIDTH_KM[river.rank],
    waterLevelM: bank.elevationM - BANK_M,
    waterLevelSigmaM: waterLevelSigmaM({
      betweenSigmaM: bank.sigmaM,
      fallMPerKm: 0,
      alongSigmaKm: RIVER.axisSigmaKm,
    }),
    rise: riseOfRank(river.rank),
    protectionYears: 0,
    protectionSource: null,
    listed: false,
  };
}

/** 0 where a listed river is surely the one of the map, 1 where it surely is another, without a step between. */
function otherShare({ distanceKm, halfWidthKm, axisSigmaKm }: FloodReach): number {
  return smoothStep(...SAME_RIVER, distanceKm / Math.hypot(halfWidthKm, axisSigmaKm));
}
