/**
 * Lowlands of clay that the sea laid down about the last ice sheets and rain has leached since: quick clay may lie in them, and a slope of few degrees may run out at
 * once over kilometres. Name with slides that are known, half width (km), axis (latitude, longitude). Drawn by us to some 10 km below the highest old shore; restated from
 * memory, unverified row by row. Where no row stands, clay of other old seas is not ruled out.
 *
 * @source L'Heureux et al., eds. (2014), Landslides in Sensitive Clays: From Geosciences to Risk Management, Springer. doi:10.1007/978-94-007-7079-9; Norwegian Water Resources and
 *   Energy Directorate, zones of quick clay; Swedish Geotechnical Institute, Göta älv investigation (2012); Demers et al. (2014), inventory of large landslides in sensitive
 *   clay in Québec, in the same volume; Updike et al. (1988), USGS Bulletin 1817 (Anchorage)
 */
export const QUICK_CLAY: readonly (readonly [
  name: string, halfWidthKm: number, axis: readonly (readonly [lat: number, lon: number])[],
])[] = [
  ['Oslofjord lowlands and Romerike (Gjerdrum 2020)', 25, [[59.1, 10.3], [59.25, 11], [59.85, 11], [60.2, 11.1]]],
  ['Drammen and Lower Telemark', 12, [[59.75, 10.2], [59.25, 9.7]]],
  ['Lowlands of Trøndelag (Verdal 1893, Rissa 1978)', 25, [[63.05, 10.3], [63.4, 10.4], [63.6, 10.1], [63.8, 11.5], [64.05, 11.5]]],
  ['Namdalen', 12, [[64.47, 11.5], [64.48, 12.3]]],
  ['Göta älv and the coast of Gothenburg (Göta 1957, Tuve 1977)', 15, [[57.65, 12], [57.95, 12.1], [58.3, 12.3]]],
  ['Lowlands of the Saint Lawrence (Nicolet 1955, Saint-Jude 2010)', 40, [[45.3, -73.7], [46.1, -72.8], [46.75, -71.4]]],
  ['Ottawa valley (Notre-Dame-de-la-Salette 1908, Lemieux 1993)', 35, [[45.4, -74.7], [45.4, -75.7], [45.6, -76.7]]],
  ['Saguenay and Lac Saint-Jean (Saint-Jean-Vianney 1971)', 20, [[48.35, -70.9], [48.45, -71.3], [48.5, -72.1]]],
  ['Anchorage bluffs (Turnagain 1964)', 8, [[61.15, -149.95], [61.25, -149.8]]],
];
