import type { ActiveFire } from '../../ground/datasets/fire.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { DAY_MS, HOUR_MS } from '../../ground/math/time.ts';

/** A place that was hot at night more than once. */
export interface HotSource {
  readonly lat: number;
  readonly lon: number;
  /** Nights (UTC dates, counted from noon to noon local solar time) on which it was seen. */
  readonly nights: number;
  readonly detections: number;
  /** Mean over the overpasses that saw it, MW. */
  readonly radiantHeatMw: number;
  readonly maxRadiantHeatMw: number;
  readonly firstAt: string;
  readonly lastAt: string;
}

/** Half the side of a cell of 1 km times the square root of two: detections so near lie in one cell. */
const CELL_KM = Math.SQRT1_2;

interface Cluster {
  readonly lat: number;
  readonly lon: number;
  readonly fires: ActiveFire[];
}

/**
 * Groups night detections into cells of about 1 km, the strongest detection in the middle of each. Day detections and those of low
 * confidence are left out: at night the sun does not shine on hot ground.
 *
 * @param fires  detections of any order; those without a radiative power count as seen but not as heat
 */
export function hotSources(fires: readonly ActiveFire[]): HotSource[] {
  const clusters: Cluster[] = [];
  const night = fires.filter(({ isNight, confidence }) => isNight && confidence !== 'low');
  for (const fire of night.toSorted(
    (a, b) => (b.frpMw ?? 0) - (a.frpMw ?? 0) || (a.at < b.at ? -1 : 1),
  )) {
    const home = clusters.find(
      ({ lat, lon }) =>
        Math.abs(lat - fire.lat) < 0.01 && distanceKm(lat, lon, fire.lat, fire.lon) <= CELL_KM,
    );
    if (home) home.fires.push(fire);
    else clusters.push({ lat: fire.lat, lon: fire.lon, fires: [fire] });
  }
  return clusters
    .map(sourceOf)
    .toSorted((a, b) => b.nights - a.nights || b.radiantHeatMw - a.radiantHeatMw);
}

function sourceOf({ lat, lon, fires }: Cluster): HotSource {
  const overpasses = new Map<string, number>();
  for (const { at, satellite, frpMw } of fires) {
    const pass = `${satellite} ${at}`;
    overpasses.set(pass, (overpasses.get(pass) ?? 0) + (frpMw ?? 0));
  }
  const heat = [...overpasses.values()];
  const times = fires.map(({ at }) => at).toSorted();
  return {
    lat,
    lon,
    detections: fires.length,
    nights: new Set(fires.map(({ at }) => nightOf(at, lon))).size,
    radiantHeatMw: heat.reduce((sum, each) => sum + each, 0) / heat.length,
    maxRadiantHeatMw: Math.max(...heat),
    firstAt: times[0] ?? '',
    lastAt: times.at(-1) ?? '',
  };
}

/** Number of the night by local solar time, noon to noon, so that passes before and after midnight are one night. */
function nightOf(at: string, lon: number): number {
  return Math.floor((Date.parse(at) + (lon / 15) * HOUR_MS) / DAY_MS + 0.5);
}
