/**
 * Cities of subduction zones whose peak acceleration of 475 years on rock is published: name, latitude, longitude, lowest and highest published, g, and who says so.
 *
 * Written down before the models of the regions were changed; nothing is fitted to them. Codes round to zones and are design values; studies are hazard.
 *
 * @source leyton10: Leyton, Ruiz & Sepulveda (2010), Andean Geol. 37(2), 455-472 (Santiago 0.55, coast of central Chile 0.63)
 * @source leyton09: Leyton, Ruiz & Sepulveda (2009), Adv. Geosci. 22, 147-153 (coast of Chile 0.6 to 1.0)
 * @source nch433: NCh 433 (Chile), effective acceleration of the zone, restated from memory
 * @source e030: Norma E.030 (Peru, 2018), factor of the zone; zones of the cities restated from memory
 * @source nec15: NEC-SE-DS (Ecuador, 2015), factor of the zone, restated from memory
 * @source nsr10: NSR-10 (Colombia, 2010), Aa, restated from memory
 * @source taiwan11: Taiwan's building code of 2011, 0.4 of the short-period design value, Kaohsiung and Taipei also in Wang & Wu (2014); Hualien restated from memory
 * @source sim3077: Jibson & Michael (2009), USGS Scientific Investigations Map 3077 (Anchorage 0.43). doi:10.3133/sim3077
 * @source nshm18: USGS national model of 2018, site class B/C
 * @source suckale09: Suckale & Gruenthal (2009), Bull. Seismol. Soc. Am. 99(4) (Vanuatu 0.65 to 0.77). doi:10.1785/0120080188
 */
export type SubductionCity = readonly [name: string, lat: number, lon: number, lowG: number, highG: number, source: string];

export const SUBDUCTION_CITIES: readonly SubductionCity[] = [
  ['Iquique', -20.21, -70.15, 0.6, 1, 'leyton09'],
  ['Antofagasta', -23.65, -70.4, 0.6, 1, 'leyton09'],
  ['Valparaiso', -33.05, -71.61, 0.4, 0.63, 'nch433, leyton10'],
  ['Santiago', -33.45, -70.66, 0.3, 0.55, 'nch433, leyton10'],
  ['Concepcion', -36.83, -73.05, 0.6, 1, 'leyton09'],
  ['Lima', -12.05, -77.04, 0.45, 0.45, 'e030'],
  ['Trujillo', -8.11, -79.03, 0.45, 0.45, 'e030'],
  ['Arequipa', -16.4, -71.54, 0.35, 0.35, 'e030'],
  ['Cusco', -13.53, -71.97, 0.25, 0.25, 'e030'],
  ['Guayaquil', -2.19, -79.89, 0.4, 0.4, 'nec15'],
  ['Quito', -0.18, -78.47, 0.4, 0.4, 'nec15'],
  ['Manta', -0.95, -80.73, 0.5, 0.5, 'nec15'],
  ['Esmeraldas', 0.97, -79.65, 0.5, 0.5, 'nec15'],
  ['Cali', 3.45, -76.53, 0.25, 0.25, 'nsr10'],
  ['Pasto', 1.21, -77.28, 0.25, 0.25, 'nsr10'],
  ['Anchorage', 61.22, -149.89, 0.43, 0.43, 'sim3077'],
  ['Seattle', 47.6, -122.3, 0.306, 0.306, 'nshm18'],
  ['Taipei', 25.04, 121.56, 0.23, 0.23, 'taiwan11'],
  ['Kaohsiung', 22.63, 120.3, 0.23, 0.23, 'taiwan11'],
  ['Hualien', 23.98, 121.6, 0.33, 0.33, 'taiwan11'],
  ['Port Vila', -17.74, 168.31, 0.65, 0.77, 'suckale09'],
];
