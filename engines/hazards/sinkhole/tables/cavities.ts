/**
 * Places over cavities that no karst made: old quarries and mines near the surface, and pipes that leaking water washes into loose ash. Name with what lies below, latitude and
 * longitude of the middle (degrees), radius (km). Drawn by us to some 5 km, restated from memory, unverified row by row. Where no row stands, cavities are not ruled out.
 *
 * @source Guarino & Nisio (2012), Phys. Chem. Earth 49, 92-102 (Naples: 190 collapses in 1880 to 2010); ISPRA, inventory of sinkholes of Rome; Hermosilla (2012), Environ. Earth Sci. 65,
 *   2173-2182 (Guatemala City 2007 and 2010); Andrejchuk (2002), Collapse above the world's largest potash mine (Berezniki); the others: surveys of mines and quarries of their
 *   countries
 */
export const CAVITIES: readonly (readonly [name: string, lat: number, lon: number, radiusKm: number])[] = [
  ['Naples, quarries and tunnels in tuff', 40.86, 14.25, 9],
  ['Rome, quarries of pozzolana and catacombs', 41.89, 12.51, 12],
  ['Palermo, quarries in calcarenite', 38.12, 13.35, 7],
  ['Paris, quarries of limestone and gypsum', 48.85, 2.34, 9],
  ['Budapest, quarries and cellars of Kőbánya', 47.48, 19.12, 6],
  ['Odesa, mines in limestone', 46.47, 30.7, 12],
  ['Maastricht and Valkenburg, mines in marl', 50.86, 5.75, 9],
  ['Cappadocia, dug towns in tuff', 38.63, 34.75, 20],
  ['Guatemala City, pipes in loose ash', 14.63, -90.51, 8],
  ['Berezniki and Solikamsk, flooded potash mines', 59.5, 56.8, 20],
  ['Upper Silesia, mines of coal and ore', 50.29, 18.95, 30],
  ['Southern Ruhr, old coal mines', 51.44, 7.15, 22],
  ['Northwich, brine pumped from salt', 53.26, -2.51, 6],
  ['Norwich, mines in chalk', 52.63, 1.3, 5],
  ['Wyoming valley of Pennsylvania, anthracite mines', 41.33, -75.75, 20],
  ['Pittsburgh, old coal mines', 40.4, -79.95, 35],
  ['Johannesburg, old gold mines of the Central Rand', -26.22, 28.02, 10],
];
