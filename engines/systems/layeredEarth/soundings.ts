/** A published one-dimensional resistivity structure at a place. */
export interface Sounding {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** Depth to the top of each layer, m; the first is 0. */
  readonly topsM: readonly number[];
  readonly resistivityOhmM: readonly number[];
  /** Log standard deviation of the resistivities, natural. */
  readonly lnSigma: number;
  readonly source: string;
}

/**
 * Resistivity structures of western Utah, simplified to a few layers.
 *
 * Restated from memory from the publications named, to a factor of 1.6 in resistivity and a third in depth: enough to tell brine from
 * basin fill and bedrock, not to plan a well.
 */
export const SOUNDINGS: readonly Sounding[] = [
  {
    name: 'Utah FORGE, Milford',
    lat: 38.5,
    lon: -112.9,
    topsM: [0, 150, 950],
    resistivityOhmM: [60, 20, 400],
    lnSigma: 0.5,
    source:
      'Wannamaker and others (2020), Geothermal Resources Council Trans. 44, Utah FORGE magnetotellurics',
  },
  {
    name: 'Roosevelt Hot Springs',
    lat: 38.49,
    lon: -112.85,
    topsM: [0, 100, 600],
    resistivityOhmM: [30, 8, 150],
    lnSigma: 0.5,
    source: 'Ward and others (1978), Geophysics 43, 1515-1542. doi:10.1190/1.1440914',
  },
  {
    name: 'Bonneville Salt Flats',
    lat: 40.8,
    lon: -113.9,
    topsM: [0, 8, 300],
    resistivityOhmM: [0.6, 1.5, 10],
    lnSigma: 0.5,
    source:
      'Turk and others (1973), Utah Geological and Mineral Survey Water-Resources Bulletin 19',
  },
  {
    name: 'Great Salt Lake south shore, Tooele Valley',
    lat: 40.66,
    lon: -112.3,
    topsM: [0, 30, 500],
    resistivityOhmM: [8, 15, 300],
    lnSigma: 0.6,
    source:
      'Zohdy & Jackson (1969), U.S. Geological Survey open-file report on soundings in Tooele Valley',
  },
  {
    name: 'Curlew Valley',
    lat: 41.85,
    lon: -112.85,
    topsM: [0, 40, 400],
    resistivityOhmM: [40, 18, 200],
    lnSigma: 0.6,
    source: 'Baker (1974), Utah Department of Natural Resources Technical Publication 45',
  },
  {
    name: 'Cove Fort-Sulphurdale',
    lat: 38.57,
    lon: -112.57,
    topsM: [0, 120, 700],
    resistivityOhmM: [80, 10, 120],
    lnSigma: 0.6,
    source: 'Ross and Moore (1985), Geophysics 50, 1732-1745. doi:10.1190/1.1441865',
  },
];
