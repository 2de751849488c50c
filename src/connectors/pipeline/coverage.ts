/** Boxes that hold the land of the United States and its territories: south, west, north, east, degrees. Generous: the source decides at the edge. */
const UNITED_STATES = [
  [24.3, -125.1, 49.5, -66.8], // 48 states
  [51.0, -180, 71.6, -129.5],
  [51.0, 172, 53.2, 180], // Alaska on either side of the antimeridian
  [18.7, -160.7, 22.5, -154.6], // Hawaii
  [17.5, -67.5, 18.7, -64.4], // Puerto Rico, Virgin Islands
  [13.1, 144.4, 20.7, 146.2], // Guam, Northern Marianas
  [-14.7, -171.3, -10.9, -168.0], // American Samoa
] as const;

const EVERYWHERE_ELSE = UNITED_STATES.slice(1);

/** False where a point is certainly outside the United States and its territories. */
export function inUnitedStates({ lat, lon }: { lat: number; lon: number }): boolean {
  return UNITED_STATES.some(
    ([south, west, north, east]) => lat >= south && lat <= north && lon >= west && lon <= east,
  );
}

/** False where a point is certainly outside the 48 contiguous states. */
export function inContiguousStates(point: { lat: number; lon: number }): boolean {
  const { lat, lon } = point;
  return (
    inUnitedStates(point) &&
    !EVERYWHERE_ELSE.some(
      ([south, west, north, east]) => lat >= south && lat <= north && lon >= west && lon <= east,
    )
  );
}
