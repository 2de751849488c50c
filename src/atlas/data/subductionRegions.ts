import type { SubductionRegion } from '../../../engines/ground/datasets/subductionRegions.ts';

/**
 * Subduction zones whose earthquakes shake by the terms of NGA-Subduction for their region: outlines, [latitude, longitude], trench to the end of the slab under land. A plate
 * interface or a cell belongs to the outline that its middle lies in.
 *
 * Our own outlines about the trenches of Bird (2003). POLICY where the authors' borders could not be read: Alaska and the Aleutians part at Unimak, South America at the bend of
 * Arica, Mexico and Central America at their border; western Ryukyu and the north of the Manila trench belong to Taiwan.
 *
 * @source Parker et al. (2022), Earthq. Spectra 38(1), 456-493, regions and saturation regions. doi:10.1177/87552930211034889; Bird (2003), doi:10.1029/2001GC000252
 */
export const SUBDUCTION_REGIONS: readonly (readonly [region: SubductionRegion, outline: readonly (readonly [number, number])[], only?: 'subduction_slab'])[] = [
  ['alaska', [[65, -164], [65, -140], [57, -140], [51, -152], [51, -164]]],
  ['aleutians', [[56.5, -180], [56.5, -164], [49, -164], [49, -180]]],
  ['aleutians', [[56.5, 164.5], [56.5, 180], [49.5, 180], [49.5, 170], [53, 164.5]]],
  ['cascadia', [[51.5, -131], [51.5, -119], [40, -119], [40, -126.5], [47, -129]]],
  ['mexico', [[21.8, -108], [21.8, -101], [20.5, -95], [19, -92.3], [14.2, -92.3], [12.5, -93], [14, -99], [16.5, -104], [19, -108]]],
  ['central_america', [[19, -92.3], [18.5, -88], [15.5, -84.5], [11.5, -82.2], [9.3, -81.8], [6.3, -81.8], [6.3, -85], [9, -88], [12, -93], [12.5, -93], [14.2, -92.3]]],
  ['south_america_north', [[8, -79], [8, -73], [4, -71], [-8, -66], [-17, -64], [-18.3, -64], [-18.3, -74], [-14, -79.5], [-6, -83.5], [1.5, -82.5], [6.5, -79]]],
  ['south_america_south', [[-18.3, -76], [-18.3, -60], [-30, -60], [-36, -65], [-47, -70], [-47, -78], [-30, -75]]],
  ['taiwan', [[26.5, 119], [26.5, 124.6], [22.5, 124.6], [20, 122.5], [20, 119]]],
  ['japan_philippine_sea', [[36.2, 131], [36.2, 140.3], [34.6, 141.6], [33, 140], [30.5, 134], [23.5, 128.2], [23.5, 124.6], [26.5, 124.6], [32, 128]]],
  ['japan_pacific', [[46, 140.2], [46, 147], [40.5, 147], [34, 144.5], [24, 144.6], [24, 138], [33, 140], [34.6, 141.6], [36.2, 140.3], [36.2, 139.6]]],
  ['japan_pacific', [[46, 134], [46, 140.2], [36.2, 139.6], [36.2, 134]], 'subduction_slab'],
];
