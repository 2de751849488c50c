/**
 * Canadian humidex from air temperature and relative humidity, °C.
 *
 * @param humidityPct  relative humidity, 0 to 100
 * @source Rana et al. (2013), Energy and Buildings 64, 17-25, with the vapour pressure of Magnus; doi:10.1016/j.enbuild.2013.04.019
 */
export function humidexC(temperatureC: number, humidityPct: number): number {
  const vapourHpa =
    (6.112 * Math.pow(10, (7.5 * temperatureC) / (237.7 + temperatureC)) * humidityPct) / 100;
  return temperatureC + (5 / 9) * (vapourHpa - 10);
}
