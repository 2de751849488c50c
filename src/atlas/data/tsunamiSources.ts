/**
 * Sources of tsunamis: subduction segments and other faults that have raised ocean-wide or regional waves.
 *
 * The trace is the trench or the upper edge of the fault, to about 0.5 degrees; the fault dips to the right of its direction.
 * Magnitude and recurrence describe the characteristic event, for tsunami earthquakes the tsunami magnitude (Abe 1989, Tectonophysics
 * 166, 27-34, doi:10.1016/0040-1951(89)90202-3: 8.6 in 1896); `basis` says what the recurrence rests on: `geology` (coastal deposits,
 * turbidites, uplifted terraces), `history` (repeated events in writing), `motion` (plate motion and coupling). Years are rounded; low
 * and high span the published views. Rows were compiled from the literature named here and not re-checked one by one.
 *
 * @source Berryman et al. (2015), GEM Faulted Earth subduction interface characterisation, v2.0 (most zones); Rong et al. (2014), Bull.
 * Seismol. Soc. Am. 104, 2359-2377, doi:10.1785/0120130287 (magnitude limits); Schäfer & Wenzel (2019), Front. Earth Sci. 7, 136,
 * doi:10.3389/feart.2019.00136 (return periods); Goldfinger et al. (2012), USGS PP 1661-F (Cascadia); Headquarters for Earthquake
 * Research Promotion of Japan, long-term evaluations (Japan, Kuril); Cisternas et al. (2005), Nature 437, 404-407,
 * doi:10.1038/nature03943 (Valdivia); Sieh et al. (2008), Science 322, 1674-1678, doi:10.1126/science.1163589 (Mentawai);
 * Papadimitriou & Karakostas (2008), Acta Geophys. 56, 293-312, doi:10.2478/s11600-008-0015-z (365 AD: 5.7e21 N m, M 8.4); Shaw et al. (2008), Nat. Geosci. 1, 268-276, doi:10.1038/ngeo151 (its fault dips 30 degrees, from memory).
 * Small sources of closed and narrow waters: Audemard (2007), J. S. Am. Earth Sci. 24 (Cariaco: 1530, 1853, 1929); O'Loughlin & Lander (2003), Caribbean
 * Tsunamis (Jamaica: 1692, 1907); Bakun, Flores & ten Brink (2012), Bull. Seismol. Soc. Am. 102, 18-30, doi:10.1785/0120110077 (Haiti: 1701 to 2010);
 * Larroque et al. (2012), Geophys. J. Int. (Liguria: 1887);
 * Papadopoulos et al. (2014), Mar. Geol. 354, 81-109, doi:10.1016/j.margeo.2014.04.014 (Chios, Samos, Kos); Elias et al. (2007), Geology 35, 755-758,
 * doi:10.1130/G23631A.1 (Lebanon: 551); Prasetya, De Lange & Healy (2001), Nat. Hazards 24 (Palu: 1927, 1968, then
 * 2018; Majene: 1967, 1969); Papadopoulos (2003), Nat. Hazards 29, 437-464 (Corinth: waves of intensity 4 every hundred years; 1748, 1817, 1861); Altınok et al. (2001), Nat.
 * Hazards 24 (Izmit: 1719, 1894, 1999); Matias et al. (2013), Nat. Hazards Earth Syst. Sci. 13, 1-13, doi:10.5194/nhess-13-1-2013, and Baptista & Miranda (2009), Nat. Hazards
 * Earth Syst. Sci. 9, 25-42, doi:10.5194/nhess-9-25-2009 (Iberia: 1755, 1761, 1941, 1969, 1975); Wronna, Baptista & Miranda (2019), Nat. Hazards Earth Syst. Sci. 19, 337-352 (Coral Patch: 1761); Lario et al. (2011), Quat. Int. 242, 196-200, doi:10.1016/j.quaint.2011.01.036 (catastrophic tsunamis of the Gulf of Cadiz: six in 7,000 years, every
 * 1,200 to 1,500; the other source of M 8 makes up the 700 years of M 8 and more of Matias et al., the thrusts of the gulf broke once since 1755, in 1969);
 * Maramai, Brizuela & Graziani (2014), Ann. Geophys. 57, S0435, doi:10.4401/ag-6437 (Messina: 1908; Tyrrhenian Calabria: 1638, 1783, 1905; Gargano: 1627; Montenegro: 1667, 1979; Kefalonia to Messenia:
 * 1633, 1820, 1867, 1886, 1899; Rhodes: 1481, 1609, 1741, 1851); Salamon et al. (2007), Bull. Seismol. Soc. Am. 97, 705-724, doi:10.1785/0120060147 (Levant: 1202, 1546, 1759 and others, by the tsunami
 * magnitude of what they raised); Papadopoulos et al. (2011), Nat. Hazards Earth Syst. Sci. 11, 945-963, doi:10.5194/nhess-11-945-2011 (Black Sea: strong waves every 750 years, moderate ones every 72); Imamura et al. (1995), Pure Appl. Geophys. 144 (Mindoro: 1994); restated from memory, unverified.
 * Year of compilation 2026; position precision 50 km.
 */
export type SourceRow = readonly [
  id: string, name: string, zone: (typeof ZONES)[number], magnitude: number, low: number, best: number, high: number, basis: 'geology' | 'history' | 'motion',
  backArc: 0 | 1, dipDeg: number, trace: readonly (readonly [lat: number, lon: number])[],
];

/** The six zones of the forecasts by name, and the rest of the world's. */
const ZONES = [
  'Cascadia', 'Alaska-Aleutian', 'Japan-Kuril', 'Chile-Peru', 'Sumatra-Andaman', 'Caribbean-Puerto Rico', 'Kamchatka', 'Central America',
  'Colombia-Ecuador', 'Southwest Pacific', 'Indonesia and New Guinea', 'Philippines and Taiwan', 'Makran', 'Mediterranean', 'Atlantic', 'Other Pacific',
] as const;

export const SOURCES: readonly SourceRow[] = [
  ['cascadia-full', 'Cascadia, whole margin', 'Cascadia', 9, 400, 530, 650, 'geology', 0, 12, [[40.4, -125.2], [43, -125.3], [45.5, -125.6], [48, -126.6], [49.6, -128]]],
  ['cascadia-south', 'Cascadia, southern part', 'Cascadia', 8.3, 220, 400, 700, 'geology', 0, 12, [[40.4, -125.2], [42.2, -125.3], [44, -125.4]]],
  ['prince-william-sound', 'Prince William Sound and Kodiak', 'Alaska-Aleutian', 9.2, 400, 560, 800, 'geology', 0, 8, [[59.5, -145], [58, -148.5], [56.5, -151.5], [55.5, -154]]],
  ['yakataga', 'Yakataga', 'Alaska-Aleutian', 8.1, 120, 250, 500, 'history', 0, 12, [[59.5, -141.5], [59.3, -145]]],
  ['semidi', 'Semidi', 'Alaska-Aleutian', 8.4, 120, 200, 350, 'geology', 0, 12, [[55.5, -154], [54.3, -158.5]]],
  ['shumagin-unimak', 'Shumagin and Unimak', 'Alaska-Aleutian', 8.6, 150, 350, 800, 'history', 0, 15, [[54.3, -158.5], [53.5, -162.5], [52.8, -165]]],
  ['fox-islands', 'Fox Islands', 'Alaska-Aleutian', 8.6, 180, 280, 400, 'geology', 0, 15, [[52.8, -165], [51.8, -169], [51, -172]]],
  ['andreanof', 'Andreanof Islands', 'Alaska-Aleutian', 8.6, 80, 170, 350, 'history', 0, 18, [[51, -172], [50.5, -176], [50.4, -180]]],
  ['rat-islands', 'Rat Islands', 'Alaska-Aleutian', 8.7, 150, 300, 600, 'history', 0, 18, [[50.4, -180], [50.6, 177], [51.5, 172.5]]],
  ['komandorsky', 'Komandorsky', 'Alaska-Aleutian', 7.9, 150, 400, 1000, 'motion', 0, 20, [[51.5, 172.5], [53.8, 167], [55, 164]]],
  ['kamchatka', 'Kamchatka, southern part', 'Kamchatka', 8.9, 75, 140, 250, 'history', 0, 18, [[54.5, 162.3], [52.5, 161], [50.5, 159], [49.2, 157.2]]],
  ['kamchatka-north', 'Kamchatka, northern part', 'Kamchatka', 8.1, 80, 200, 400, 'history', 0, 18, [[56, 163.8], [54.5, 162.3]]],
  ['kuril-north-central', 'Northern and central Kuril', 'Japan-Kuril', 8.5, 90, 180, 400, 'history', 0, 18, [[49.2, 157.2], [47.5, 155], [46, 152.8]]],
  ['kuril-south', 'Southern Kuril', 'Japan-Kuril', 8.4, 60, 100, 200, 'history', 0, 18, [[46, 152.8], [44.5, 150], [43.2, 147.5]]],
  ['hokkaido-giant', 'Tokachi and Nemuro, giant', 'Japan-Kuril', 8.8, 340, 380, 500, 'geology', 0, 15, [[43.5, 148.5], [42.5, 146.5], [41.2, 144.5]]],
  ['sanriku-north', 'Northern Sanriku and Tokachi', 'Japan-Kuril', 8.1, 50, 80, 120, 'history', 0, 15, [[41.8, 145.2], [40.5, 144.4], [39.5, 144.2]]],
  ['japan-trench', 'Japan Trench, Tohoku', 'Japan-Kuril', 9, 500, 600, 1000, 'geology', 0, 12, [[40, 144.3], [38.2, 144], [36.5, 142.8], [35.5, 142.2]]],
  ['japan-trench-slow', 'Japan Trench, tsunami earthquakes near the axis', 'Japan-Kuril', 8.6, 80, 130, 250, 'history', 0, 12, [[40.2, 144.4], [38.2, 144.1], [36.2, 142.8]]],
  ['sagami', 'Sagami Trough', 'Japan-Kuril', 8.1, 180, 250, 590, 'geology', 0, 20, [[34.2, 141.5], [34.6, 140], [35.2, 139.2]]],
  ['nankai', 'Nankai Trough', 'Japan-Kuril', 8.7, 88, 120, 200, 'history', 0, 12, [[34.6, 138.5], [33.4, 137], [32.6, 135], [31.8, 133], [31, 132.2]]],
  ['ryukyu', 'Ryukyu Trench', 'Japan-Kuril', 8.3, 300, 600, 1500, 'geology', 0, 20, [[30, 131.2], [27, 129], [24.8, 127.5], [23.4, 124.5], [23, 122.8]]],
  ['izu-bonin', 'Izu-Bonin Trench', 'Japan-Kuril', 8, 300, 800, 3000, 'motion', 0, 30, [[34, 142.1], [30, 142.6], [26, 143.3]]],
  ['japan-sea-north', 'Sea of Japan, eastern margin, north', 'Japan-Kuril', 7.7, 50, 100, 250, 'history', 1, 35, [[41.8, 139.1], [43.8, 139.3], [46, 140.5]]],
  ['japan-sea-south', 'Sea of Japan, eastern margin, south', 'Japan-Kuril', 7.6, 50, 100, 250, 'history', 1, 35, [[37.3, 136.8], [38.2, 138.5], [40, 138.9], [41.5, 139]]],
  ['mariana', 'Mariana Trench', 'Other Pacific', 8.1, 300, 1000, 3000, 'motion', 0, 30, [[24, 143.8], [18, 147.8], [13, 145.5], [11.5, 142]]],
  ['haida-gwaii', 'Haida Gwaii', 'Other Pacific', 7.8, 150, 350, 900, 'geology', 0, 25, [[51.5, -131.5], [53.5, -133.5]]],
  ['southern-california', 'Offshore southern California', 'Other Pacific', 7.3, 200, 600, 1500, 'motion', 0, 40, [[33, -118.5], [34.2, -120.5]]],
  ['hawaii-flank', 'South flank of Hawaii', 'Other Pacific', 7.8, 60, 110, 200, 'history', 0, 10, [[19.6, -154.5], [18.8, -155.6]]],
  ['jalisco', 'Jalisco and Colima', 'Central America', 8.1, 50, 77, 150, 'history', 0, 15, [[17.8, -103], [18.5, -104.6], [20, -106.2]]],
  ['guerrero-oaxaca', 'Guerrero and Oaxaca', 'Central America', 8.4, 150, 250, 500, 'geology', 0, 15, [[15, -95.5], [15.8, -98], [16.8, -100.5], [17.8, -103]]],
  ['guatemala-chiapas', 'Guatemala and Chiapas', 'Central America', 8, 80, 180, 400, 'motion', 0, 25, [[12.8, -90.5], [13.8, -92.8], [15, -95]]],
  ['nicaragua-el-salvador', 'Nicaragua and El Salvador', 'Central America', 7.9, 70, 150, 400, 'history', 0, 20, [[10.8, -87.3], [12, -88.8], [12.8, -90.5]]],
  ['costa-rica-panama', 'Costa Rica and western Panama', 'Central America', 7.7, 40, 80, 200, 'history', 0, 20, [[7, -81.5], [8, -83.8], [9.2, -85.8], [10.8, -87.3]]],
  ['panama-north', 'North Panama deformed belt', 'Caribbean-Puerto Rico', 7.9, 150, 300, 900, 'history', 0, 25, [[9.8, -82], [10, -80], [9.4, -77.8]]],
  ['colombia-ecuador', 'Colombia and Ecuador', 'Colombia-Ecuador', 8.7, 200, 300, 600, 'geology', 0, 18, [[-0.8, -81.3], [1.5, -80.3], [3.8, -78.6]]],
  ['peru-north', 'Northern Peru', 'Chile-Peru', 8.2, 200, 450, 1500, 'history', 0, 15, [[-10, -80], [-7, -81.3], [-4, -81.8]]],
  ['peru-central', 'Central Peru, Lima', 'Chile-Peru', 8.7, 140, 220, 400, 'history', 0, 15, [[-15.5, -76.3], [-13, -78.2], [-10.5, -79.8]]],
  ['peru-south', 'Southern Peru', 'Chile-Peru', 8.8, 120, 200, 300, 'history', 0, 17, [[-19, -71.7], [-17.5, -73.5], [-15.8, -76]]],
  ['chile-iquique', 'Northern Chile, Iquique', 'Chile-Peru', 8.7, 110, 170, 350, 'history', 0, 18, [[-23.2, -71.2], [-21, -71.3], [-19, -71.7]]],
  ['chile-atacama', 'Antofagasta to Atacama', 'Chile-Peru', 8.4, 70, 110, 200, 'history', 0, 18, [[-29, -72.4], [-26, -71.6], [-23.2, -71.2]]],
  ['chile-illapel', 'Coquimbo and Illapel', 'Chile-Peru', 8.3, 60, 75, 100, 'history', 0, 18, [[-32.2, -72.9], [-30.5, -72.6], [-29, -72.4]]],
  ['chile-valparaiso', 'Valparaiso, great', 'Chile-Peru', 8.9, 200, 350, 700, 'geology', 0, 17, [[-35, -74], [-33, -73], [-30, -72.6]]],
  ['chile-maule', 'Concepcion and Maule', 'Chile-Peru', 8.8, 90, 150, 250, 'history', 0, 16, [[-38.2, -75], [-36.5, -74.6], [-34.3, -73.5]]],
  ['chile-valdivia', 'Valdivia', 'Chile-Peru', 9.5, 220, 300, 400, 'geology', 0, 16, [[-45.5, -76], [-43, -75.8], [-40, -75.3], [-37.5, -75]]],
  ['sumatra-andaman', 'Northern Sumatra to Andaman', 'Sumatra-Andaman', 9.2, 400, 550, 800, 'geology', 0, 12, [[2.2, 95.2], [5, 92.8], [8, 91.4], [11, 91.2], [13.5, 92]]],
  ['nias', 'Nias and Simeulue', 'Sumatra-Andaman', 8.6, 120, 180, 300, 'geology', 0, 12, [[-0.5, 97.2], [1.2, 96.3], [2.6, 95.2]]],
  ['mentawai', 'Mentawai', 'Sumatra-Andaman', 8.8, 180, 220, 300, 'geology', 0, 12, [[-5.5, 101.5], [-3.5, 99.6], [-1.5, 98], [-0.3, 97.3]]],
  ['enggano', 'Enggano and southern Sumatra', 'Sumatra-Andaman', 8.4, 200, 350, 800, 'history', 0, 13, [[-8, 104.3], [-6.8, 102.9], [-5.3, 101.4]]],
  ['andaman-north', 'Northern Andaman', 'Sumatra-Andaman', 8, 150, 400, 1000, 'history', 0, 15, [[11, 91.4], [14.5, 92.4]]],
  ['arakan', 'Arakan', 'Sumatra-Andaman', 8.5, 450, 600, 900, 'geology', 0, 15, [[16, 93.2], [18.5, 93], [21, 91.5]]],
  ['java-west', 'Western and central Java', 'Indonesia and New Guinea', 8.5, 300, 700, 2000, 'motion', 0, 15, [[-11, 112], [-9.8, 108.8], [-8.2, 104.6]]],
  ['java-slow', 'Java trench, tsunami earthquakes', 'Indonesia and New Guinea', 8.2, 25, 50, 120, 'history', 0, 12, [[-11.2, 115], [-10.8, 111], [-9.6, 107.5]]],
  ['sumba-bali', 'Bali to Sumba', 'Indonesia and New Guinea', 8.2, 120, 300, 900, 'motion', 0, 18, [[-11.5, 119.5], [-11.3, 116], [-11, 112.5]]],
  ['flores-back-arc', 'Flores and Bali back-arc thrust', 'Indonesia and New Guinea', 7.8, 60, 120, 300, 'history', 1, 30, [[-7.9, 115], [-8, 118.5], [-8.2, 123.5]]],
  ['banda-seram', 'Seram and Banda', 'Indonesia and New Guinea', 8.3, 150, 350, 900, 'history', 0, 20, [[-2.6, 127.5], [-2.8, 130], [-4, 131.8], [-5.5, 132.5]]],
  ['north-sulawesi', 'North Sulawesi', 'Indonesia and New Guinea', 8, 90, 180, 400, 'history', 0, 20, [[1.6, 119.8], [2, 122], [2.2, 124]]],
  ['makassar-palu', 'Palu and Makassar Strait', 'Indonesia and New Guinea', 7.3, 30, 50, 150, 'history', 0, 60, [[-2.8, 118.9], [-0.2, 119.7]]],
  ['molucca-sangihe', 'Molucca Sea', 'Indonesia and New Guinea', 7.9, 50, 120, 300, 'motion', 0, 30, [[0, 126], [2.5, 126.6], [5, 127]]],
  ['new-guinea-north', 'New Guinea Trench', 'Indonesia and New Guinea', 8.1, 60, 120, 300, 'history', 0, 20, [[0, 133], [-0.3, 137], [-2, 141], [-3, 144]]],
  ['new-britain', 'New Britain', 'Southwest Pacific', 8, 30, 50, 100, 'history', 0, 25, [[-4.8, 153.6], [-6, 152], [-6.8, 149.2]]],
  ['solomon-west', 'Bougainville and western Solomon', 'Southwest Pacific', 8.1, 50, 90, 200, 'history', 0, 30, [[-9.3, 158.5], [-7.5, 155.8], [-5.2, 153.6]]],
  ['solomon-east', 'Makira and Santa Cruz', 'Southwest Pacific', 8, 40, 70, 150, 'history', 0, 30, [[-12.3, 166.3], [-11.5, 163], [-10.2, 160]]],
  ['vanuatu', 'Vanuatu', 'Southwest Pacific', 8, 50, 90, 200, 'motion', 0, 30, [[-21, 169], [-17.5, 167], [-13, 165.7]]],
  ['loyalty', 'Matthew and Hunter, Loyalty', 'Southwest Pacific', 8.1, 100, 200, 500, 'history', 0, 25, [[-22.3, 173.5], [-22.6, 171], [-21.3, 169]]],
  ['tonga', 'Tonga Trench', 'Southwest Pacific', 8.5, 120, 300, 900, 'motion', 0, 25, [[-15.2, -172.3], [-18.5, -172.5], [-22, -174], [-25, -175.5]]],
  ['kermadec', 'Kermadec Trench', 'Southwest Pacific', 8.5, 150, 350, 1000, 'motion', 0, 20, [[-25, -175.5], [-29, -176.3], [-33, -177.6], [-36.5, -179]]],
  ['hikurangi', 'Hikurangi', 'Southwest Pacific', 8.7, 350, 600, 1200, 'geology', 0, 12, [[-37, 179.6], [-39.5, 178.8], [-41.3, 177.5], [-42.3, 175.3]]],
  ['puysegur', 'Puysegur and Fiordland', 'Southwest Pacific', 8.2, 200, 400, 1000, 'motion', 0, 25, [[-48.5, 164.6], [-46.5, 165.3], [-44.8, 166.5]]],
  ['manila-north', 'Manila Trench, north', 'Philippines and Taiwan', 8.4, 300, 700, 2000, 'motion', 0, 20, [[15.5, 119], [18, 119.2], [20.5, 119.9]]],
  ['manila-south', 'Manila Trench, south', 'Philippines and Taiwan', 8, 250, 600, 2000, 'motion', 0, 22, [[12.5, 119.6], [15.5, 119]]],
  ['philippine-trench', 'Philippine Trench', 'Philippines and Taiwan', 8.2, 100, 250, 700, 'motion', 0, 25, [[14, 125], [11, 126.4], [7.5, 127.1], [4, 128]]],
  ['cotabato', 'Cotabato and Sulu trenches', 'Philippines and Taiwan', 8, 50, 90, 200, 'history', 0, 25, [[5, 124.3], [6.5, 123.6], [7.5, 121.8]]],
  ['luzon-east', 'East Luzon', 'Philippines and Taiwan', 7.7, 100, 250, 800, 'motion', 0, 30, [[18, 122.9], [16.5, 122.7], [15, 123]]],
  ['negros-panay', 'Negros Trench and Panay', 'Philippines and Taiwan', 7.9, 100, 250, 800, 'history', 0, 30, [[9, 121.7], [11, 121.4]]],
  ['makran-east', 'Makran, east', 'Makran', 8.3, 150, 300, 1000, 'history', 0, 10, [[24.6, 66], [24.2, 63.5], [24.2, 61.5]]],
  ['makran-west', 'Makran, west', 'Makran', 8.4, 500, 1500, 5000, 'motion', 0, 10, [[24.2, 61.5], [24.5, 59], [25, 57.5]]],
  ['puerto-rico-trench', 'Puerto Rico Trench', 'Caribbean-Puerto Rico', 8.5, 500, 1500, 4000, 'motion', 0, 15, [[19.6, -68], [19.8, -66], [19.4, -63.8]]],
  ['hispaniola-north', 'North Hispaniola', 'Caribbean-Puerto Rico', 8, 150, 300, 900, 'history', 0, 20, [[20.3, -73], [20.2, -70.5], [19.6, -68]]],
  ['muertos', 'Muertos Trough', 'Caribbean-Puerto Rico', 7.8, 300, 1000, 3000, 'motion', 0, 15, [[17.6, -66.5], [17.3, -69.5], [17.8, -71.5]]],
  ['virgin-islands', 'Anegada and Mona passages', 'Caribbean-Puerto Rico', 7.4, 100, 250, 700, 'history', 0, 60, [[18.1, -64.2], [18, -65.5], [18.5, -67.4]]],
  ['antilles-north', 'Lesser Antilles, north', 'Caribbean-Puerto Rico', 8.4, 400, 1000, 4000, 'history', 0, 18, [[18.8, -62], [17.3, -60.2], [15.5, -58.9]]],
  ['antilles-south', 'Lesser Antilles, south', 'Caribbean-Puerto Rico', 8, 500, 1500, 5000, 'motion', 0, 18, [[15.5, -58.9], [13.5, -58.3], [11.5, -58.8]]],
  ['southwest-iberia', 'Southwest Iberia', 'Atlantic', 8.6, 600, 1350, 2500, 'geology', 0, 30, [[35.7, -10.7], [36.5, -9.8], [37.3, -9.8]]],
  ['south-sandwich', 'South Sandwich', 'Atlantic', 8.2, 60, 150, 400, 'motion', 0, 25, [[-55.2, -27.5], [-57.5, -24], [-60, -24.8]]],
  ['hellenic-west', 'Hellenic arc, west', 'Mediterranean', 8.4, 800, 1800, 5000, 'geology', 0, 30, [[33.8, 25], [34.3, 23.2], [35.8, 21.8], [37, 20.7]]],
  ['hellenic-east', 'Hellenic arc, east', 'Mediterranean', 8, 500, 1000, 3000, 'history', 0, 25, [[35.9, 29], [34.8, 27], [33.8, 25]]],
  ['cyprus', 'Cyprus arc', 'Mediterranean', 7.7, 400, 1000, 3000, 'history', 0, 30, [[34.8, 34.5], [34.4, 32.5], [35.3, 30.8]]],
  ['ionian-calabria', 'Calabria and eastern Sicily', 'Mediterranean', 7.4, 100, 200, 500, 'history', 0, 30, [[38.3, 16.6], [37.8, 15.8], [36.8, 15.6]]],
  ['algeria', 'Algerian margin', 'Mediterranean', 7.4, 150, 350, 900, 'history', 0, 45, [[36.3, 0.5], [36.9, 3.5], [37.2, 6.5]]],
  ['aegean', 'Southern Aegean', 'Mediterranean', 7.5, 150, 350, 1000, 'history', 1, 45, [[36.5, 25], [36.9, 26.2]]],
  ['marmara', 'Sea of Marmara', 'Mediterranean', 7.3, 150, 250, 400, 'history', 0, 80, [[40.8, 29], [40.8, 27.3]]],
  ['venezuela-east', 'Cariaco and Araya', 'Caribbean-Puerto Rico', 7.3, 100, 200, 400, 'history', 0, 80, [[10.6, -65], [10.5, -63.2]]],
  ['jamaica', 'Jamaica', 'Caribbean-Puerto Rico', 7.3, 150, 300, 700, 'history', 0, 70, [[17.9, -76], [17.9, -77.4]]],
  ['haiti-south', 'Southern Haiti', 'Caribbean-Puerto Rico', 7.3, 90, 180, 400, 'history', 0, 65, [[18.4, -74.4], [18.5, -72.4]]],
  ['ligurian', 'Ligurian margin', 'Mediterranean', 6.9, 400, 1000, 3000, 'motion', 0, 20, [[43.9, 8.5], [43.6, 7.4]]],
  ['aegean-east', 'Chios and Samos', 'Mediterranean', 7, 60, 150, 400, 'history', 0, 45, [[38.4, 26.2], [37.9, 26.5], [37.9, 27.1]]],
  ['kos-gokova', 'Kos and Gokova', 'Mediterranean', 6.8, 150, 300, 900, 'history', 0, 45, [[36.9, 27.1], [36.9, 28]]],
  ['levant', 'Mount Lebanon thrust', 'Mediterranean', 7.5, 800, 1600, 3000, 'geology', 0, 30, [[33.4, 35.1], [34.5, 35.5]]],
  ['majene', 'Western Sulawesi thrust', 'Indonesia and New Guinea', 7, 40, 80, 250, 'history', 0, 25, [[-4, 118.6], [-2.6, 118.6]]],
  ['corinth', 'Gulf of Corinth', 'Mediterranean', 7, 60, 100, 250, 'history', 0, 50, [[38, 22.9], [38.2, 22.2], [38.35, 21.8]]],
  ['coral-patch', 'Coral Patch and Horseshoe abyssal plains', 'Atlantic', 8.4, 400, 1450, 3000, 'history', 0, 40, [[34, -13.8], [34.8, -12], [35.3, -10.5]]],
  ['gulf-of-cadiz', 'Gulf of Cadiz', 'Atlantic', 7.8, 120, 270, 600, 'history', 0, 45, [[35.8, -10.4], [36.3, -9], [36.2, -7.5]]],
  ['alboran', 'Alboran Sea', 'Mediterranean', 7, 250, 600, 1500, 'motion', 0, 50, [[35.6, -3.9], [36.1, -2.6]]],
  ['messina', 'Strait of Messina', 'Mediterranean', 7.1, 500, 900, 1500, 'geology', 0, 35, [[38.3, 15.7], [37.8, 15.5]]],
  ['calabria-tyrrhenian', 'Tyrrhenian coast of Calabria', 'Mediterranean', 7, 80, 150, 400, 'history', 0, 45, [[38.2, 15.7], [38.9, 16]]],
  ['gargano', 'Gargano', 'Mediterranean', 6.8, 400, 1000, 3000, 'history', 0, 45, [[41.9, 15.2], [42, 16.2]]],
  ['montenegro', 'Montenegro and Dubrovnik', 'Mediterranean', 7.1, 120, 250, 500, 'history', 0, 25, [[41.6, 19.2], [42, 18.6], [42.6, 17.9]]],
  ['ionian-islands', 'Kefalonia to Messenia', 'Mediterranean', 7.3, 60, 130, 300, 'history', 0, 25, [[36.6, 21.2], [37.5, 20.5], [38.3, 20.1]]],
  ['rhodes', 'Rhodes', 'Mediterranean', 7.4, 80, 180, 400, 'history', 0, 30, [[36.6, 28.7], [35.8, 28.3]]],
  ['levant-shelf', 'Shelf of the Levant, slides that earthquakes on land set off', 'Mediterranean', 7.1, 120, 250, 600, 'history', 0, 30, [[31.8, 34.3], [33, 34.9]]],
  ['shabla', 'Shabla and Balchik', 'Mediterranean', 7.2, 350, 750, 1500, 'history', 0, 45, [[43.2, 28.2], [43.5, 28.8]]],
  ['crimea', 'Southern Crimea', 'Mediterranean', 7, 100, 250, 700, 'history', 0, 40, [[44.9, 35.5], [44.3, 34], [44.5, 33.4]]],
  ['bartin-amasra', 'Black Sea coast of Anatolia', 'Mediterranean', 7, 100, 250, 700, 'history', 0, 38, [[41.5, 31.5], [42, 33.3]]],
  ['izmit', 'Gulf of Izmit', 'Mediterranean', 7.3, 150, 220, 300, 'history', 0, 80, [[40.7, 30], [40.72, 29.2]]],
  ['mindoro', 'Northern Mindoro', 'Philippines and Taiwan', 7.1, 200, 600, 2000, 'motion', 0, 75, [[13.65, 121.05], [13.1, 121.25]]],
];
