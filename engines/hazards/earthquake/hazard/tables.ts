/**
 * log10 of rupture area (km2) = intercept + slope x magnitude.
 *
 * @source wellsCoppersmith: Wells & Coppersmith (1994), Bull. Seism. Soc. Am. 84(4), 974-1002, table 2A, rupture area, all slip types.
 * @source strasserInterface, strasserSlab: Strasser, Arango & Bommer (2010), Seism. Res. Lett. 81(6), 941-950, tables 1 and 3. doi:10.1785/gssrl.81.6.941
 * @source peer: Thomas, Wong & Abrahamson (2010), PEER 2010/106: log A = M - 4, aspect ratio 2.
 */
export const AREA_SCALING = {
  wellsCoppersmith: { intercept: -3.49, slope: 0.91 },
  strasserInterface: { intercept: -3.476, slope: 0.952 },
  strasserSlab: { intercept: -3.225, slope: 0.89 },
  peer: { intercept: -4, slope: 1 },
} as const;

/**
 * POLICY. Styles of background earthquakes where no mechanism is mapped: half strike-slip, the rest reverse and normal alike,
 * with the dips that national models give to gridded seismicity (90, and 45 to 60 degrees).
 *
 * @source Petersen et al. (2014), USGS Open-File Report 2014-1091, sec. on gridded seismicity (dips 50 degrees). doi:10.3133/ofr20141091
 */
export const BACKGROUND_STYLES = {
  crust: [
    { rakeDeg: 0, dipDeg: 90, weight: 0.5 },
    { rakeDeg: 90, dipDeg: 45, weight: 0.25 },
    { rakeDeg: -90, dipDeg: 55, weight: 0.25 },
  ],
  interface: [{ rakeDeg: 90, dipDeg: 20, weight: 1 }],
  slab: [{ rakeDeg: -90, dipDeg: 45, weight: 1 }],
} as const;

/**
 * Ground-motion logic trees.
 *
 * Active crust: the four NGA-West2 models alike. Subduction: BC Hydro and Zhao 2006 alike. Stable crust: NGA-East two
 * thirds and single models of its region a third, as the USGS weighs it against updated seed models. POLICY: the four of that third alike, and
 * `centreLnSigma`, the uncertainty of the trees' common centre where few models stand for many (0.083 for active crust is Al Atik & Youngs'
 * figure).
 *
 * Stable crust of Europe off the craton: the trees of the two European hazard models alike (POLICY). That of 2013 has five models of a fifth each; POLICY which stand
 * where its own stood: Kotha 2020 for Akkar & Bommer 2010 (both from Europe's records), Chiou & Youngs 2014 for 2008, the other three NGA-West2 models for Cauzzi &
 * Faccioli 2008 (records of the whole world), the tree of stable crust for Toro 2002 and Campbell 2003 (eastern North America). That of 2020 has one backbone, Kotha 2020,
 * moved up and down as earthquakes of one of Europe's regions shake harder or softer than those of the others (0.3 in ln); the common centre has the root mean square of
 * that and the 0.083 of the other. Zones that shake by this tree begin at magnitude 4.6, as both models' do.
 *
 * Interface and slab of a region with terms of its own (`REGIONAL_SHARE`): two thirds to the model of NGA-Subduction for that region, the rest to the other two alike
 * (POLICY: as the stable crust weighs the model of its region).
 *
 * @source Parker, Stewart, Boore, Atkinson & Hassani (2022), Earthq. Spectra 38(1), 456-493. doi:10.1177/87552930211034889
 * @source Woessner et al. (2015), Bull. Earthq. Eng. 13, 3553-3596, doi:10.1007/s10518-015-9795-1, and Delavaud et al. (2012), J. Seismol. 16, 451-473,
 *   doi:10.1007/s10950-012-9281-z; weights read in the OpenQuake engine's tests, event_based/case_5, `complete_gmpe_logic_tree.xml`, stable shallow crust
 * @source Weatherill, Kotha & Cotton (2020), Bull. Earthq. Eng. 18, 5087-5117, doi:10.1007/s10518-020-00869-9, restated from memory; spread between regions: Kotha et al.
 *   (2020), Bull. Earthq. Eng. 18, 4091-4125, doi:10.1007/s10518-020-00869-1: 0.36 for PGA, 0.32 at 0.2 s, 0.24 at 1 s, read in the OpenQuake engine's `kotha_2020.py`
 *   (`tau_l2l`); POLICY 0.3 for all periods. The five branches of 2020 (0, +-1.36 and +-2.86 of it) are the Gauss-Hermite points of a normal distribution, which three points
 *   of ours stand for with the same variance
 * @source Petersen et al. (2020), Earthq. Spectra 36(1), 5-41 (active crust without Idriss 2014; NGA-East 0.667, updated seeds 0.333). doi:10.1177/8755293019878199
 * @source Al Atik & Youngs (2014), Earthq. Spectra 30(3), 1301-1318. doi:10.1193/062813EQS167M
 */
export const MOTION_TREES = {
  active: {
    branches: [
      { id: 'ASK14', weight: 0.25 },
      { id: 'BSSA14', weight: 0.25 },
      { id: 'CB14', weight: 0.25 },
      { id: 'CY14', weight: 0.25 },
    ],
    centreLnSigma: 0.083,
  },
  stable: {
    branches: [
      { id: 'NGA-East', weight: 2 / 3 },
      { id: 'AB06 (2011 stress)', weight: 1 / 12 },
      { id: 'SP16', weight: 1 / 12 },
      { id: 'Pezeshk11', weight: 1 / 12 },
      { id: 'YA15', weight: 1 / 12 },
    ],
    centreLnSigma: 0.3,
  },
  stableEurope: {
    branches: [
      { id: 'Kotha20', weight: 3 / 5 },
      { id: 'CY14', weight: 1 / 10 },
      { id: 'ASK14', weight: 1 / 30 },
      { id: 'BSSA14', weight: 1 / 30 },
      { id: 'CB14', weight: 1 / 30 },
      { id: 'NGA-East', weight: 2 / 15 },
      { id: 'AB06 (2011 stress)', weight: 1 / 60 },
      { id: 'SP16', weight: 1 / 60 },
      { id: 'Pezeshk11', weight: 1 / 60 },
      { id: 'YA15', weight: 1 / 60 },
    ],
    centreLnSigma: 0.22,
  },
  interface: {
    branches: [
      { id: 'BC Hydro (interface)', weight: 0.5 },
      { id: 'Zhao06 (interface)', weight: 0.5 },
    ],
    centreLnSigma: 0.25,
  },
  slab: {
    branches: [
      { id: 'BC Hydro (slab)', weight: 0.5 },
      { id: 'Zhao06 (slab)', weight: 0.5 },
    ],
    centreLnSigma: 0.25,
  },
} as const satisfies Record<string, { branches: readonly { id: string; weight: number }[]; centreLnSigma: number }>;

/**
 * Log standard deviation of a region's motions about those of models made elsewhere, by tree: how far earthquakes of one place shake harder or softer
 * than the mean of the places behind the models. POLICY where figures differ by period: one for all. None in the models' home, where they were made or
 * chosen to hold. The mean hazard is held while fractiles widen.
 *
 * @source active: between-region standard deviation of shallow crustal motions, Kotha et al. (2020), Bull. Earthq. Eng. 18, 4091-4125.
 *   doi:10.1007/s10518-020-00869-1, 0.36 for PGA, 0.32 at 0.2 s, 0.24 at 1 s; interface, slab: +-0.3 for regions without data of their own, Abrahamson
 *   et al. (2018), PEER 2018/02, restated from memory; stable: POLICY, over the 0.3 of the tree's centre;
 *   stableEurope: POLICY, over the spread of its branches and centre; half of it where a region has a model of its own (`REGIONAL_SHARE`): POLICY, since most of the
 *   weight is the region's own
 */
export const REGION_LN_SIGMA = { active: 0.3, stable: 0.2, stableEurope: 0.2, interface: 0.3, slab: 0.3 } as const satisfies Record<keyof typeof MOTION_TREES, number>;

/** POLICY: weight of the model of a subduction zone's own region in its trees, and what is left of `REGION_LN_SIGMA` there. */
export const REGIONAL_SHARE = { weight: 2 / 3, lnSigma: 0.5 } as const;

/** Where the trees are at home: the conterminous United States and the south of Canada, degrees. */
export const MODEL_HOME = { southDeg: 24.5, westDeg: -125, northDeg: 50, eastDeg: -66 } as const;

/**
 * Log standard deviation that all rates of one count share: declustering moves them by 10 to 30 % (0.2), magnitudes of different scales are off by 0.1
 * (0.23 at b = 1), dates since which a catalogue is complete by some 15 %. POLICY: added as independent.
 *
 * @source Petersen et al. (2024), Earthq. Spectra 40(1), 5-88. doi:10.1177/87552930231215428, declustering; Weatherill et al. (2016), Geophys. J. Int. 206,
 *   1652-1676. doi:10.1093/gji/ggw232, magnitude scales
 */
export const COUNT_LN_SIGMA = 0.34;

/**
 * POLICY with the parents named: how the world model turns faults and zones into earthquakes.
 *
 * Characteristic share of a fault's moment 2/3 and its magnitude +-0.2 (weights 0.2, 0.6, 0.2) with an aleatory scatter of
 * 0.12, and the low, best and high weights 0.2, 0.6, 0.2: Petersen et al. (2008), USGS Open-File Report 2008-1128.
 * Smallest magnitude of the bins 4.6; zones begin at their own, 5 but where a table says otherwise, the national models' choice for active crust. Background earthquakes from magnitude 6.5, where the
 * faults take over, give way to modelled faults within about 50 km; near plate interfaces from magnitude 7, where listed interfaces take over. Distances beyond which a source is left out: 300 km in
 * active crust (the models' range), 600 km for great subduction earthquakes, 1000 km for stable crust, where waves carry further.
 */
export const WORLD_MODEL = {
  version: 'world-1.10.0',
  minMagnitude: 4.6,
  maxMagnitude: 8.8,
  binWidth: 0.2,
  boundWeights: [0.2, 0.6, 0.2],
  characteristicShare: 2 / 3,
  characteristicOffsets: [-0.2, 0, 0.2],
  characteristicSigma: 0.12,
  smallestFaultMagnitude: 6.5,
  smallestInterfaceMagnitude: 7,
  faultBValue: 1,
  faultBinWidth: 0.25,
  faultCutMagnitude: 6.5,
  faultCutReachKm: 50,
  distantKm: 100,
  maxZoneMagnitude: { crust: 8.3, interface: 8.8, slab: 8.5 },
  maxDistanceKm: { active: 300, stable: 1000, stableEurope: 1000, interface: 600, slab: 400 },
} as const;
