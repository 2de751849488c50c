/**
 * A stretch of coast whose tsunami height once in 475 or 500 years is published: name, latitude, longitude, height above the sea at the
 * shore (m), study.
 *
 * Heights are readings of one or two digits from curves, maps and statements of the studies, for the shore of the town. `checked` of
 * a study says whether its statement was looked up when this table was written; all others are restated from memory and unverified.
 */
export type TsunamiCoast = readonly [name: string, lat: number, lon: number, heightM: number, study: keyof typeof STUDIES];

/** Where the figures are from. */
export const STUDIES = {
  global: { words: 'Davies et al. (2018), Geol. Soc. Lond. Spec. Publ. 456, 219-244, doi:10.1144/SP456.5 (map of the 500-year run-up)', checked: false },
  nz: { words: 'Power (2013), Review of Tsunami Hazard in New Zealand, GNS Science CR 2013/131 (500 years, median)', checked: false },
  australia: { words: 'Davies & Griffin (2018), Geoscience Australia Record 2018/41 (500 years at 100 m depth, brought to the shore by Green)', checked: false },
  japan: { words: 'Headquarters for Earthquake Research Promotion and Cabinet Office of Japan, heights of repeated great earthquakes; Annaka et al. (2007), doi:10.1007/s00024-006-0174-3', checked: false },
  japanSea: { words: 'Mulia et al. (2020), Earth Planets Space 72, 123, doi:10.1186/s40623-020-01256-5 (highest coast 7.7 m in 400 years)', checked: true },
  northwest: { words: 'González et al. (2009), doi:10.1029/2008JC005132; Park & Cox (2016), doi:10.1016/j.coastaleng.2016.09.006', checked: false },
  canada: { words: 'Leonard, Rogers & Mazzotti (2014), Nat. Hazards 70, 1237-1274, doi:10.1007/s11069-013-0809-5 (10 % in 50 years)', checked: false },
  wes: { words: 'Houston & Garcia (1978), Garcia & Houston (1975), Houston (1980), Crawford (1987), US Army Waterways Experiment Station (500-year elevations)', checked: false },
  hawaii: { words: 'Houston, Carver & Markle (1977), US Army WES TR H-77-16; runs of 1946, 1957 and 1960', checked: false },
  indonesia: { words: 'Horspool et al. (2014), Nat. Hazards Earth Syst. Sci. 14, 3105-3122, doi:10.5194/nhess-14-3105-2014 (over 3 m: 1 % a year and more in Sumatra, Java, Bali, Lombok, north Papua; 0.1 to 1 % in north Sulawesi, Seram, Flores)', checked: true },
  indian: { words: 'Burbidge et al. (2009), probabilistic tsunami hazard assessment of the Indian Ocean nations, Geoscience Australia Record 2009/11', checked: false },
  makran: { words: 'Hoechner, Babeyko & Zamora (2016), Nat. Hazards Earth Syst. Sci. 16, 1339-1350, doi:10.5194/nhess-16-1339-2016', checked: false },
  neam: { words: 'Basili et al. (2021), Front. Earth Sci. 8, 616594, doi:10.3389/feart.2020.616594 (NEAMTHM18); Sørensen et al. (2012), doi:10.1029/2010JB008169', checked: false },
  marmara: { words: 'Hancilar (2012), Soil Dyn. Earthq. Eng. 34; Basili et al. (2021), doi:10.3389/feart.2020.616594', checked: false },
  atlantic: { words: 'Omira, Baptista & Matias (2015), Pure Appl. Geophys. 172, 901-920, doi:10.1007/s00024-014-0949-x', checked: false },
  caribbean: { words: 'Zamora & Babeyko (2020), Pure Appl. Geophys. 177, doi:10.1007/s00024-019-02407-2; Parsons & Geist (2009), doi:10.1007/s00024-008-0416-7', checked: false },
  chinaSea: { words: 'Probabilistic hazard of the Manila zone to south China, 500 years (Shantou, Shanwei, Hong Kong, Macao to 2.5 m); Liu et al. (2007), doi:10.1016/j.pepi.2007.02.012 (2 m off Hong Kong: 10 % in a century)', checked: true },
  andes: { words: 'Davies et al. (2018), doi:10.1144/SP456.5; floods of 1604, 1730, 1746, 1868, 1877, 1960 (NCEI/WDS)', checked: false },
} as const;

/** Coasts by region, north to south or along the shore; every second one (the first, third …) may be looked at when the model is made, the others judge it. */
export const TSUNAMI_COASTS: readonly TsunamiCoast[] = [
  // North Pacific
  ['Severo-Kurilsk', 50.68, 156.13, 11, 'global'], ['Khalaktyr beach, Petropavlovsk', 52.98, 158.85, 9, 'global'],
  ['Petropavlovsk, Avacha Bay', 53.02, 158.64, 3, 'global'], ['Ust-Kamchatsk', 56.22, 162.5, 6, 'global'],
  ['Unalaska', 53.88, -166.53, 5, 'global'], ['Sand Point', 55.34, -160.5, 6, 'global'],
  ['Kodiak', 57.79, -152.4, 7, 'wes'], ['Seward', 60.1, -149.43, 8, 'wes'], ['Yakutat', 59.55, -139.74, 4, 'wes'], ['Sitka', 57.05, -135.34, 2.5, 'wes'],
  ['Anchorage', 61.22, -149.9, 0.4, 'global'], ['Prince Rupert', 54.31, -130.33, 1.5, 'canada'],
  ['Tofino', 49.15, -125.91, 4.5, 'canada'], ['Victoria', 48.42, -123.38, 1.7, 'canada'], ['Vancouver', 49.29, -123.13, 0.4, 'canada'], ['Seattle', 47.6, -122.34, 1, 'northwest'],
  ['Ocean Shores', 46.97, -124.17, 7, 'northwest'], ['Seaside', 45.99, -123.93, 8, 'northwest'], ['Newport, Oregon', 44.63, -124.06, 8, 'northwest'], ['Bandon', 43.12, -124.42, 8, 'northwest'],
  ['Crescent City', 41.745, -124.19, 9, 'wes'], ['Eureka, ocean shore', 40.77, -124.22, 7, 'global'],
  ['San Francisco, ocean beach', 37.76, -122.51, 3.5, 'wes'], ['Oakland', 37.8, -122.3, 1.4, 'wes'],
  ['Monterey', 36.61, -121.89, 2.5, 'wes'], ['Port San Luis', 35.17, -120.75, 3, 'wes'], ['Santa Monica', 34.01, -118.5, 2.6, 'wes'], ['San Diego', 32.71, -117.17, 1.8, 'wes'],
  // Pacific islands
  ['Hilo', 19.73, -155.08, 8, 'hawaii'], ['Kahului', 20.9, -156.47, 6, 'hawaii'], ['Honolulu', 21.3, -157.87, 3, 'hawaii'], ['Hanalei', 22.21, -159.5, 6, 'hawaii'],
  ['Taiohae, Marquesas', -8.92, -140.1, 6, 'global'], ['Papeete', -17.53, -149.57, 1.5, 'global'],
  ['Hanga Roa, Easter Island', -27.15, -109.43, 4, 'global'], ['Puerto Ayora, Galapagos', -0.75, -90.31, 2.5, 'global'],
  ['Majuro', 7.09, 171.38, 0.8, 'global'], ['Hagatna, Guam', 13.48, 144.75, 2.5, 'global'],
  ['Pago Pago', -14.28, -170.69, 4, 'global'], ['Apia', -13.83, -171.76, 3, 'global'],
  ['Nukualofa', -21.13, -175.2, 3.5, 'global'], ['Suva', -18.14, 178.42, 2, 'global'], ['Port Vila', -17.74, 168.31, 3, 'global'], ['Noumea', -22.27, 166.44, 1.5, 'global'],
  ['Honiara', -9.43, 159.95, 3.5, 'global'], ['Gizo', -8.1, 156.84, 5, 'global'], ['Rabaul', -4.2, 152.18, 4, 'global'], ['Wewak', -3.55, 143.63, 4, 'global'],
  // New Zealand and Australia
  ['Whangarei coast', -35.73, 174.56, 3.5, 'nz'], ['Auckland, east coast', -36.78, 174.78, 2.5, 'nz'], ['Auckland, west coast', -36.96, 174.47, 1.8, 'nz'], ['Mount Maunganui', -37.63, 176.18, 3.8, 'nz'],
  ['Gisborne', -38.67, 178.03, 5.6, 'nz'], ['Napier', -39.49, 176.92, 4.5, 'nz'], ['Wellington', -41.34, 174.8, 4.3, 'nz'], ['Christchurch, New Brighton', -43.51, 172.73, 4.5, 'nz'],
  ['Dunedin, St Clair', -45.91, 170.49, 3, 'nz'], ['Invercargill coast', -46.43, 168.23, 3.5, 'nz'], ['New Plymouth', -39.06, 174.06, 2, 'nz'], ['Westport', -41.74, 171.58, 2, 'nz'],
  ['Sydney, Bondi', -33.89, 151.28, 1, 'australia'], ['Gold Coast', -28.0, 153.43, 0.9, 'australia'], ['Hobart coast', -43.04, 147.4, 1, 'australia'], ['Perth, Cottesloe', -31.99, 115.75, 1.1, 'australia'],
  ['Exmouth', -21.94, 114.14, 2.4, 'australia'], ['Geraldton', -28.77, 114.61, 1.5, 'australia'],
  // Japan and the western Pacific
  ['Nemuro', 43.32, 145.59, 7, 'japan'], ['Kushiro', 42.97, 144.38, 7, 'japan'], ['Hachinohe', 40.53, 141.53, 6, 'japan'], ['Miyako', 39.64, 141.97, 11, 'japan'],
  ['Sendai coast', 38.23, 141.01, 7, 'japan'], ['Iwaki', 36.94, 140.9, 5, 'japan'], ['Choshi', 35.73, 140.86, 4, 'japan'], ['Kamakura', 35.3, 139.55, 5, 'japan'],
  ['Tokyo', 35.63, 139.78, 1.5, 'japan'], ['Shimoda', 34.67, 138.94, 6, 'japan'], ['Nagoya', 35.07, 136.87, 2, 'japan'], ['Owase', 34.07, 136.2, 7, 'japan'],
  ['Osaka', 34.65, 135.42, 2.2, 'japan'], ['Kochi coast', 33.5, 133.55, 8, 'japan'], ['Hiroshima', 34.36, 132.46, 1, 'japan'], ['Miyazaki', 31.9, 131.46, 5, 'japan'],
  ['Ishigaki', 24.34, 124.16, 5, 'japan'], ['Naha', 26.21, 127.67, 2.5, 'japan'], ['Akita', 39.75, 140.06, 6, 'japanSea'], ['Niigata', 37.93, 139.04, 3, 'japanSea'],
  ['Wajima', 37.4, 136.9, 3, 'japanSea'], ['Vladivostok', 43.1, 131.9, 1.5, 'japanSea'], ['Hong Kong', 22.25, 114.2, 1.3, 'chinaSea'], ['Shantou', 23.34, 116.75, 2, 'chinaSea'],
  ['Kaohsiung', 22.61, 120.27, 1.7, 'chinaSea'], ['Hualien', 23.98, 121.63, 3, 'global'], ['Shanghai coast', 30.9, 121.95, 0.4, 'global'], ['Da Nang', 16.08, 108.25, 1.3, 'chinaSea'],
  ['Laoag coast', 18.2, 120.52, 4, 'global'], ['Manila', 14.58, 120.97, 1.5, 'global'], ['Legazpi', 13.15, 123.75, 2.5, 'global'], ['Cotabato coast', 7.2, 124.15, 4.5, 'global'], ['Davao', 7.06, 125.62, 2, 'global'], ['Cebu', 10.29, 123.91, 0.8, 'global'],
  // Indonesia and the Indian Ocean
  ['Banda Aceh', 5.57, 95.31, 8, 'indonesia'], ['Padang', -0.95, 100.35, 7, 'indonesia'], ['Bengkulu', -3.8, 102.25, 6, 'indonesia'], ['Pelabuhan Ratu', -6.99, 106.54, 5, 'indonesia'],
  ['Cilacap', -7.74, 109.02, 5, 'indonesia'], ['Denpasar, south Bali', -8.75, 115.17, 4.5, 'indonesia'], ['Maumere', -8.62, 122.21, 3, 'indonesia'], ['Ambon', -3.7, 128.17, 3, 'indonesia'],
  ['Manado', 1.49, 124.84, 2.8, 'indonesia'], ['Palu', -0.88, 119.85, 3, 'indonesia'], ['Jayapura', -2.53, 140.72, 4, 'indonesia'], ['Jakarta', -6.11, 106.83, 0.5, 'indonesia'], ['Kupang', -10.16, 123.58, 2.5, 'indonesia'], ['Singapore', 1.27, 103.85, 0.2, 'global'],
  ['Phuket, Patong', 7.9, 98.29, 3.5, 'indian'], ['Penang', 5.45, 100.3, 1.3, 'indian'], ['Port Blair', 11.66, 92.74, 4, 'indian'], ['Chittagong', 22.25, 91.8, 1.5, 'indian'],
  ['Chennai', 13.08, 80.29, 2, 'indian'], ['Visakhapatnam', 17.7, 83.3, 1.3, 'indian'], ['Galle', 6.03, 80.22, 3, 'indian'], ['Colombo', 6.93, 79.84, 1.8, 'indian'], ['Male', 4.18, 73.51, 1.3, 'indian'], ['Mumbai', 18.95, 72.8, 0.9, 'indian'],
  ['Karachi', 24.8, 66.97, 2.2, 'makran'], ['Pasni', 25.26, 63.48, 4, 'makran'], ['Chabahar', 25.29, 60.64, 3, 'makran'], ['Muscat', 23.62, 58.59, 2.2, 'makran'], ['Salalah', 17.0, 54.1, 1.5, 'indian'], ['Mogadishu', 2.03, 45.35, 1.2, 'indian'],
  ['Mahe, Seychelles', -4.62, 55.46, 1.4, 'indian'], ['Port Louis', -20.16, 57.5, 1.2, 'indian'], ['Mombasa', -4.07, 39.68, 0.9, 'indian'], ['Durban', -29.86, 31.04, 0.7, 'indian'],
  // Americas, Pacific
  ['Manzanillo, Mexico', 19.05, -104.32, 4.5, 'global'], ['Acapulco', 16.84, -99.9, 4.5, 'global'], ['Salina Cruz', 16.17, -95.2, 3.5, 'global'], ['Acajutla', 13.59, -89.84, 3.5, 'global'],
  ['San Juan del Sur', 11.25, -85.87, 4.5, 'global'], ['Puntarenas', 9.97, -84.83, 2, 'global'], ['Panama City', 8.95, -79.53, 1.2, 'global'], ['Tumaco', 1.81, -78.77, 5, 'andes'],
  ['Esmeraldas', 0.99, -79.65, 4.5, 'andes'], ['Salinas, Ecuador', -2.2, -80.98, 3.5, 'andes'], ['Talara', -4.58, -81.28, 3, 'andes'], ['Trujillo, Huanchaco', -8.08, -79.12, 4.5, 'andes'],
  ['Callao', -12.06, -77.16, 8, 'andes'], ['Pisco', -13.71, -76.22, 7, 'andes'], ['Ilo', -17.64, -71.35, 8, 'andes'], ['Arica', -18.48, -70.33, 9, 'andes'],
  ['Iquique', -20.21, -70.15, 7, 'andes'], ['Antofagasta', -23.65, -70.4, 5.5, 'andes'], ['Caldera', -27.07, -70.83, 6, 'andes'], ['Coquimbo', -29.96, -71.34, 6, 'andes'],
  ['Valparaiso', -33.03, -71.62, 6, 'andes'], ['Constitucion', -35.33, -72.42, 9, 'andes'], ['Talcahuano', -36.72, -73.11, 8, 'andes'], ['Corral', -39.89, -73.43, 9, 'andes'], ['Ancud', -41.87, -73.83, 6, 'andes'], ['Puerto Montt', -41.48, -72.95, 1.5, 'andes'],
  // Caribbean and western Atlantic
  ['San Juan, Puerto Rico', 18.47, -66.11, 2, 'caribbean'], ['Mayaguez', 18.2, -67.16, 2.5, 'caribbean'], ['Charlotte Amalie', 18.34, -64.94, 2.2, 'caribbean'], ['Puerto Plata', 19.8, -70.69, 2.5, 'caribbean'],
  ['Santo Domingo', 18.46, -69.89, 1.5, 'caribbean'], ['Pointe-a-Pitre', 16.23, -61.53, 1.6, 'caribbean'], ['Fort-de-France', 14.6, -61.07, 1.2, 'caribbean'], ['Bridgetown', 13.1, -59.62, 1.2, 'caribbean'],
  ['Kingston, Jamaica', 17.95, -76.8, 1.2, 'caribbean'], ['Limon', 9.99, -83.03, 1.3, 'caribbean'], ['La Guaira', 10.6, -66.93, 1.3, 'caribbean'], ['Cartagena', 10.42, -75.55, 0.7, 'caribbean'], ['Miami Beach', 25.79, -80.13, 0.4, 'global'], ['New York, Rockaway', 40.58, -73.82, 0.4, 'global'], ['Halifax', 44.62, -63.57, 0.7, 'canada'],
  // Eastern Atlantic and Mediterranean
  ['Cascais', 38.69, -9.42, 2, 'atlantic'], ['Lagos, Algarve', 37.1, -8.67, 2.5, 'atlantic'], ['Cadiz', 36.53, -6.3, 2, 'atlantic'], ['Casablanca', 33.61, -7.63, 1.8, 'atlantic'], ['Las Palmas', 28.15, -15.41, 0.8, 'neam'], ['Brest', 48.38, -4.49, 0.4, 'neam'],
  ['Algiers', 36.78, 3.07, 1, 'neam'], ['Barcelona', 41.38, 2.19, 0.4, 'neam'], ['Nice', 43.69, 7.27, 0.5, 'neam'], ['Catania', 37.5, 15.09, 1.7, 'neam'], ['Naples', 40.83, 14.25, 0.4, 'neam'], ['Valletta', 35.9, 14.52, 1.2, 'neam'],
  ['Zakynthos', 37.78, 20.9, 1.7, 'neam'], ['Heraklion', 35.34, 25.14, 1.7, 'neam'], ['Rhodes', 36.45, 28.23, 1.7, 'neam'], ['Alexandria', 31.2, 29.9, 1.5, 'neam'], ['Benghazi', 32.12, 20.06, 1.5, 'neam'], ['Limassol', 34.67, 33.04, 1.3, 'neam'], ['Tel Aviv', 32.08, 34.76, 1, 'neam'], ['Beirut', 33.9, 35.48, 1.1, 'neam'],
  ['Istanbul, Marmara shore', 40.98, 28.87, 1.3, 'marmara'], ['Piraeus', 37.93, 23.62, 0.6, 'neam'], ['Venice, Lido', 45.41, 12.37, 0.25, 'neam'], ['Bari', 41.13, 16.87, 0.5, 'neam'], ['Varna', 43.2, 27.93, 0.5, 'neam'],
];
