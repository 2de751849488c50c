/** ICAO id, WBAN number, name, state, latitude, longitude. */
export type WeatherStationRow = readonly [id: string, wban: string, name: string, state: string, lat: number, lon: number];

/**
 * First-order stations at airports, positions to 0.01 degree.
 *
 * @source NOAA NCEI, Historical Observing Metadata Repository (2024): WBAN numbers; FAA National Airspace System Resource data (2024): positions
 */
export const WEATHER_STATIONS: readonly WeatherStationRow[] = [
  ['KBHM', '13876', 'Birmingham', 'AL', 33.56, -86.75], ['PANC', '26451', 'Anchorage', 'AK', 61.17, -150], ['PAFA', '26411', 'Fairbanks', 'AK', 64.82, -147.86], ['PAJN', '25309', 'Juneau', 'AK', 58.36, -134.58],
  ['KPHX', '23183', 'Phoenix Sky Harbor', 'AZ', 33.43, -112.01], ['KTUS', '23160', 'Tucson', 'AZ', 32.12, -110.94], ['KFLG', '03103', 'Flagstaff', 'AZ', 35.14, -111.67], ['KLIT', '13963', 'Little Rock', 'AR', 34.73, -92.22],
  ['KSFO', '23234', 'San Francisco', 'CA', 37.62, -122.37], ['KLAX', '23174', 'Los Angeles', 'CA', 33.94, -118.41], ['KSAN', '23188', 'San Diego', 'CA', 32.73, -117.19], ['KFAT', '93193', 'Fresno', 'CA', 36.78, -119.72],
  ['KSAC', '23232', 'Sacramento Executive', 'CA', 38.51, -121.49], ['KDEN', '03017', 'Denver', 'CO', 39.86, -104.67], ['KGJT', '23066', 'Grand Junction', 'CO', 39.12, -108.53], ['KBDL', '14740', 'Hartford Bradley', 'CT', 41.94, -72.68],
  ['KILG', '13781', 'Wilmington', 'DE', 39.68, -75.61], ['KDCA', '13743', 'Washington Reagan', 'DC', 38.85, -77.04], ['KMIA', '12839', 'Miami', 'FL', 25.79, -80.29], ['KTPA', '12842', 'Tampa', 'FL', 27.98, -82.53],
  ['KMCO', '12815', 'Orlando', 'FL', 28.43, -81.31], ['KJAX', '13889', 'Jacksonville', 'FL', 30.49, -81.69], ['KTLH', '93805', 'Tallahassee', 'FL', 30.4, -84.35], ['KATL', '13874', 'Atlanta', 'GA', 33.64, -84.43],
  ['KSAV', '03822', 'Savannah', 'GA', 32.13, -81.2], ['PHNL', '22521', 'Honolulu', 'HI', 21.32, -157.92], ['PHTO', '21504', 'Hilo', 'HI', 19.72, -155.05], ['KBOI', '24131', 'Boise', 'ID', 43.56, -116.22],
  ['KORD', '94846', "Chicago O'Hare", 'IL', 41.98, -87.9], ['KSPI', '93822', 'Springfield', 'IL', 39.84, -89.68], ['KIND', '93819', 'Indianapolis', 'IN', 39.72, -86.29], ['KDSM', '14933', 'Des Moines', 'IA', 41.53, -93.66],
  ['KICT', '03928', 'Wichita', 'KS', 37.65, -97.43], ['KDDC', '13985', 'Dodge City', 'KS', 37.76, -99.97], ['KSDF', '93821', 'Louisville', 'KY', 38.17, -85.74], ['KMSY', '12916', 'New Orleans', 'LA', 29.99, -90.26],
  ['KSHV', '13957', 'Shreveport', 'LA', 32.45, -93.83], ['KPWM', '14764', 'Portland', 'ME', 43.65, -70.31], ['KCAR', '14607', 'Caribou', 'ME', 46.87, -68.02], ['KBWI', '93721', 'Baltimore Washington', 'MD', 39.18, -76.67],
  ['KBOS', '14739', 'Boston', 'MA', 42.36, -71.01], ['KDTW', '94847', 'Detroit', 'MI', 42.21, -83.35], ['KGRR', '94860', 'Grand Rapids', 'MI', 42.88, -85.52], ['KMSP', '14922', 'Minneapolis', 'MN', 44.88, -93.22],
  ['KDLH', '14913', 'Duluth', 'MN', 46.84, -92.19], ['KJAN', '03940', 'Jackson', 'MS', 32.31, -90.08], ['KSTL', '13994', 'St. Louis', 'MO', 38.75, -90.37], ['KMCI', '03947', 'Kansas City', 'MO', 39.3, -94.71],
  ['KBIL', '24033', 'Billings', 'MT', 45.81, -108.54], ['KGTF', '24143', 'Great Falls', 'MT', 47.48, -111.37], ['KOMA', '14942', 'Omaha Eppley', 'NE', 41.3, -95.89], ['KLBF', '24023', 'North Platte', 'NE', 41.13, -100.68],
  ['KLAS', '23169', 'Las Vegas', 'NV', 36.08, -115.15], ['KRNO', '23185', 'Reno', 'NV', 39.5, -119.77], ['KCON', '14745', 'Concord', 'NH', 43.2, -71.5], ['KEWR', '14734', 'Newark', 'NJ', 40.69, -74.17],
  ['KACY', '93730', 'Atlantic City', 'NJ', 39.46, -74.58], ['KABQ', '23050', 'Albuquerque', 'NM', 35.04, -106.61], ['KJFK', '94789', 'New York Kennedy', 'NY', 40.64, -73.78], ['KLGA', '14732', 'New York LaGuardia', 'NY', 40.78, -73.87],
  ['KBUF', '14733', 'Buffalo', 'NY', 42.94, -78.73], ['KALB', '14735', 'Albany', 'NY', 42.75, -73.8], ['KCLT', '13881', 'Charlotte', 'NC', 35.21, -80.94], ['KRDU', '13722', 'Raleigh-Durham', 'NC', 35.88, -78.79],
  ['KBIS', '24011', 'Bismarck', 'ND', 46.77, -100.75], ['KFAR', '14914', 'Fargo', 'ND', 46.92, -96.81], ['KCLE', '14820', 'Cleveland', 'OH', 41.41, -81.85], ['KCMH', '14821', 'Columbus', 'OH', 39.99, -82.88],
  ['KOKC', '13967', 'Oklahoma City', 'OK', 35.39, -97.6], ['KTUL', '13968', 'Tulsa', 'OK', 36.2, -95.89], ['KPDX', '24229', 'Portland', 'OR', 45.59, -122.6], ['KMFR', '24225', 'Medford', 'OR', 42.37, -122.87],
  ['KPHL', '13739', 'Philadelphia', 'PA', 39.87, -75.24], ['KPIT', '94823', 'Pittsburgh', 'PA', 40.49, -80.23], ['TJSJ', '11641', 'San Juan', 'PR', 18.44, -66], ['KPVD', '14765', 'Providence', 'RI', 41.73, -71.43],
  ['KCHS', '13880', 'Charleston', 'SC', 32.9, -80.04], ['KCAE', '13883', 'Columbia', 'SC', 33.94, -81.12], ['KFSD', '14944', 'Sioux Falls', 'SD', 43.58, -96.74], ['KRAP', '24090', 'Rapid City', 'SD', 44.05, -103.06],
  ['KBNA', '13897', 'Nashville', 'TN', 36.12, -86.68], ['KMEM', '13893', 'Memphis', 'TN', 35.04, -89.98], ['KDFW', '03927', 'Dallas-Fort Worth', 'TX', 32.9, -97.04], ['KIAH', '12960', 'Houston Intercontinental', 'TX', 29.98, -95.34],
  ['KSAT', '12921', 'San Antonio', 'TX', 29.53, -98.47], ['KELP', '23044', 'El Paso', 'TX', 31.81, -106.38], ['KAMA', '23047', 'Amarillo', 'TX', 35.22, -101.71], ['KSLC', '24127', 'Salt Lake City', 'UT', 40.79, -111.98],
  ['KBTV', '14742', 'Burlington', 'VT', 44.47, -73.15], ['KRIC', '13740', 'Richmond', 'VA', 37.51, -77.32], ['KORF', '13737', 'Norfolk', 'VA', 36.89, -76.2], ['KSEA', '24233', 'Seattle-Tacoma', 'WA', 47.45, -122.31],
  ['KGEG', '24157', 'Spokane', 'WA', 47.62, -117.53], ['KCRW', '13866', 'Charleston', 'WV', 38.37, -81.59], ['KMKE', '14839', 'Milwaukee', 'WI', 42.95, -87.9], ['KGRB', '14898', 'Green Bay', 'WI', 44.48, -88.13],
  ['KCYS', '24018', 'Cheyenne', 'WY', 41.16, -104.81], ['KCPR', '24089', 'Casper', 'WY', 42.91, -106.46],
];
