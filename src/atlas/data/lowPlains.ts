import type { DryFloor } from './dryFloors.ts';

/**
 * Low plains of deltas and polders whose towns a radar model reads on their roofs and trees: mean height of the ground above the sea and
 * what a place in it is off by, m, by airborne and spaceborne laser and by levelling. The spread is the plain's (banks, fills, ponds), 2 m at least, so that a height here is never taken
 * for a survey's.
 *
 * Left out are the centre of Ho Chi Minh City, which stands on a rise, and the low quarters of Tokyo, Osaka and Nagoya: the standards listed for their walls are design events, not return periods.
 *
 * @source Actueel Hoogtebestand Nederland; Minderhoud et al. (2019), Nat. Commun. 10, 3847, doi:10.1038/s41467-019-11602-1 (Mekong delta, mean 0.8 m);
 *   Phien-wej, Giao & Nutalaya (2006), Eng. Geol. 82, 187-201, doi:10.1016/j.enggeo.2005.10.004 (Bangkok, 0.5 to 1.5 m); Auerbach et al. (2015), Nat. Clim. Change 5,
 *   153-157, doi:10.1038/nclimate2472 (polders of Bangladesh); Hooijer & Vernimmen (2021), Nat. Commun. 12, 3592, doi:10.1038/s41467-021-23810-9 (low coasts by laser);
 *   US Geological Survey, 3D Elevation Program (New Orleans and the filled shores of Boston and Honolulu); Frihy (2003), Environ. Manage. 32, 219-231
 *   (shore of the Nile delta); Queensland and Geoscience Australia, 5 m elevation of the coast (Gold Coast); Miami-Dade County (mean of its ground 6 ft, its rock ridge 3 to 7 m); Storch & Downes (2011), Cities 28,
 *   517-526, doi:10.1016/j.cities.2011.07.001 (Ho Chi Minh City, most of it below 1.5 m); Rodolfo & Siringan (2006), Disasters 30, 118-139,
 *   doi:10.1111/j.1467-9523.2006.00310.x (Manila Bay); New Jersey Meadowlands Commission, 2012 (nine tenths within two feet of mean high water); City of Richmond, Flood
 *   Protection Management Strategy, 2019 (natural ground 1 m above the sea on average); Nicolae Lerma et al., Bol. Cient. CIOH, doi:10.26640/22159045.186
 *   (Bocagrande by laser to 0.2 m); Environment Agency, Thames Estuary 2100 (marshes at 1 to 4 m). Restated from memory, means rounded by us; unverified row by row
 */
export const lowPlains: readonly DryFloor[] = [
  ['Polders of Holland', -1.5, 2, 20, '51.9 4.62,52.2 4.75,52.6 4.85'],
  ['Flevoland', -3.5, 2, 13, '52.4 5.35,52.65 5.7'],
  ['The Fens', 1, 2, 16, '52.85 0,52.55 0.1'],
  ['Venice', 1, 2, 3.5, '45.435 12.335'],
  ['New Orleans', -0.3, 2, 11, '29.97 -90.15,29.97 -90.0'],
  ['Miami and Fort Lauderdale', 2, 2, 12, '25.5 -80.4,25.78 -80.25,26.1 -80.2'],
  ['Boston, Back Bay and South End', 3.5, 2, 0.9, '42.35 -71.088,42.342 -71.072'],
  ['Boston, Seaport', 4, 2, 0.9, '42.35 -71.045'],
  ['Waikiki', 2, 2, 1, '21.28 -157.83'],
  ['Port Said', 1.5, 2, 4, '31.25 32.29'],
  ['Gold Coast, canals and beach', 3, 2, 2.5, '-27.97 153.41,-28.03 153.43'],
  ['Hackensack Meadowlands and Newark Bay', 1.5, 2, 2.5, '40.69 -74.15,40.75 -74.1,40.84 -74.05'],
  ['Fraser delta, Lulu and Sea Islands', 1, 2, 5.5, '49.17 -123.14,49.16 -123.05'],
  ['Cartagena, Bocagrande to La Boquilla', 1.2, 2, 1, '10.395 -75.558,10.42 -75.548,10.447 -75.515'],
  ['Thames marshes below London', 2.5, 2, 2, '51.495 -0.13,51.49 -0.05,51.505 0.03,51.515 0.1,51.48 0.25'],
  ['Georgetown and the coast of Demerara', 0.7, 2, 9, '6.8 -58.17,6.75 -57.95'],
  ['Lagos, islands and Lekki', 1.5, 2, 5, '6.44 3.4,6.44 3.55'],
  ['Lower delta of the Chao Phraya', 1.5, 2, 28, '13.6 100.5,14.0 100.5'],
  ['Mekong delta', 0.8, 2, 55, '9.4 105.3,10.0 105.8,10.3 106.1'],
  ['Ho Chi Minh City, south', 1.3, 2, 5, '10.72 106.7,10.65 106.72'],
  ['Manila, bay shore', 3, 2.5, 4, '14.67 120.95,14.58 120.98'],
  ['Red River, coast', 1.5, 2, 18, '20.8 106.65,20.3 106.4'],
  ['Jakarta, north shore', 1, 2, 5, '-6.12 106.75,-6.12 106.9'],
  ['Semarang and Demak, coast', 0.7, 2, 6, '-6.95 110.4,-6.92 110.5'],
  ['Yangtze delta at Shanghai', 2.3, 2, 32, '31.25 121.3,31.0 121.5'],
  ['Pearl River delta', 1.5, 2, 24, '22.55 113.35,22.85 113.35'],
  ['Bangladesh, south-western polders', 1.5, 2, 50, '22.0 89.3,22.5 89.6,22.3 90.4'],
  ['Dhaka', 6, 3, 8, '23.76 90.4'],
  ['Irrawaddy delta', 2, 2, 50, '16.1 95.1,16.6 95.5'],
];
