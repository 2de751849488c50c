/** What of our answers is compared. */
export type Measure =
  | 'hurricane_years' | 'major_hurricane_years' | 'tornado_rate' | 'sea_level_100yr_m' | 'flood_level' | 'ash_level' | 'tsunami_475yr_m' | 'tsunami_state' | 'burn_per_year' | 'wildfire_level'
  | 'days_above_38' | 'sea_trend_mm' | 'sinkhole_level' | 'landslide_level' | 'water_stress' | 'climate_velocity' | 'weather_level' | 'annual_rain';

/** A place with a published figure: hazard, place, position, measure, figure (a number with the factor it is held to, or the classes that it calls for), source. */
export type HazardPlace = readonly [
  hazard: string, place: string, lat: number, lon: number, measure: Measure, published: { readonly value: number; readonly factor: number } | { readonly classes: readonly string[]; readonly fact: string }, source: string,
];

const about = (value: number, factor = 2) => ({ value, factor });
const is = (fact: string, ...classes: readonly string[]) => ({ fact, classes });
const NHC = 'National Hurricane Center, return period of hurricanes within 50 nautical miles (1887-2010)';
const NCEI = 'NCEI, average number of tornadoes per 10,000 square miles by state (1991-2010), turned to km2';
const NWS = 'National Weather Service climate records, days of 100 °F and more, normals of 1991-2020';
const COOPS = 'NOAA CO-OPS, relative sea level trends at tide gauges (2022)';
const EXTREME = 'NOAA CO-OPS, extreme water levels (Technical Report NOS CO-OPS 067, 2013), 1 % level above mean higher high water plus the height of that water above mean sea level';
const AQUEDUCT = 'World Resources Institute, Aqueduct 4.0 country ranking (2023)';
const TE = 'mm a year';

/** Places whose hazards are published; figures restated from the sources named, rounded. */
export const HAZARD_PLACES: readonly HazardPlace[] = [
  ['hurricane', 'Miami', 25.77, -80.19, 'hurricane_years', about(6), NHC],
  ['hurricane', 'Cape Hatteras', 35.23, -75.53, 'hurricane_years', about(5), NHC],
  ['hurricane', 'New Orleans', 29.95, -90.07, 'hurricane_years', about(9), NHC],
  ['hurricane', 'Galveston', 29.3, -94.8, 'hurricane_years', about(9), NHC],
  ['hurricane', 'Charleston', 32.78, -79.93, 'hurricane_years', about(11), NHC],
  ['hurricane', 'Tampa', 27.95, -82.46, 'hurricane_years', about(11), NHC],
  ['hurricane', 'New York', 40.71, -74.01, 'hurricane_years', about(19), NHC],
  ['hurricane', 'Miami', 25.77, -80.19, 'major_hurricane_years', about(14), NHC],
  ['hurricane', 'New York', 40.71, -74.01, 'major_hurricane_years', about(70), NHC],
  ['hurricane', 'San Diego', 32.72, -117.16, 'hurricane_years', about(1000, 10), 'Chenoweth & Landsea (2004), BAMS 85, 1689: one in some 200 years or more, doi:10.1175/BAMS-85-11-1689'],
  ['tornado', 'Kansas (Salina)', 38.84, -97.61, 'tornado_rate', about(4.5), NCEI],
  ['tornado', 'Oklahoma (Oklahoma City)', 35.47, -97.52, 'tornado_rate', about(3.5), NCEI],
  ['tornado', 'Illinois (Springfield)', 39.8, -89.65, 'tornado_rate', about(3.7), NCEI],
  ['tornado', 'Mississippi (Jackson)', 32.3, -90.18, 'tornado_rate', about(3.6), NCEI],
  ['tornado', 'Texas (Waco)', 31.55, -97.15, 'tornado_rate', about(2.3), NCEI],
  ['tornado', 'Florida (Orlando)', 28.54, -81.38, 'tornado_rate', about(4.7), NCEI],
  ['tornado', 'California (Sacramento)', 38.58, -121.49, 'tornado_rate', about(0.27, 3), NCEI],
  ['tornado', 'England (Birmingham)', 52.48, -1.9, 'tornado_rate', about(2.2, 3), 'Mulder & Schultz (2015), Mon. Wea. Rev. 143, 2224: 2.3 a year per 10,000 km2, doi:10.1175/MWR-D-14-00299.1'],
  ['sea flood', 'New York, the Battery', 40.7, -74.01, 'sea_level_100yr_m', about(2.3, 1.5), EXTREME],
  ['sea flood', 'Boston', 42.36, -71.05, 'sea_level_100yr_m', about(2.9, 1.5), EXTREME],
  ['sea flood', 'Galveston', 29.3, -94.8, 'sea_level_100yr_m', about(3.1, 1.6), EXTREME],
  ['sea flood', 'Key West', 24.56, -81.8, 'sea_level_100yr_m', about(1.2, 1.6), EXTREME],
  ['sea flood', 'San Francisco', 37.8, -122.45, 'sea_level_100yr_m', about(1.6, 1.5), EXTREME],
  ['sea flood', 'Hook of Holland', 51.98, 4.12, 'sea_level_100yr_m', about(3.1, 1.5), 'Rijkswaterstaat, levels of Hoek van Holland'],
  ['sea flood', 'Cuxhaven', 53.86, 8.72, 'sea_level_100yr_m', about(4.8, 1.5), 'BSH, storm surges of the German Bight: 5.1 m in 1976, 4.8 m about once in a century'],
  ['flood', 'New Orleans, Lower Ninth Ward', 29.97, -90.01, 'flood_level', is('levees to the 100-year standard, flooded in 1965 and 2005', 'MODERATE', 'HIGH', 'CRITICAL'), 'US Army Corps of Engineers, HSDRRS (2018)'],
  ['flood', 'Houston, Meyerland', 29.69, -95.46, 'flood_level', is('flooded in 2015, 2016 and 2017', 'HIGH', 'CRITICAL'), 'Harris County Flood Control District, final report on Hurricane Harvey (2018)'],
  ['flood', 'Jakarta, north', -6.12, 106.8, 'flood_level', is('flooded in 2002, 2007, 2013 and 2020', 'HIGH', 'CRITICAL'), 'Budiyono et al. (2015), Natural Hazards 75, 389-413'],
  ['flood', 'Dhaka', 23.72, 90.39, 'flood_level', is('flooded in 1988, 1998 and 2004', 'HIGH', 'CRITICAL'), 'Dewan (2013), Floods in a Megacity, doi:10.1007/978-94-007-5875-9'],
  ['flood', 'Rotterdam', 51.92, 4.48, 'flood_level', is('protected to 1 in 4,000 to 10,000 years', 'LOW', 'MODERATE'), 'Dutch Water Act, standards of dike ring 14'],
  ['flood', 'Denver, plateau', 39.74, -104.99, 'flood_level', is('mostly outside the 500-year zone', 'LOW', 'MODERATE'), 'FEMA National Flood Hazard Layer'],
  ['flood', 'Madrid', 40.42, -3.7, 'flood_level', is('on high ground above a small river', 'LOW', 'MODERATE'), 'SNCZI, flood zones of Spain'],
  ['volcano', 'Kagoshima', 31.59, 130.56, 'ash_level', is('ash of Sakurajima every year', 'HIGH', 'CRITICAL'), 'Japan Meteorological Agency, records of ash at Kagoshima since 1955'],
  ['volcano', 'Torre del Greco, red zone of Vesuvius', 40.79, 14.37, 'ash_level', is('buried or reached in 1631, 1737, 1794, 1861', 'HIGH', 'CRITICAL'), 'Protezione Civile, national plan for Vesuvius (2014)'],
  ['volcano', 'Goma', -1.68, 29.23, 'ash_level', is('lava in 1977, 2002 and 2021', 'HIGH', 'CRITICAL'), 'Global Volcanism Program, Nyiragongo'],
  ['volcano', 'Yogyakarta', -7.8, 110.36, 'ash_level', is('Merapi erupts every 4 to 6 years, ash in 2010 and 2014', 'HIGH', 'CRITICAL'), 'Surono et al. (2012), doi:10.1016/j.jvolgeores.2012.06.018'],
  ['volcano', 'Orting, Washington', 47.1, -122.2, 'ash_level', is('lahars of Rainier every 500 to 1,000 years', 'MODERATE', 'HIGH'), 'Hoblitt et al. (1998), USGS Open-File Report 98-428'],
  ['volcano', 'Seattle', 47.61, -122.33, 'ash_level', is('1 cm of ash less than once in 1,000 years', 'LOW', 'MODERATE'), 'Scott et al. (1995), USGS Open-File Report 95-492; Hoblitt et al. (1998)'],
  ['volcano', 'Auckland', -36.85, 174.76, 'ash_level', is('1 cm of ash from all volcanoes about once in 1,000 to 2,000 years', 'LOW', 'MODERATE'), 'Hurst & Smith (2010), N. Z. J. Geol. Geophys. 53, 1-14'],
  ['volcano', 'London', 51.5, -0.12, 'ash_level', is('no volcano within reach', 'LOW'), 'Global Volcanism Program'],
  ['tsunami', 'Seaside, Oregon', 45.99, -123.93, 'tsunami_475yr_m', about(8, 2), 'González et al. (2009), J. Geophys. Res. 114, C11023: 500-year waves of 6 to 10 m, doi:10.1029/2008JC005132'],
  ['tsunami', 'Iquique, Chile', -20.21, -70.15, 'tsunami_475yr_m', about(7, 2), 'Davies et al. (2018), global assessment, doi:10.1144/SP456.5'],
  ['tsunami', 'Hilo, Hawaii', 19.73, -155.08, 'tsunami_475yr_m', about(8, 2.5), 'Waves of 8 m in 1946 and 10.7 m in 1960: NCEI/WDS tsunami database'],
  ['tsunami', 'Padang, Sumatra', -0.95, 100.35, 'tsunami_475yr_m', about(7, 2), 'Borrero et al. (2006), PNAS 103, 19673: 5 to 10 m from the Mentawai segment, doi:10.1073/pnas.0604069103'],
  ['tsunami', 'Sendai coast', 38.25, 141.02, 'tsunami_475yr_m', about(7, 2), 'Sawai et al. (2012), doi:10.1029/2012GL053692: floods like 869 and 2011 every 500 to 800 years; 2011 coast 9 m'],
  ['tsunami', 'Sydney', -33.89, 151.28, 'tsunami_475yr_m', about(1, 2.5), 'Davies & Griffin (2018), Geoscience Australia Record 2018/41'],
  ['tsunami', 'Lisbon, Cascais', 38.7, -9.42, 'tsunami_475yr_m', about(2, 2.5), 'Baptista & Miranda (2009), doi:10.5194/nhess-9-25-2009; 1755 5 m and rarer than 475 years'],
  ['tsunami', 'Denver', 39.74, -104.99, 'tsunami_state', is('1,300 km from the sea', 'not_applicable'), 'map'],
  ['wildfire', 'Paradise, California', 39.76, -121.62, 'burn_per_year', about(0.011, 2.5), 'USDA Forest Service, Wildfire Risk to Communities (2020), mean burn probability of the town'],
  ['wildfire', 'Malibu, California', 34.05, -118.75, 'burn_per_year', about(0.03, 2), 'Witter, NPS (2006), fire return of some 20 to 40 years in the Malibu canyons'],
  ['wildfire', 'Jarrahdale, Western Australia', -32.34, 116.06, 'burn_per_year', about(0.07, 2.5), 'Boer et al. (2009), doi:10.1016/j.foreco.2009.10.005: prescribed and wild fire about every 10 to 15 years'],
  ['wildfire', 'Kakadu', -12.7, 132.8, 'burn_per_year', about(0.45, 1.6), 'Gill et al. (2000), Int. J. Wildland Fire 9, 159: 46 % of the park a year'],
  ['wildfire', 'Kruger, Skukuza', -25, 31.6, 'burn_per_year', about(0.18, 2), 'van Wilgen et al. (2004), J. Appl. Ecol. 41, 650-658: return of 5.6 years'],
  ['wildfire', 'Yellowstone', 44.6, -110.5, 'burn_per_year', about(0.005, 2.5), 'Romme & Despain (1989), BioScience 39, 695; rotation of 150 to 300 years'],
  ['wildfire', 'Fort McMurray', 56.73, -111.38, 'wildfire_level', is('burned in 2016; fire cycle of 100 to 150 years around', 'HIGH'), 'KPMG (2017), lessons learned; Hanes et al. (2019)'],
  ['wildfire', 'Kyoto', 35.02, 135.76, 'wildfire_level', is('humid city, next to no wildfire', 'LOW'), 'Fire and Disaster Management Agency of Japan, white paper'],
  ['wildfire', 'Cairo', 30.04, 31.24, 'wildfire_level', is('desert city', 'LOW', 'not_applicable'), 'MCD64A1: nothing burned'],
  ['heat', 'Phoenix', 33.45, -112.07, 'days_above_38', about(111, 1.3), NWS],
  ['heat', 'Las Vegas', 36.17, -115.14, 'days_above_38', about(78, 1.4), NWS],
  ['heat', 'Tucson', 32.22, -110.97, 'days_above_38', about(68, 1.5), NWS],
  ['heat', 'Dallas', 32.78, -96.8, 'days_above_38', about(20, 2), NWS],
  ['heat', 'Sacramento', 38.58, -121.49, 'days_above_38', about(12, 2), NWS],
  ['heat', 'Fresno', 36.74, -119.79, 'days_above_38', about(38, 1.6), NWS],
  ['heat', 'Redding', 40.59, -122.39, 'days_above_38', about(40, 2), NWS],
  ['sea level', 'Grand Isle, Louisiana', 29.26, -89.96, 'sea_trend_mm', about(9.1, 1.5), COOPS],
  ['sea level', 'Galveston', 29.3, -94.8, 'sea_trend_mm', about(6.6, 1.5), COOPS],
  ['sea level', 'New York, the Battery', 40.7, -74.01, 'sea_trend_mm', about(2.9, 1.5), COOPS],
  ['sea level', 'San Francisco', 37.8, -122.45, 'sea_trend_mm', about(2, 1.6), COOPS],
  ['sea level', 'Norfolk, Sewells Point', 36.95, -76.33, 'sea_trend_mm', about(4.7, 1.5), COOPS],
  ['sea level', 'Stockholm', 59.32, 18.08, 'sea_trend_mm', about(-3.8, 1.6), `PSMSL, trend of the whole record, ${TE}`],
  ['sinkhole', 'Winter Park, Florida', 28.6, -81.34, 'sinkhole_level', is('collapse of 1981, dense cover-collapse sinkholes', 'HIGH', 'CRITICAL'), 'Florida Geological Survey, subsidence incident reports; Sinclair & Stewart (1985)'],
  ['sinkhole', 'Wink, Texas', 31.76, -103.12, 'sinkhole_level', is('collapses of 1980 and 2002', 'MODERATE', 'HIGH', 'CRITICAL'), 'Johnson (2005), Environmental Geology 48, 75-88'],
  ['sinkhole', 'Bowling Green, Kentucky', 36.99, -86.44, 'sinkhole_level', is('sinkhole plain of the Pennyroyal', 'MODERATE', 'HIGH'), 'Weary & Doctor (2014), USGS OFR 2014-1156'],
  ['sinkhole', 'Amsterdam', 52.37, 4.9, 'sinkhole_level', is('no soluble rock near the surface', 'LOW'), 'TNO-GDN, geology of the Netherlands'],
  ['landslide', 'Kathmandu hills, Sindhupalchok', 27.9, 85.9, 'landslide_level', is('thousands of slides in 2015 and each monsoon', 'HIGH', 'CRITICAL'), 'Roback et al. (2018), doi:10.1016/j.geomorph.2017.01.030'],
  ['landslide', 'Wenchuan', 31.1, 103.5, 'landslide_level', is('60,000 slides in 2008, debris flows since', 'HIGH', 'CRITICAL'), 'Dai et al. (2011), doi:10.1016/j.jseaes.2010.04.010'],
  ['landslide', 'Petrópolis', -22.51, -43.18, 'landslide_level', is('deadly slides in 1988, 2011 and 2022', 'MODERATE', 'HIGH', 'CRITICAL'), 'Alcântara et al. (2023), doi:10.5194/nhess-23-1157-2023'],
  ['landslide', 'Amsterdam', 52.37, 4.9, 'landslide_level', is('flat', 'LOW', 'not_applicable'), 'European Landslide Susceptibility Map, version 2 (2018)'],
  ['landslide', 'Buenos Aires', -34.6, -58.4, 'landslide_level', is('flat', 'LOW', 'not_applicable'), 'NASA landslide susceptibility (Stanley & Kirschbaum 2017), doi:10.1007/s11069-017-2757-y'],
  ['drought and water', 'Kuwait', 29.37, 47.98, 'water_stress', is('extremely high', 'Extremely High', 'Extremely High (>80%)', 'Arid and Low Water Use'), AQUEDUCT],
  ['drought and water', 'New Delhi', 28.61, 77.21, 'water_stress', is('extremely high', 'Extremely High', 'Extremely High (>80%)'), AQUEDUCT],
  ['drought and water', 'Athens', 37.98, 23.73, 'water_stress', is('high to extremely high', 'High', 'High (40-80%)', 'Extremely High', 'Extremely High (>80%)'), AQUEDUCT],
  ['drought and water', 'Manaus', -3.1, -60, 'water_stress', is('low', 'Low', 'Low (<10%)'), AQUEDUCT],
  ['drought and water', 'Oslo', 59.91, 10.75, 'water_stress', is('low', 'Low', 'Low (<10%)', 'Low-Medium', 'Low-Medium (10-20%)', 'Low-medium (10-20%)'), AQUEDUCT],
  ['drought and water', 'Las Vegas', 36.17, -115.14, 'annual_rain', about(106, 1.3), 'NOAA normals of 1991-2020: 4.18 inches a year'],
  ['drought and water', 'Antofagasta', -23.65, -70.4, 'annual_rain', about(3, 4), 'Dirección Meteorológica de Chile, normals of 1991-2020'],
  ['climate velocity', 'Amazon lowland', -4, -65, 'climate_velocity', about(5, 3), 'Loarie et al. (2009), figure 2: 0.3 to 1 km a year over the lowland, doi:10.1038/nature08649'],
  ['climate velocity', 'Swiss Alps', 46.6, 8, 'climate_velocity', about(0.8, 3), 'Loarie et al. (2009), temperate conifer forest 0.11 km a year, steeper ground less'],
];
