/** Siple and Passel's wind-chill heat loss, W/m2. @source Siple & Passel (1945), Proc. Am. Phil. Soc. 89, 177-199 (kcal converted by 1.163) */
export function windChillLossWm2(temperatureC: number, windMps: number): number {
  return 1.163 * (10.45 + 10 * Math.sqrt(windMps) - windMps) * (33 - temperatureC);
}
