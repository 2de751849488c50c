import { distanceKm } from '../../ground/earth/geodesy.ts';
import { PLANT_ROWS, type CoolingCode, type FuelCode } from './tables/plants.ts';
import { PLANT_RIVERS, type PlantRiver } from './tables/rivers.ts';

/** A plant of the register near a place. */
export interface NearPlant {
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly fuel: FuelCode;
  readonly cooling: CoolingCode;
  readonly mw: number;
  readonly km: number;
  readonly river?: PlantRiver | undefined;
}

/** Working plants within a radius, nearest first. @param year plants closed in it or before are left out */
export function plantsNear(
  at: { readonly lat: number; readonly lon: number; readonly radiusKm: number },
  year: number,
): NearPlant[] {
  return PLANT_ROWS.flatMap(([name, country, lat, lon, fuel, cooling, mw, closedYear]) => {
    const km = distanceKm(at.lat, at.lon, lat, lon);
    const works = closedYear === undefined || closedYear > year;
    const river = PLANT_RIVERS.get(name);
    return works && km <= at.radiusKm
      ? [{ name, country, lat, lon, fuel, cooling, mw, km, river }]
      : [];
  }).toSorted((a, b) => a.km - b.km);
}
