/** Molar volume of an ideal gas at 15 °C and 101.325 kPa, m³/mol. @source ISO 13443:1996, standard reference conditions, with R of CODATA (2018) */
export const MOLAR_VOLUME_M3 = (8.314462618 * 288.15) / 101_325;

/** Molar masses, kg/mol. @source IUPAC standard atomic weights (2021): C 12.011, O 15.999, H 1.008. doi:10.1515/pac-2019-0603 */
export const CO2_KG_PER_MOL = 0.044009;
export const METHANE_KG_PER_MOL = 0.016043;

/** Warming of fossil methane over 100 years relative to CO2. @source IPCC AR6 WG1 (2021), table 7.15: 29.8 ± 11. doi:10.1017/9781009157896.009 */
export const GWP100_METHANE = 29.8;

/**
 * Heating value assumed for associated gas, which holds heavier hydrocarbons, MJ/m³.
 *
 * POLICY: 37, between methane (34) and ethane (60), as a gas of about one eighth ethane has.
 */
export const ASSOCIATED_GAS_MJ_PER_M3 = 37;

/** POLICY. Mole fraction of methane in associated gas, for emissions; the rest as ethane. Consistent with the heating value above. */
export const ASSOCIATED_METHANE = 0.88;

/** Share of gas destroyed: nominal design value, and what aircraft measured over three US basins. @source Plant et al. (2022), Science 377, 1566-1571. doi:10.1126/science.abq0385 */
export const DESTRUCTION = { nominal: 0.98, observed: 0.911 } as const;

/** Share of a flame's chemical power that it radiates: low, middle and high. @source API Std 521 (2014), 5.7.2.3, natural gas flares 0.2 to 0.3 */
export const RADIANT_FRACTION = { low: 0.2, middle: 0.25, high: 0.3 } as const;

/** Stefan-Boltzmann constant, W m⁻² K⁻⁴. @source CODATA (2018). doi:10.1103/RevModPhys.93.025010 */
export const STEFAN_BOLTZMANN = 5.670374419e-8;

/** POLICY. Temperature taken for a flame where none is measured, K: in the middle of 1,400 to 2,100, where gas flares lie. */
export const FLARE_TYPICAL_K = 1750;

/** Share of the land that cloud covers. @source King et al. (2013), IEEE Trans. Geosci. Remote Sens. 51(7), 3826-3852 (55 %). doi:10.1109/TGRS.2012.2227333 */
export const CLOUD_FRACTION_LAND = 0.55;

/** POLICY. Nights on which a place must be hot to be a flare or a plant and not a fire; wildfires leave a 1 km cell within two. */
export const PERSISTENT_NIGHTS = 3;

/** POLICY. Heat so near to a Holocene volcano is put down to it, km. */
export const VOLCANO_KM = 10;

/** POLICY. The 10 and 90 % points of a volume lie this factor below and above it: the spread between calibrations. */
export const VOLUME_FACTOR = 2;

/**
 * Billion m³ a year per MW of radiant heat with the source area to the power 0.7. Unverified: the slope is quoted, not checked against the paper.
 *
 * @source Elvidge et al. (2016), Energies 9(1), 14. doi:10.3390/en9010014
 */
export const ELVIDGE_BCM_PER_YR_PER_MW = 0.0281;
export const ELVIDGE_AREA_EXPONENT = 0.7;

/** A year of gas flared in the world, billion m³. */
export interface GlobalYear {
  readonly year: number;
  readonly flaredBcm: number;
  readonly co2eMt: number | null;
  readonly verified: boolean;
}

/** Gas flared in the world by year, to 1 billion m³. @source World Bank, Global Gas Flaring Tracker Reports (2019 to 2024); `verified` false: quoted, not looked up */
export const GLOBAL_FLARING: readonly GlobalYear[] = [
  { year: 2018, flaredBcm: 145, co2eMt: null, verified: true },
  { year: 2019, flaredBcm: 150, co2eMt: null, verified: true },
  { year: 2020, flaredBcm: 142, co2eMt: null, verified: false },
  { year: 2021, flaredBcm: 144, co2eMt: null, verified: false },
  { year: 2022, flaredBcm: 139, co2eMt: null, verified: false },
  { year: 2023, flaredBcm: 148, co2eMt: 381, verified: true },
];
