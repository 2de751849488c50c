import type { SpecialZoneRow } from './specialZones.ts';

/**
 * Clusters of earthquakes in stable Europe, from the Rhine to the Danube: zones of their own, added to the quiet cells of `seismicZones.ts`.
 *
 * Rates begin at magnitude 4.6, as those of the European model do. Three kinds of rows:
 * zones of the 2013 European model with the sums of its rates and its outline to 0.01 degrees (`ESHM13`); zones of the Swiss model of 2015 (`SUI`), read as yearly
 * numbers of M 4 and more by cells of 0.05 degrees, outlined by us from its cells, b 0.9 as in the European model's zone of western Switzerland (CHAS089). What its numbers
 * count is not written in the copy that we read: M 4 is our reading, which these bear out (the Black Forest, 1.4 of M 5 and more a year and 10^6 km2 in the European
 * model, 0.9 beside it on this reading; of M 5 and more about Basel once in 250 years, and once in 54 on the Swabian Jura, where the row counts the longer record); and counts of main shocks in national
 * catalogues, restated from memory and unverified, within outlines that the European model's neighbouring zones leave (lower Rhine, Hainaut) or that we drew (Hungary).
 * Precision of a rate a factor of 1.6. Largest magnitudes: those at which the European model's rates end.
 *
 * @source ESHM13: Woessner et al. (2015), Bull. Earthq. Eng. 13, 3553-3596. doi:10.1007/s10518-015-9795-1, in the copy `fs_bg_source_model.xml` of the OpenQuake engine's tests (event_based/case_5)
 * @source SUI: Wiemer et al. (2016), Seismic Hazard Model 2015 for Switzerland. doi:10.12686/a2, in the copy `SUIhaz2015_rates.csv` of lmizrahi/etas on GitHub
 */
const ESHM13 = 'Woessner et al. (2015), the 2013 European Seismic Hazard Model, zone';
const SUI = 'Wiemer et al. (2016), Seismic Hazard Model 2015 for Switzerland. doi:10.12686/a2, zone';

const cluster = (
  name: string, perYear: number, b: number, depthKm: SpecialZoneRow['depthKm'], outline: readonly number[], source: string, largest = 7,
): SpecialZoneRow => ({
  name, perYear, minMagnitude: 4.6, b, maxMagnitude: [6.6, 6.8, largest], depthKm, rateLnSigma: 0.5, outline, source,
});

export const EUROPEAN_CLUSTERS: readonly SpecialZoneRow[] = [
  cluster('Northern Ardennes, Liege and Verviers', 0.02569, 1, [4, 12, 20],
    [50.64, 5.31, 50.94, 5.87, 50.81, 6.05, 50.66, 6.45, 50.38, 6.48, 50.1, 5.64], `${ESHM13} BEAS158`),
  cluster('Brabant and southern Flanders', 0.03139, 1, [4, 10, 20],
    [50.98, 1.79, 51.31, 2.36, 50.84, 4.15, 50.86, 5.19, 51.06, 5.64, 50.94, 5.87, 50.64, 5.31, 50.6, 4.92, 50.56, 4.48, 50.54, 3.64, 50.77, 2.75], `${ESHM13} BEAS159`),
  cluster('Artois', 0.00773, 1, [4, 13, 20],
    [50.66, 1.15, 50.98, 1.79, 50.77, 2.75, 50.54, 3.64, 50.32, 3.66, 50.07, 3.51, 50.11, 2.85, 50.37, 2.11, 50.46, 1.83], `${ESHM13} FRAS160`),
  cluster('Hainaut, Mons and Charleroi', 0.0073, 1, [2, 6, 12], [50.54, 3.64, 50.56, 4.48, 50.35, 4.51, 50.32, 3.66],
    'Camelbeeck et al. (2007), Geol. Soc. Am. Spec. Pap. 425, 201-224. doi:10.1130/2007.2425(14), from memory: four of Mw 4 and more since 1885 (1911, 1949, two in 1965 to 1967)'),
  cluster('Lower Rhine, Bonn to Eindhoven', 0.0347, 0.863, [5, 13, 20],
    [50.52, 6.93, 50.63, 7.05, 50.79, 7.25, 51.08, 6.9, 51.18, 6.61, 51.29, 6.4, 51.51, 6.27, 51.76, 5.98, 51.72, 5.3, 51.42, 5.22, 51.33, 5.33, 51.16, 5.46, 51.06, 5.64, 50.94, 5.87, 50.81, 6.05, 50.66, 6.45, 50.53, 6.84],
    'Camelbeeck et al. (2007), Geol. Soc. Am. Spec. Pap. 425, 201-224. doi:10.1130/2007.2425(14), from memory: main shocks of Mw 5 and more in 1640, 1756, 1878, 1932, 1951 and 1992, 6 in 383 years; b of the faults NLCS001 to NLCS005 of the 2013 European model', 7.2),
  cluster('Middle Rhine, Neuwied basin to Mainz', 0.01208, 0.821, [4, 10, 20],
    [50.41, 7.76, 50.36, 8.15, 50.27, 8.48, 50.17, 8.26, 49.97, 8.23, 50.02, 7.99, 50.11, 7.71, 50.24, 7.47, 50.45, 7.17, 50.51, 7.08, 50.52, 6.93, 50.63, 7.05, 50.79, 7.25, 50.65, 7.34, 50.58, 7.42, 50.45, 7.63], `${ESHM13} DEAS986`, 7.2),
  cluster('Upper Rhine graben, Mulhouse to Frankfurt', 0.024, 0.9, [4, 11, 20],
    [47.8, 7.24, 48.17, 7.41, 48.5, 7.55, 48.88, 7.71, 49.05, 7.97, 49.38, 8.07, 49.75, 8.2, 49.97, 8.23, 50.17, 8.26, 50.19, 8.98, 49.62, 8.78, 49.32, 8.72, 49.14, 8.64, 49, 8.53, 48.78, 8.32, 48.41, 7.97, 48.2, 7.86, 47.96, 7.81, 47.81, 7.73],
    `${SUI} 9, 7.3 of M 4 and more a year and 10^6 km2, drawn on to the Main; outline between the European model's zones`, 7.2),
  cluster('Southern Black Forest', 0.0099, 1.031, [3, 9, 18],
    [47.81, 7.73, 47.96, 7.81, 48.2, 7.86, 48.41, 7.97, 48.78, 8.32, 48.32, 8.3, 48.06, 8.3, 47.93, 8.29, 47.82, 8.28], `${ESHM13} DEAS141, the part north of the Dinkelberg by area`, 7.2),
  cluster('Basel and the Dinkelberg', 0.009, 0.9, [4, 11, 22],
    [47.45, 7.4, 47.45, 7.72, 47.6, 7.8, 47.75, 7.86, 47.8, 7.9, 47.8, 7.45, 47.65, 7.45, 47.65, 7.4], `${SUI} 15, 28.2 of M 4 and more a year and 10^6 km2`, 7.2),
  cluster('Swabian Jura, Albstadt', 0.0248, 0.9, [2, 8, 14],
    [48.03, 8.8, 48.03, 9.22, 48.2, 9.33, 48.45, 9.33, 48.63, 9.15, 48.63, 8.82, 48.4, 8.76],
    `Outline 10 km about ${SUI} 5 (POLICY: old epicentres are off by that); Leydecker (2011), earthquake catalogue for Germany, from memory: main shocks of Mw 5 and more in 1655, 1911, 1943 and 1978, 4 in 370 years`),
  cluster('Southern Vosges', 0.00174, 0.956, [4, 12, 20],
    [48.06, 6.8, 48.14, 6.83, 48.32, 6.86, 48.5, 7.55, 48.17, 7.41, 47.81, 7.24, 47.6, 7.17, 47.51, 7.14, 47.43, 6.96, 47.33, 6.73, 47.69, 6.82, 47.62, 6.58, 47.93, 6.75], `${ESHM13} FRAS981`),
  cluster('Komarom, Mor and Berhida', 0.0279, 1.01, [4, 9, 15], [47.9, 17.8, 47.9, 18.6, 47, 18.5, 47, 17.9],
    'Zsiros (2000), The seismicity and seismic hazard of the Carpathian Basin, from memory: main shocks of M 5 and more in 1763, 1783 and 1810, 3 in 273 years'),
  cluster('Budapest, Kecskemet and Jaszbereny', 0.0279, 1.01, [4, 10, 15], [46.8, 19.2, 46.8, 20, 47.65, 20.1, 47.65, 18.9, 47.3, 18.9],
    'Zsiros (2000), The seismicity and seismic hazard of the Carpathian Basin, from memory: main shocks of M 4.9 to 5.6 in 1868, 1911 and 1956, 3 in 273 years'),
];
