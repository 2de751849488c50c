/**
 * Europe off the East European craton: latitude and longitude, degrees, a closed ring. The east side is the Trans-European Suture Zone (Sorgenfrei-Tornquist
 * and Teisseyre-Tornquist zones: the Skagerrak, northern Jutland, Bornholm, Koszalin, Bydgoszcz, Radom, Lviv, Chernivtsi, the north of Dobruja), drawn by us to
 * about 50 km; the other sides lie in the sea.
 *
 * There the 2020 European hazard model treats stable crust as it treats active crust, and the Baltic shield and its platform by models of eastern North America.
 * POLICY where the two differ: Norway, which the model leaves off the craton, lies on the shield's side here, since its map has no line to restate.
 *
 * @source Pharaoh (1999), Tectonophysics 314, 17-41. doi:10.1016/S0040-1951(99)00235-8 (the suture; the line restated from memory)
 * @source Weatherill & Cotton (2020), Bull. Earthq. Eng. 18, 6119-6148. doi:10.1007/s10518-020-00940-x (the cratonic region: Finland, Sweden, the Baltic countries)
 */
export const EUROPE_OFF_CRATON: readonly (readonly [latDeg: number, lonDeg: number])[] = [
  [36, -15], [63, -15], [63, 4], [58.5, 5], [58, 8], [57.3, 10.3], [55.2, 14.8], [54.2, 16.2], [53.1, 18], [52.5, 19.7], [51.4, 21.7], [50.6, 22.8],
  [49.8, 24], [48.3, 26], [46.6, 27.7], [45.2, 29], [43.5, 29.5], [41.5, 29], [40, 26.5], [36, 25],
];
