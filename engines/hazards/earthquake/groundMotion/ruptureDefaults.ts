import { radians } from '../../../ground/earth/geodesy.ts';
import { mechanismOf } from './mechanism.ts';

/**
 * Expected depth to the top of rupture.
 *
 * @param magnitude  moment magnitude, 3 to 8.5
 * @returns km, 0 or more
 * @source Chiou & Youngs (2014), Earthquake Spectra 30(3), eq. 4 and 5. doi:10.1193/072813EQS219M
 */
export function expectedZtorKm(magnitude: number, rakeDeg: number): number {
  const root =
    mechanismOf(rakeDeg) === 'reverse'
      ? 2.704 - 1.226 * Math.max(magnitude - 5.849, 0)
      : 2.673 - 1.136 * Math.max(magnitude - 4.97, 0);
  return root > 0 ? root * root : 0;
}

/** Depth to the bottom of the seismogenic crust that the defaults assume, km (Campbell & Bozorgnia 2014). */
const SEISMOGENIC_BOTTOM_KM = 15;

/**
 * Expected hypocentral depth of a rupture.
 *
 * @param rupture  magnitude, dip in degrees, depth to the top in km
 * @returns km
 * @source Campbell & Bozorgnia (2014), Earthquake Spectra 30(3), eq. 35 to 37. doi:10.1193/062913EQS175M
 */
export function expectedHypocentreKm(rupture: {
  magnitude: number;
  dipDeg: number;
  ztorKm: number;
}): number {
  const { magnitude, dipDeg, ztorKm } = rupture;
  const byMagnitude = magnitude < 6.75 ? -4.317 + 0.984 * magnitude : 2.325;
  const byDip = dipDeg <= 40 ? 0.0445 * (dipDeg - 40) : 0;
  const bottomKm = Math.max(SEISMOGENIC_BOTTOM_KM, ztorKm + 1);
  const lnOffset = Math.min(byMagnitude + byDip, Math.log(0.9 * (bottomKm - ztorKm)));
  return Math.min(ztorKm + Math.exp(lnOffset), bottomKm);
}

/**
 * Expected down-dip width of a rupture: as wide as its magnitude asks, within the seismogenic crust.
 *
 * @param rupture  magnitude, dip in degrees, depth to the top in km
 * @returns km
 * @source Campbell & Bozorgnia (2014), eq. 39. doi:10.1193/062913EQS175M
 */
export function expectedWidthKm(rupture: {
  magnitude: number;
  dipDeg: number;
  ztorKm: number;
}): number {
  const { magnitude, dipDeg, ztorKm } = rupture;
  const bottomKm = Math.max(SEISMOGENIC_BOTTOM_KM, ztorKm + 1);
  return Math.min(
    Math.sqrt(10 ** ((magnitude - 4.07) / 0.98)),
    (bottomKm - ztorKm) / Math.sin(radians(dipDeg)),
  );
}
