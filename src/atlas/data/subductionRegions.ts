import type { SubductionRegion } from '../../../engines/ground/datasets/subductionRegions.ts';

/**
 * Subduction zones whose earthquakes shake by the terms of NGA-Subduction for their region: outlines, [latitude, longitude], trench to the end of the slab under land. A plate
 * interface or a cell belongs to the outline that its middle lies in.
 *
 * South America, Japan and Taiwan shake by the models of the world: with the terms of their regions published values of their cities were read farther off (ten of eighteen
 * within a factor of 1.5 in place of fourteen). So they are with the other two models of NGA-Subduction, Kuehn et al. (2020, PEER 2020/04) and Abrahamson & Gulerce (2020, PEER
 * 2020/25): eight and ten of eighteen alone, ten with all three alike or with two thirds of the weight, 1.4 to 1.6 times published values on the mean (1.23 by the models of the world).
 *
 * Our own outlines about the trenches of Bird (2003). POLICY where the authors' borders could not be read: Alaska and the Aleutians part at Unimak, Mexico and
 * Central America at their border.
 *
 * @source Parker et al. (2022), Earthq. Spectra 38(1), 456-493, regions and saturation regions. doi:10.1177/87552930211034889; Bird (2003), doi:10.1029/2001GC000252
 */
export const SUBDUCTION_REGIONS: readonly (readonly [region: SubductionRegion, outline: readonly (readonly [number, number])[]])[] = [
  ['alaska', [[65, -164], [65, -140], [57, -140], [51, -152], [51, -164]]],
  ['aleutians', [[56.5, -180], [56.5, -164], [49, -164], [49, -180]]],
  ['aleutians', [[56.5, 164.5], [56.5, 180], [49.5, 180], [49.5, 170], [53, 164.5]]],
  ['cascadia', [[51.5, -131], [51.5, -119], [40, -119], [40, -126.5], [47, -129]]],
  ['mexico', [[21.8, -108], [21.8, -101], [20.5, -95], [19, -92.3], [14.2, -92.3], [12.5, -93], [14, -99], [16.5, -104], [19, -108]]],
  ['central_america', [[19, -92.3], [18.5, -88], [15.5, -84.5], [11.5, -82.2], [9.3, -81.8], [6.3, -81.8], [6.3, -85], [9, -88], [12, -93], [12.5, -93], [14.2, -92.3]]],
];
