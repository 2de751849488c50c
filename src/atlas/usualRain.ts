import { linear } from '../../engines/ground/math/interpolate.ts';
import { OCEAN_ZONES } from './data/climateNormals.ts';
import { rainRegions } from './data/rainRegions.ts';
import { once } from './geography/once.ts';
import { bandsOf, membership } from './geography/shapes.ts';

/** POLICY. Edges of regions of rain are soft over this part of the half width, and no less than so many km: rain changes gradually but at crests. */
const SOFT = { share: 0.45, leastKm: 8 } as const;
/** A region counts from this membership on. */
const FAINT = 0.01;
/** Rain outside the regions: less the farther from the sea, by this much of the logarithm as the distance grows by its scale, outside the tropics; read at the stations. */
const INLAND = { lnFall: 0.25, scaleKm: 100, fromLat: 15, wholeLat: 30 } as const;

const softKm = (halfWidthKm: number): number => Math.max(SOFT.leastKm, SOFT.share * halfWidthKm);
const outlines = once(() =>
  bandsOf(
    rainRegions.map(([, halfWidthKm, , axis]) => ({ halfWidthKm, axis })),
    (km) => km + 5 * softKm(km),
  ),
);
const zoneLats = OCEAN_ZONES.map(([lat]) => lat);
const zoneLnMm = OCEAN_ZONES.map(([, , , mm]) => Math.log(mm));

function outsideLnMm(lat: number, coastKm: number): number {
  const { lnFall, scaleKm, fromLat, wholeLat } = INLAND;
  const part = Math.min(1, Math.max(0, (Math.abs(lat) - fromLat) / (wholeLat - fromLat)));
  return linear(zoneLats, zoneLnMm, lat) - part * lnFall * Math.log1p(coastKm / scaleKm);
}

/**
 * Rain of a year that is usual about a place, mm: the geometric mean of the regions that reach it, each weighed by its membership and its smallness,
 * and of what its latitude and distance from the sea let expect where they do not.
 *
 * @param coastKm  distance to the sea, km; 0 on it
 */
export function usualRainMm(lat: number, lon: number, coastKm: number): number {
  let open = 1;
  let weight = 0;
  let lnMm = 0;
  outlines().each(lat, lon, (row, km) => {
    const [, halfWidthKm, rainMm] = rainRegions[row];
    const share = membership(km, halfWidthKm, softKm(halfWidthKm)) - FAINT;
    if (share <= 0) return;
    open *= 1 - share;
    weight += share / halfWidthKm;
    lnMm += (share / halfWidthKm) * Math.log(rainMm);
  });
  const outside = outsideLnMm(lat, coastKm);
  return Math.exp(weight === 0 ? outside : ((1 - open) * lnMm) / weight + open * outside);
}
