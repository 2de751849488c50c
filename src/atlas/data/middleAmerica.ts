/**
 * The plate interface from Jalisco to Panama, whose earthquakes shake by the terms of NGA-Subduction for Central America and Mexico: outline, [latitude, longitude],
 * trench to coastal ranges.
 *
 * @source Parker et al. (2022), Earthq. Spectra 38(1), 456-493, region CAM (Central America and Mexico). doi:10.1177/87552930211034889; Bird (2003), trench
 */
export const MIDDLE_AMERICA: readonly (readonly [number, number])[] = [
  [21.8, -108], [21.8, -104], [19, -100], [17.5, -94], [16, -90], [14, -86.5], [11.5, -83.5], [9.3, -81.8], [6.3, -81.8], [6.3, -85], [9, -88], [12, -93], [14, -99],
  [16.5, -104], [19, -108],
];
