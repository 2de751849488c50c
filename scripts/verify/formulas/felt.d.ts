/** Siple and Passel's wind-chill heat loss, W/m2. @source Siple & Passel (1945), Proc. Am. Phil. Soc. 89, 177-199 (kcal converted by 1.163) */
export declare function windChillLossWm2(temperatureC: number, windMps: number): number;
/**
 * Canadian humidex from air temperature and dew point, °C: T + 5/9 (e - 10).
 *
 * @param temperatureC  air temperature, °C; @param dewPointC  dew point, °C, not above the temperature
 * @source Masterton & Richardson (1979), Environment Canada CLI 1-79
 */
export declare function humidexFromDewPointC(temperatureC: number, dewPointC: number): number;
