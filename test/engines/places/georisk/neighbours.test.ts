import { describe, expect, it } from 'vitest';
import type { ComponentName } from '../../../../engines/places/georisk/components.ts';
import { embeddedPlace } from '../../../support/embeddedPlace.ts';

type Answer = Awaited<ReturnType<typeof embeddedPlace>>;

const KM_PER_DEGREE = 111.2;
/** A level is 25 points wide; neighbours may differ by half of one. */
const MOST = 12.5;
/** Within this distance of the shore what the sea does falls off within a kilometre or two. */
const SHORE_KM = 5;
const FROM_THE_SEA: readonly ComponentName[] = ['tsunami', 'flood'];

/** Towns on faults, volcanoes, rivers, coasts and borders. */
const TOWNS = [
  [37.77, -122.42],
  [35.68, 139.76],
  [40.85, 14.27],
  [61.22, -149.9],
  [29.95, -90.07],
  [25.76, -80.19],
  [51.51, -0.13],
  [-31.95, 115.86],
  [49.9, -97.14],
  [41.01, 28.98],
  [-12.05, -77.04],
  [19.43, -99.13],
  [27.72, 85.32],
  [14.6, 120.98],
  [-33.45, -70.67],
  [40.76, -111.89],
  [47.61, -122.33],
  [-41.29, 174.78],
  [28.54, -81.38],
  [31.55, 35.45],
  [30.57, 104.07],
  [46.2, 6.14],
] as const;

/** Numbers between 0 and 1, the same at each run (Numerical Recipes, ranqd1). */
function lottery(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

function neighbourOf(
  [lat, lon]: readonly [number, number],
  draw: () => number,
): readonly [number, number] {
  const bearing = draw() * 2 * Math.PI;
  const step = 1 / KM_PER_DEGREE;
  return [
    lat + Math.cos(bearing) * step,
    lon + (Math.sin(bearing) * step) / Math.cos((lat * Math.PI) / 180),
  ];
}

/** Pairs on land, 1 km apart: anywhere, or around the towns. */
async function pairs(
  count: number,
  draw: () => number,
  around: boolean,
): Promise<(readonly [Answer, Answer])[]> {
  const found: (readonly [Answer, Answer])[] = [];
  while (found.length < count) {
    const town = TOWNS[Math.floor(draw() * TOWNS.length)] ?? [0, 0];
    const place = around
      ? ([town[0] + (draw() - 0.5) * 0.5, town[1] + (draw() - 0.5) * 0.5] as const)
      : ([(Math.asin(draw() * 1.9 - 0.95) * 180) / Math.PI, draw() * 359 - 179.5] as const);
    const a = await embeddedPlace(...place);
    if (a.place?.is_land !== true) continue;
    const b = await embeddedPlace(...neighbourOf(place, draw));
    if (b.place?.is_land === true) found.push([a, b]);
  }
  return found;
}

/** Whether what the sea does falls off between the two. */
function nearShore(a: Answer, b: Answer): boolean {
  return (
    Math.min(a.place?.coast_distance_km ?? Infinity, b.place?.coast_distance_km ?? Infinity) <
    SHORE_KM
  );
}

function jumps([a, b]: readonly [Answer, Answer]): string[] {
  return (Object.keys(a.components) as ComponentName[]).flatMap((name) => {
    const [one, other] = [a.components[name], b.components[name]];
    // A component that stops being possible must have faded before.
    const difference = Math.abs((one.score ?? 0) - (other.score ?? 0));
    // Rivers and valley sides are narrower than a kilometre, cliffs and quays steeper.
    const byGround = name === 'flood' ? 1.6 * MOST : MOST;
    const allowed = nearShore(a, b) && FROM_THE_SEA.includes(name) ? 3 * MOST : byGround;
    const isLost =
      one.state !== other.state &&
      (one.state === 'unknown' || other.state === 'unknown' || difference > 1);
    return difference > allowed || isLost
      ? [
          `${name} ${one.state} ${one.score} | ${other.state} ${other.score} near ${a.place?.nearest_place}`,
        ]
      : [];
  });
}

describe('neighbours 1 km apart', () => {
  it.each([
    ['anywhere on land', 250, false],
    ['around towns', 250, true],
  ] as const)('do not jump by a level: %s', { timeout: 60_000 }, async (_where, count, around) => {
    const drawn = await pairs(count, lottery(20_260_115), around);
    expect(drawn.flatMap(jumps)).toEqual([]);
    for (const [a, b] of drawn)
      expect(Math.abs((a.score ?? 0) - (b.score ?? 0))).toBeLessThan(1.8 * MOST);
  });
});
