/** A gauge that no table holds: name, latitude, longitude, and the rain of 24 hours that comes once in 100 years, mm. */
export type StormRainPlace = readonly [name: string, lat: number, lon: number, day100YearMm: number];

/**
 * Rain of 24 hours once in 100 years where the embedded table has no gauge, about two significant figures, restated from memory of the
 * same national design rainfalls as the table. Written down before any was compared.
 *
 * @source NOAA Atlas 14; Environment and Climate Change Canada; Bureau of Meteorology (2016); NIWA; DWD; Météo-France; JMA; KMA; IMD; others as in the table
 */
export const STORM_RAIN_PLACES: readonly StormRainPlace[] = [
  ['Baton Rouge', 30.45, -91.19, 330], ['Orlando', 28.54, -81.38, 260], ['Knoxville', 35.96, -83.92, 155],
  ['Richmond', 37.54, -77.44, 215], ['Columbus', 39.96, -83, 132], ['Des Moines', 41.6, -93.6, 178],
  ['Tulsa', 36.15, -95.99, 232], ['San Antonio', 29.42, -98.49, 305], ['Hartford', 41.76, -72.68, 195],
  ['Sioux Falls', 43.55, -96.73, 165], ['Medford', 42.33, -122.87, 95], ['Reno', 39.53, -119.81, 62],
  ['Santa Barbara', 34.42, -119.7, 190], ['Quebec', 46.81, -71.21, 110], ['Regina', 50.45, -104.6, 105],
  ['Victoria', 48.43, -123.37, 95], ['Prince Rupert', 54.3, -130.3, 190], ['Guadalajara', 20.67, -103.35, 125],
  ['Tampico', 22.23, -97.86, 330], ['Barranquilla', 10.97, -74.8, 170], ['Cali', 3.45, -76.53, 110],
  ['Arequipa', -16.4, -71.54, 40], ['Cuiaba', -15.6, -56.1, 165], ['Florianopolis', -27.6, -48.55, 290],
  ['Rosario', -32.95, -60.65, 180], ['Puerto Montt', -41.47, -72.94, 120], ['Edinburgh', 55.95, -3.19, 82],
  ['Cardiff', 51.48, -3.18, 90], ['Toulouse', 43.6, 1.44, 100], ['Perpignan', 42.7, 2.9, 230],
  ['Strasbourg', 48.58, 7.75, 85], ['Cologne', 50.94, 6.96, 85], ['Dresden', 51.05, 13.74, 120],
  ['Gdansk', 54.35, 18.65, 115], ['Krakow', 50.06, 19.94, 105], ['Florence', 43.77, 11.25, 135],
  ['Turin', 45.07, 7.69, 150], ['Murcia', 37.98, -1.13, 170], ['Seville', 37.39, -5.98, 110],
  ['Zaragoza', 41.65, -0.88, 90], ['Valletta', 35.9, 14.5, 160], ['Rhodes', 36.4, 28.1, 180],
  ['Izmir', 38.42, 27.14, 145], ['Trabzon', 41, 39.7, 125], ['Tbilisi', 41.7, 44.8, 100],
  ['Marrakesh', 31.6, -8, 65], ['Port Harcourt', 4.8, 7, 200], ['Kano', 12, 8.5, 130],
  ['Kumasi', 6.7, -1.6, 160], ['Dodoma', -6.17, 35.7, 110], ['Bulawayo', -20.15, 28.6, 130],
  ['Pretoria', -25.75, 28.2, 140], ['East London', -33.03, 27.9, 290], ['Ahmedabad', 23.03, 72.6, 260],
  ['Nagpur', 21.15, 79.1, 225], ['Visakhapatnam', 17.7, 83.3, 290], ['Patna', 25.6, 85.1, 220],
  ['Mandalay', 21.97, 96.1, 150], ['Chiang Mai', 18.8, 98.97, 150], ['Penang', 5.4, 100.3, 230],
  ['Surabaya', -7.25, 112.75, 170], ['Makassar', -5.14, 119.4, 250], ['Iloilo', 10.7, 122.55, 250],
  ['Kaohsiung', 22.6, 120.3, 480], ['Xiamen', 24.5, 118.1, 280], ['Nanjing', 32.05, 118.8, 240],
  ["Xi'an", 34.3, 108.95, 125], ['Kunming', 25, 102.7, 150], ['Qingdao', 36.07, 120.4, 240],
  ['Daejeon', 36.37, 127.4, 270], ['Fukuoka', 33.58, 130.38, 270], ['Hiroshima', 34.4, 132.46, 240],
  ['Kanazawa', 36.6, 136.6, 190], ['Irkutsk', 52.3, 104.3, 85], ['Canberra', -35.3, 149.2, 140],
  ['Gold Coast', -28, 153.4, 380], ['Newcastle NSW', -32.93, 151.78, 270], ['Rockhampton', -23.38, 150.5, 330],
  ['Mackay', -21.15, 149.2, 480], ['Kalgoorlie', -30.75, 121.47, 115], ['Dunedin', -45.87, 170.5, 130],
  ['Tauranga', -37.69, 176.17, 220], ['Nelson NZ', -41.27, 173.28, 180], ['Luganville', -15.5, 167.2, 320],
  ['Pago Pago', -14.3, -170.7, 380],
];
