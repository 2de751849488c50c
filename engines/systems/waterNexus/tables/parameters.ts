import type { Anchors } from '../../../levels.ts';
import type { CoolingCode, FuelCode } from './plants.ts';

/** Litres of a US gallon. */
export const L_PER_GAL = 3.785411784;

/**
 * Water per energy made, US gallons per MWh, medians: taken from the source, and not given back. Figures of consumption by tower and by
 * once-through coal were found in public text, the others are restated from memory; null: no such plant in the source.
 *
 * @source Macknick, Newmark, Heath & Hallett (2012), Environ. Res. Lett. 7, 045802, tables 1 and 2. doi:10.1088/1748-9326/7/4/045802
 */
export const WATER_GAL_PER_MWH: Readonly<Record<FuelCode, Readonly<Partial<Record<CoolingCode, readonly [withdrawal: number, consumption: number]>>>>> = {
  n: { t: [1101, 672], o: [44_350, 269], p: [7050, 610] },
  c: { t: [1005, 687], o: [36_350, 250], p: [12_225, 545] },
  g: { t: [255, 205], o: [11_380, 100], p: [5950, 240], d: [2, 2] },
  s: { t: [1203, 826], o: [35_000, 240], p: [10_000, 270] },
  p: { t: [906, 906], d: [78, 78] },
};

/**
 * Stream temperature by air temperature: mu + (alpha - mu) / (1 + exp(gamma (beta - Ta))), coefficients of large
 * lowland rivers: beta and gamma near the means of 573 US stations, alpha at their warm end (from memory).
 *
 * @source Mohseni, Stefan & Erickson (1998), Water Resour. Res. 34, 2685-2692, eq. 1. doi:10.1029/98WR01877
 */
export const STREAM = { alphaC: 31, betaC: 13.3, gamma: 0.18, muC: 0 } as const;
/**
 * POLICY. Scatter of single days about the month's mean stream temperature, and what one stream may be off from streams at large, °C:
 * below lakes, snow and dams it runs several degrees colder.
 */
export const STREAM_SIGMA_C = { daily: 2, model: 2.5, measured: 1 } as const;

/** Heat that warms a cubic metre of water by a degree, MJ. */
export const WATER_HEAT_MJ = 4.18;

/** POLICY. Energy made over heat by fuel: what is not made into energy goes to the water. @source Usual efficiencies, as in Macknick et al. (2012) */
export const EFFICIENCY: Readonly<Record<FuelCode, number>> = { n: 0.33, c: 0.38, g: 0.55, s: 0.36, p: 0.35 };

/**
 * Temperature of the river after mixing above which no heat may be added, °C: 32.2 (90 °F) in the United States, 28 in the European Union
 * and its neighbours with the same rule, 25 in Switzerland; permits differ from plant to plant. POLICY: 32 elsewhere.
 *
 * @source Alabama's permit of Browns Ferry as reported by Reuters (16 July 2010): 90 °F, mean of 24 hours, downstream; Directive 78/659/EEC
 *   (2006/44/EC), annex I: 28 °C in waters of cyprinids; Swiss waters protection ordinance (SR 814.201), annex 3.3: 25 °C
 */
const PERMIT_C = { US: 32.2, CH: 25, europe: 28, elsewhere: 32 } as const;
const EUROPE: ReadonlySet<string> = new Set([
  'AT', 'BA', 'BE', 'BG', 'CZ', 'DE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HU', 'IT', 'MK', 'NL', 'PL', 'PT', 'RO', 'RS', 'SE', 'SI', 'SK',
]);

/** The limit of a country. @param country ISO 3166-1 alpha-2; undefined: not known */
export function permitLimitC(country: string | undefined): number {
  if (country === 'US' || country === 'CH') return PERMIT_C[country];
  return country !== undefined && EUROPE.has(country) ? PERMIT_C.europe : PERMIT_C.elsewhere;
}

/**
 * Whether a country's limit holds for the river itself, so that even a tower is held back when the river passes it. POLICY: in France it does;
 * elsewhere limits bind the heat that a discharge adds, and a tower adds next to none (Leibstadt and Gösgen run on when Beznau is held back).
 *
 * @source French permits of plants with towers (Golfech: 28 °C below the plant); Swiss waters protection ordinance (SR 814.201), annex 3.3: heat brought in by
 *   once-through cooling
 */
export const bindsTheRiver = (country: string | undefined): boolean => country === 'FR';

/**
 * Warmest water that a pond or reservoir made for cooling may send to the plant, °C: 102 °F, the limit of Braidwood; plants without one lose power there.
 *
 * @source US NRC, Braidwood, ultimate heat sink, 102 °F in place of 100 (81 FR 48851, 26 July 2016)
 */
export const POND_LIMIT_C = 38.9;
/**
 * What a pond under load is warmer by than the streams around, °C: in the heat of July 2012 Braidwood's stood at 100 °F and more, the rivers beside the ponds of
 * LaSalle and Dresden at 89 to 89.6 °F. POLICY: 6.
 *
 * @source Illinois Pollution Control Board, provisional variances of LaSalle and Dresden (July and August 2012): river upstream 89 °F on 3 July, 89.6 °F on 15 July
 */
export const POND_EXCESS_C = 6;

/**
 * What a plant may warm the river by after mixing, °C: 3 once-through; nothing for towers, which give their heat to the air (POLICY).
 *
 * @source Directive 78/659/EEC (2006/44/EC), annex I: 3 °C in waters of cyprinids; the water quality standards of most US states: 5 °F (2.8 °C)
 */
export const MIXED_RISE_C: Readonly<Record<'o' | 't', number>> = { o: 3, t: 0 };

/** Thresholds of the stream that are counted whatever stands there, °C. */
export const STREAM_LEVELS_C = { warm: 27, hot: 32 } as const;

/** POLICY. Days a year that a plant on fresh water is held back by scarcity, per square of the stress score (0 to 5), for the consumption of a tower of coal. */
export const SCARCITY_DAYS = 0.3;
export const REFERENCE_GAL = 687;

/** POLICY. Capacity factors of plants by fuel. @source EIA, Electric Power Monthly, table 6.07 (rounded) */
export const CAPACITY_FACTOR: Readonly<Record<FuelCode, number>> = { n: 0.9, c: 0.5, g: 0.55, s: 0.15, p: 0.25 };

/** Warming of the world to 2050 against today under SSP2-4.5, °C. @source IPCC AR6 WG1 (2021), table 4.5 */
export const WARMING_2050_C = 0.65;

/** POLICY. From days held back a year, weighted by capacity, to score. */
export const CURTAILMENT_ANCHORS: Anchors = [[0.1, 5], [1, 25], [5, 50], [20, 75], [60, 95]];

/** POLICY. Where no plant is listed: a combined-cycle plant with a tower stands in. */
export const REFERENCE_PLANT = { fuel: 'g', cooling: 't', mw: 500 } as const;
