/** Rock, cover and dolines of a place, as the karst dataset words them. */
export interface KarstKind {
  readonly rock: 'none_mapped' | 'carbonate' | 'evaporite';
  readonly cover: 'none' | 'bare' | 'covered' | 'deeply_buried';
  readonly dolines: 'dense' | 'sparse' | 'none';
}

/** New sinkholes per km2 and year where no soluble rock is mapped: small outcrops, pipes, mines. POLICY: the floor of the prior. */
export const BACKGROUND_PER_KM2_YEAR = 1e-6;

/**
 * POLICY. Prior rate of new sinkholes per km2 and year on carbonate rock, by cover and dolines.
 *
 * Anchored on the Florida inventory: some 4200 reported incidents in about 60 years, nearly all within 20,000 km2 of covered karst
 * with dense dolines, 3e-3 a year and km2; each step of fewer dolines or deeper cover takes off a factor of about six.
 *
 * @source Florida Geological Survey, Subsidence Incident Reports (4159 records in 2023, most unverified); order of classes after
 *   Weary & Doctor (2014), doi:10.3133/ofr20141156
 */
export const CARBONATE_PER_KM2_YEAR: Readonly<Record<'bare' | 'covered' | 'deeply_buried', Readonly<Record<KarstKind['dolines'], number>>>> = {
  covered: { dense: 3e-3, sparse: 5e-4, none: 8e-5 },
  bare: { dense: 2e-3, sparse: 3e-4, none: 5e-5 },
  deeply_buried: { dense: 5e-5, sparse: 3e-5, none: 1e-5 },
};

/**
 * POLICY. Evaporites dissolve ten to thirty times as fast as limestone; where they are shallow the rate is taken three times as
 * high, which is near the one collapse every two or three years in some tens of km2 around Ripon.
 *
 * @source Cooper & Gutierrez (2013), Treatise on Geomorphology 6, 451-462
 */
export const EVAPORITE_FACTOR = 3;

/** POLICY. Lower end of the three- to tenfold rise where groundwater is drawn down. @source Newton (1987), USGS Circular 968, doi:10.3133/cir968 */
export const DRAWDOWN_FACTOR = 3;

/** POLICY. Ten and ninety per cent points of a rate taken from classes: a factor of ten either way. */
export const INTERVAL_FACTOR = 10;

/**
 * POLICY. Land subsidence (mm/yr) and its sub-score, 0 to 100.
 *
 * @source Rates of listed basins: Herrera-Garcia et al. (2021), Science 371, 34-36, doi:10.1126/science.abb8549
 */
export const SUBSIDENCE_ANCHORS = [[1, 10], [5, 30], [20, 60], [100, 90]] as const;

/** POLICY. Diameter of the usual new sinkhole, m. @source Florida Geological Survey, Subsidence Incident Reports: most 1 to 6 m across; restated from memory */
export const USUAL_DIAMETER_M = 4;
