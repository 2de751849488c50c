import { radians } from '../../ground/earth/geodesy.ts';
import { okadaUplift } from './okadaUplift.ts';
import { RIGIDITY_PA, STRASSER } from './tables.ts';

/** Size of an interface rupture. */
export interface Rupture {
  readonly lengthKm: number;
  readonly widthKm: number;
  readonly slipM: number;
}

/**
 * Mean rupture of an interface earthquake: area and width from the magnitude, slip D = M0 / (mu A) with log M0 = 1.5 M + 9.05 (N m).
 *
 * @param magnitude  moment magnitude, 6.5 to 9.5
 * @source Strasser, Arango & Bommer (2010). doi:10.1785/gssrl.81.6.941; moment: Hanks & Kanamori (1979). doi:10.1029/JB084iB05p02348
 */
export function interfaceRupture(magnitude: number): Rupture {
  const areaKm2 = 10 ** (STRASSER.area.a + STRASSER.area.b * magnitude);
  const widthKm = 10 ** (STRASSER.width.a + STRASSER.width.b * magnitude);
  const momentNm = 10 ** (1.5 * magnitude + 9.05);
  return { lengthKm: areaKm2 / widthKm, widthKm, slipM: momentNm / (RIGIDITY_PA * areaKm2 * 1e6) };
}

/**
 * Greatest uplift of the sea floor by a rupture of a magnitude and dip that reaches to 5 km below the floor (POLICY), on the profile
 * across its middle.
 *
 * @returns m, above 0
 * @source Okada (1985) for the displacement; never the slip itself
 */
export function maxSeaFloorUpliftM(magnitude: number, dipDeg: number): number {
  const { lengthKm, widthKm, slipM } = interfaceRupture(magnitude);
  const depth = 5 + widthKm * Math.sin(radians(dipDeg));
  const fault = { depth, dipDeg, length: lengthKm, width: widthKm, strikeSlip: 0, dipSlip: slipM };
  const reach = widthKm * Math.cos(radians(dipDeg));
  let most = 0;
  for (let k = -10; k <= 30; k++)
    most = Math.max(most, okadaUplift(fault, lengthKm / 2, (reach * k) / 20));
  return most;
}
