/** Fuel: `g` grass and savanna, `s` shrubland, `c` conifer, `b` boreal of North America, `l` larch and pine taiga of Eurasia, `e` eucalypt, `d` temperate broadleaf, `t` tropical forest, `a` cropland, `p` peat and tundra, `n` nothing that carries fire. */
export type FuelCode = 'g' | 's' | 'c' | 'b' | 'l' | 'e' | 'd' | 't' | 'a' | 'p' | 'n';

/** Name, fuel, share burned in a year (%), first and last month of the season, key of the source, half width (km), axis (`latitude longitude` vertices, degrees). */
export type FireRow = readonly [name: string, fuel: FuelCode, percentPerYear: number, from: number, to: number, source: keyof typeof FIRE_SOURCES, halfWidthKm: number, axis: string];

/** Where burned shares come from, with their years and the log standard deviation that goes with them. */
export const FIRE_SOURCES = {
  m: ['Giglio et al. (2018), MCD64A1 Collection 6, 2002-2016, doi:10.1016/j.rse.2018.08.005', 0.6],
  h: ['Giglio et al. (2018), MCD64A1 Collection 6, 2002-2016, doi:10.1016/j.rse.2018.08.005; southern and eastern shores of the Mediterranean', 0.6],
  v: ['van der Werf et al. (2017), GFED4s, 1997-2016, doi:10.5194/essd-9-697-2017', 0.6],
  c: ['CAL FIRE Fire and Resource Assessment Program, perimeters of 1990-2020; Safford & Van de Water (2014), PSW-RP-266', 0.5],
  u: ['National Interagency Fire Center and MTBS, burned area of 1992-2020; Short (2022), doi:10.2737/RDS-2013-0009.6', 0.55],
  t: ['National Interagency Fire Center and MTBS, burned area of 1992-2020; Short (2022), doi:10.2737/RDS-2013-0009.6; sagebrush and grass of the Great Basin', 0.55],
  i: ['taken as the Central Valley of California (CAL FIRE, perimeters of 1990-2020): large wildfires are unlikely in cropland, Donovan et al. (2020), doi:10.3390/rs12111869', 0.6],
  x: ['Oklahoma State University Extension, NREM-2888: wildfires burned 680,000 acres in 2000-2007 and 196,000 in 2008, 0.2 % of the state a year, over the burnable two thirds', 0.55],
  w: ['MTBS, wildfires of 500 acres and more without prescribed burns, 1984-2021: 0.26 % of all land of Florida and 0.11 % of Georgia a year (EPA, Climate Change Indicators, 2024), over the burnable two thirds', 0.55],
  y: ['Mississippi Forestry Commission: 17,567 acres in fiscal 2013, 40,212 in another year, 27,399 in 2011 (NICC), of 19.8 million acres of forest; a third of the fires of 2013 in six counties of the south, a thirteenth of the state', 0.6],
  k: ['Canadian National Fire Database, 1980-2020; Hanes et al. (2019), doi:10.1139/cjfr-2018-0293', 0.5],
  e: ['EFFIS annual reports, burned area of 1990-2020; San-Miguel-Ayanz et al. (2021), doi:10.2760/059331', 0.55],
  o: ['Murphy et al. (2013), fire regimes of Australia, doi:10.1111/jbi.12065, with state agencies, 1980-2019', 0.6],
  f: ['van Wilgen et al. (2010), fire in the fynbos, J. Appl. Ecol. 47, 631-638, 1970-2007', 0.4],
  r: ['Korea Forest Service, counts of burned area: east coast 2000 (23,794 ha), Gyeongbuk 2025 (99,289 ha), others from memory, 2000-2025', 0.7],
  b: ['Kharuk et al. (2021), wildfires in Siberia, 1996-2018, doi:10.1007/s13280-020-01490-x', 0.6],
  q: ['Instituto Gulich, UNC and CONAE (2020), Landsat, 1999-2017: 700,385 ha, 28.9 % of the sierras of Córdoba, read as quoted by cba24n, 3 September 2020', 0.5],
  z: ['Anderson, Doherty & Pearce (2008), New Zealand Journal of Forestry 53(3), 19-22: 5,865 ha a year of 1991-2007, of some 24 million ha that bear plants', 0.5],
  l: ['Safford & Van de Water (2014), PSW-RP-266; Syphard et al. (2007), doi:10.1890/06-1128.1, 1960-2010', 0.5],
} as const satisfies Readonly<Record<string, readonly [string, number]>>;

/**
 * POLICY. Of the burned area of a source, what burns where houses are and untamed, where the record says little of it; read from houses lost, at
 * a loss of a third where such a fire comes.
 *
 * Australia's forests are burned on purpose on mild days for a large part, or far from anybody: at the edge of the bush, where one to two per cent burn in a
 * year, one house in 6,500 was lost a year (84 of 550,000), and in the towns of the Blue Mountains, where 2.6 % burn, some 500 of 25,000 in 57
 * years (about 170 at Leura in 1957, 196 in 2013): 1.5e-4 and 3.5e-4. Fynbos was mapped in reserves on mountains, which burn every 12 to 20 years, while houses
 * stand below on cropped ground and in towns: some 1,300 of about 200,000 along it were lost from 2000 to 2022, 973 of them about Knysna in 2017: 3e-4.
 *
 * Around the Mediterranean walls are of stone, brick and concrete, roofs of tile, and villages stand in fields. In 2017, the worst year of Portugal's history,
 * the fires of 450 km2 about Pedrógão Grande took or damaged 263 homes by one count and 481 by another, of some 8,000: 3 to 6 %, where 6 % would be lost
 * among eucalypts. At Mati in 2018 500 homes were gutted of some 3,500 among the pines: 14 %, where 22 % would be. Among trees 0.6 is taken. Scrub, garrigue
 * and maquis seldom take a house: in Catalonia 168 damaged, 20 of them lost or nearly so, at El Pont de Vilomara in 2022 are extraordinary, and some 60
 * houses a year in the regions of scrub from Alentejo to Dalmatia (2000 to 2025, an estimate of ours) are a hundredth of what the scrub of California would take.
 * A tenth is taken, for a house in the scrub itself, on all shores of that sea.
 *
 * Sagebrush and cheatgrass of the Great Basin burn fast and seldom take a house: of Nevada and southern Idaho, some 1.5 million homes, about 300 were lost from
 * 1990 to 2024 (the sum of the fires that we know, from memory, unverified). With a fifth of the homes at the edge of the brush that is 3e-5 a year, where
 * 1.3 % burn: a hundredth of what chaparral would take. A tenth is taken here too.
 *
 * In the sierras of Córdoba, where half of 276,700 buildings stand near what burns, most of them at its edge, houses are of materials that hardly burn, as around the
 * Mediterranean: the tenth of its scrub is taken.
 *
 * The forests of the interior of British Columbia burn by lightning far from towns for the most part. Some 1,300 homes were lost there from 2000 to 2025 (310 in 2003, 343 in 2021, some 300 in
 * 2023, half of 502 structures of 2017 and of 158 of 2018), 50 a year of about 420,000: 1.2e-4, where 7.5e-4 would be if all that burns came to houses so. A fifth is taken.
 *
 * In southern Mississippi wildfires are many, small and along the ground: they destroyed 20 homes of the state in fiscal 2013, by the number of fires a third of them in the six counties of the south, of some
 * 227,000 homes there: 2.8e-5, 4e-5 outside of towns, where 1.2e-3 would be if all that burns came to houses as crown fires do. A thirtieth is taken.
 *
 * The flatwoods of Florida and Georgia are burned on purpose every few years. Florida lost 131 to 250 homes at Palm Coast in 1985, a score at Golden Gate that year, more than 300 homes and other buildings in 1998
 * and few in other years: some 15 a year of eight million, 2e-6, and 7e-6 if small fires take homes there as in Mississippi, where 1.9e-4 would be if all that burns came to houses so. A thirtieth is taken, as of
 * those flatwoods: counts of large fires alone say a hundredth.
 *
 * In New Zealand 54 % of what burns is grassland, 40 % scrub and 6 % forest (Anderson and others 2008): beside scrub alone 0.52 of it is fierce enough.
 *
 * @source McAneney, Chen & Pitman (2009), J. Environ. Manage. 90, 2819-2822, doi:10.1016/j.jenvman.2008.12.013; Forsyth et al. (2019), The Knysna
 *   fires of 2017, CSIR, Stellenbosch University and Santam; houses along the fynbos, those lost there in other years, and the sum for the Blue Mountains are
 *   estimates of ours, unverified; Ribeiro et al. (2020), Fire 3, 57, doi:10.3390/fire3040057 (read in its abstract); ECO News, 3 July 2017; Kathimerini, 27 July 2018; Urban Innovative Actions, Guardian
 *   (2022), for Catalonia; homes inside the outlines of Pedrógão and Mati from memory, unverified;
 *   Argañaraz et al. (2017), J. Environ. Manage. 196, 499-510 (read in its abstract), and its author in La Voz, Córdoba; Radio NL, 8 October 2021, and Castanet, 2021 and 2023, for British Columbia, its dwellings
 *   from memory, unverified; Mississippi Forestry Commission, Wildfire prevention month 2014 (read: fires by county, acres and homes), homes of its counties from memory; Florida: Sun Sentinel, 15 March 1985, Florida Forest Service, 9 April 2018 (both read), 131 of 1985 and the other years from memory
 */
export const NEAR_HOUSES_SHARE: Readonly<Partial<Record<keyof typeof FIRE_SOURCES, Readonly<Partial<Record<FuelCode, number>>>>>> = {
  o: { e: 0.25 }, f: { s: 0.025 }, e: { s: 0.1, c: 0.6, e: 0.6 }, h: { s: 0.1 }, t: { s: 0.1 }, z: { s: 0.52 }, q: { s: 0.1 }, k: { c: 0.2 }, y: { c: 0.035 }, w: { c: 0.035, s: 0.035 },
};

/**
 * Regions of the Americas where fire is frequent, or where the land has nothing to burn; shares to one figure or two, drawn to some 30 km.
 *
 * A share is the mean of the publication's years over the burnable ground of the region, read from its maps and tables by us; the key
 * names the publication, whose years are the row's years. What burns of the Mojave is shrubland of creosote bush, Joshua tree and blackbrush with
 * red brome between (Brooks & Matchett 2006). The Front Range ends some 6 km east of the foot of the mountains, the Idaho Batholith before the Snake River Plain (EPA ecoregions, from memory); the fires of Black Forest (2013) are
 * those of pines on the Palmer Divide. Irrigated valleys among sagebrush burn as the Central Valley of California does: large wildfires seldom
 * occur in cropland (Donovan et al. 2020, for the Great Plains).
 *
 * @source the publications named in `FIRE_SOURCES`; Donovan, Wonkka, Wedin & Twidwell (2020), Remote Sens. 12(11), 1869, doi:10.3390/rs12111869 (read in its abstract); Brooks & Matchett (2006), Spatial and temporal patterns of wildfires in the Mojave Desert, 1980-2004,
 *   J. Arid Environ. 67, 148-164, doi:10.1016/j.jaridenv.2006.09.027 (read in its abstract)
 */
export const fireOfAmericas: readonly FireRow[] = [
  ['Northern Sierra Nevada foothills', 'c', 1.1, 6, 11, 'c', 55, '40.6 -121.9,39.6 -121.3,38.6 -120.7'],
  ['Southern Sierra Nevada', 'c', 0.9, 6, 11, 'c', 55, '38.2 -120.1,36.8 -118.9,35.7 -118.5'],
  ['Klamath Mountains', 'c', 1, 6, 11, 'c', 95, '42 -123.3,40.6 -123'],
  ['North Coast Ranges, Sonoma to Lake', 's', 1.2, 6, 11, 'c', 50, '39.3 -122.8,38.4 -122.5'],
  ['Central Coast Ranges, Big Sur to Diablo', 's', 0.9, 6, 11, 'c', 50, '37.3 -121.5,36.2 -121.4,35.2 -120.3'],
  ['Santa Ynez and Ventura mountains', 's', 1.9, 6, 12, 'l', 40, '34.6 -120,34.5 -118.9'],
  ['Santa Monica Mountains', 's', 2.3, 8, 1, 'l', 14, '34.1 -119,34.12 -118.45'],
  ['San Gabriel and San Bernardino Mountains', 's', 1.7, 6, 12, 'l', 28, '34.4 -118.4,34.3 -117.8,34.1 -116.9'],
  ['Peninsular Ranges of San Diego', 's', 1.9, 7, 12, 'l', 45, '33.6 -117.2,32.8 -116.7'],
  ['Baja California chaparral', 's', 1.3, 6, 11, 'l', 50, '32.2 -116.3,30.9 -115.6'],
  ['Sacramento and San Joaquin Valley', 'a', 0.12, 6, 10, 'c', 27, '39.6 -122.1,38.5 -121.6,37.3 -120.7,35.6 -119.3'],
  ['Cascades of Oregon and Washington', 'c', 0.4, 7, 10, 'u', 70, '48.4 -120.6,45.5 -121.6,43.3 -122.2'],
  ['Eastern Washington and Okanogan', 'c', 0.8, 7, 10, 'u', 90, '48.3 -119.6'],
  ['Coast of Oregon and Washington', 'c', 0.03, 7, 10, 'u', 60, '47.6 -123.5,45 -123.6'],
  ['Snake River and northern Great Basin', 's', 1.3, 6, 9, 't', 150, '43 -117.5,42.9 -114.2,41.2 -116.3'],
  ['Irrigated Snake River Plain, Ontario to Boise', 'a', 0.12, 6, 9, 'i', 20, '44.3 -117.1,43.65 -116.6,43.4 -116.3'],
  ['Irrigated Snake River Plain, Jerome to Burley', 'a', 0.12, 6, 9, 'i', 18, '42.7 -114.8,42.65 -114.2,42.55 -113.6'],
  ['Irrigated Columbia Basin', 'a', 0.12, 6, 9, 'i', 25, '47.2 -119.4,46.35 -119.2'],
  ['Central Idaho batholith', 'c', 1, 7, 9, 'u', 95, '45.6 -115.6,44.4 -115.4'],
  ['Northern Rocky Mountains of Montana', 'c', 0.5, 7, 9, 'u', 120, '48 -114,46.3 -113.3'],
  ['Greater Yellowstone', 'c', 0.6, 7, 9, 'u', 100, '44.6 -110.4'],
  ['Front Range of Colorado', 'c', 0.5, 5, 10, 'u', 36, '40.7 -105.52,40 -105.62,39.7 -105.57,38.9 -105.25,38.4 -105.5'],
  ['Palmer Divide and Black Forest', 'c', 0.2, 5, 10, 'u', 14, '39.2 -104.8,39.05 -104.6'],
  ['Wasatch and Utah plateaus', 'c', 0.4, 6, 9, 'u', 90, '41 -111.5,39.3 -111.6,38 -112'],
  ['Mogollon Rim and Gila', 'c', 0.9, 4, 8, 'u', 100, '34.5 -111.3,33.5 -108.7'],
  ['Jemez and Sangre de Cristo Mountains', 'c', 0.4, 4, 8, 'u', 40, '35.75 -106.6,36.6 -106.3,36.8 -105.4,36 -105.4,35.6 -105.5'],
  ['Sacramento Mountains', 'c', 0.5, 4, 7, 'u', 35, '33.6 -105.6,32.8 -105.7'],
  ['Sky islands of Arizona', 's', 0.8, 4, 8, 'u', 80, '31.9 -110.3'],
  ['Mojave and Sonoran deserts', 's', 0.04, 4, 8, 'u', 150, '35.8 -115.6,33.5 -113.8,32 -114.3'],
  ['Southern high plains', 'g', 0.8, 1, 4, 'u', 190, '36 -101.5,33.5 -101'],
  ['Flint Hills', 'g', 20, 3, 5, 'm', 45, '39 -96.5,37.2 -96.4'],
  ['Nebraska Sandhills and Black Hills', 'g', 0.4, 3, 10, 'u', 150, '42.5 -101.5,44 -103.6'],
  ['Cross Timbers of Oklahoma', 'd', 0.3, 1, 4, 'x', 65, '36.4 -96.4,35.4 -96.7,34.3 -97'],
  ['Edwards Plateau', 's', 0.2, 1, 9, 'u', 110, '30.4 -99.5'],
  ['Ozarks and Ouachitas', 'd', 0.6, 2, 4, 'u', 130, '36.8 -92.5,34.6 -94'],
  ['Southern Appalachians', 'd', 0.25, 10, 5, 'u', 70, '35.3 -83.6,37 -81.5'],
  ['Coastal plain of Georgia and northern Florida', 'c', 0.35, 1, 6, 'w', 120, '31.3 -83,30.3 -84.5,29.3 -82.2'],
  ['Pine flatwoods of southern Mississippi', 'c', 0.6, 1, 4, 'y', 45, '31.1 -89.6,30.7 -88.6'],
  ['Flatwoods and prairies of peninsular Florida', 's', 0.35, 1, 6, 'w', 70, '29.3 -81.5,28 -81.4,26.9 -81.3'],
  ['Everglades and Big Cypress', 'g', 2, 1, 6, 'm', 55, '26.2 -81.1,25.6 -80.8'],
  ['New Jersey Pine Barrens', 'c', 0.9, 3, 5, 'u', 25, '39.8 -74.5'],
  ['Great Lakes forests', 'd', 0.05, 4, 10, 'u', 170, '46.3 -93,46 -88'],
  ['North-eastern hardwoods', 'd', 0.01, 4, 5, 'u', 230, '44.3 -72,41.8 -75.5'],
  ['Corn Belt', 'a', 0.03, 3, 11, 'm', 260, '42 -95,40.5 -87.5'],
  ['Interior Alaska', 'b', 0.9, 5, 8, 'u', 230, '65.7 -153,65.4 -145'],
  ['Kenai and Anchorage', 'b', 0.3, 5, 8, 'u', 60, '60.8 -150.6'],
  ['Yukon and northern British Columbia', 'b', 0.5, 5, 8, 'k', 250, '63 -137,59.5 -127'],
  ['Interior British Columbia', 'c', 0.6, 6, 9, 'k', 140, '53.5 -123.5,50.3 -120.5'],
  ['Coast of British Columbia', 'c', 0.02, 6, 9, 'k', 80, '55 -129,50 -124.8'],
  ['Rocky Mountains of Alberta', 'c', 0.2, 5, 9, 'k', 70, '53 -118,50.5 -115.4'],
  ['Boreal plains of Alberta', 'b', 0.7, 4, 9, 'k', 190, '58.3 -115,56.5 -111.7'],
  ['Foothills and Lesser Slave, Alberta', 'b', 0.3, 4, 9, 'k', 90, '53.7 -116.6,54.3 -115.8,55.3 -114.8,55.2 -112.3'],
  ['Great Slave and Wood Buffalo', 'b', 1, 5, 9, 'k', 240, '61.5 -117,60 -112.5'],
  ['Boreal plains of Saskatchewan and Manitoba', 'b', 0.4, 4, 9, 'k', 80, '54.4 -109.5,54.6 -106,54.6 -102'],
  ['Shield of Saskatchewan and Manitoba', 'b', 1.1, 5, 9, 'k', 210, '57.5 -106,56 -99'],
  ['Shield of north-western Ontario', 'b', 0.6, 5, 9, 'k', 190, '52.5 -93'],
  ['Shield of Quebec', 'b', 0.4, 5, 8, 'k', 220, '52.5 -76,51.5 -70'],
  ['Maritimes and Gulf of Saint Lawrence', 'b', 0.03, 4, 8, 'k', 200, '46.5 -66,48 -58'],
  ['Prairies of Canada', 'a', 0.05, 4, 10, 'k', 190, '52 -112,50.5 -104'],
  ['Leeward Maui', 'g', 0.8, 5, 11, 'u', 11, '20.88 -156.63,20.78 -156.45'],
  ['Leeward Hawaii island', 'g', 0.7, 5, 11, 'u', 16, '19.95 -155.8,19.6 -155.95'],
  ['Sierra Madre Occidental', 'c', 0.5, 3, 6, 'm', 110, '28.5 -108,24.5 -105.2'],
  ['Southern Mexico and Yucatan', 't', 1, 3, 5, 'm', 160, '17 -95,17.5 -90,20 -89'],
  ['Central America, dry side', 't', 1.2, 2, 5, 'm', 90, '15.3 -89.5,13.5 -86.5'],
  ['Llanos', 'g', 12, 12, 4, 'm', 170, '7 -71.5,7.2 -67.5'],
  ['Guiana savannas', 'g', 6, 1, 4, 'm', 120, '4.8 -61,3 -60.3'],
  ['Central Amazonia', 't', 0.03, 8, 11, 'v', 600, '-3.5 -67,-3.5 -60'],
  ['Arc of deforestation', 't', 1.2, 7, 10, 'v', 170, '-4 -49.5,-9 -55,-10 -62,-10.3 -67.5'],
  ['Cerrado, north', 'g', 11, 6, 10, 'm', 220, '-7.5 -46.5,-11 -47.5'],
  ['Cerrado, south', 'g', 4, 6, 10, 'm', 230, '-16 -48,-18.5 -52'],
  ['Pantanal', 'g', 8, 7, 10, 'm', 130, '-17.8 -57'],
  ['Chiquitania and Beni', 'g', 7, 7, 10, 'm', 190, '-14 -65.3,-16.8 -61'],
  ['Gran Chaco', 'g', 3, 6, 11, 'm', 230, '-21.5 -61,-25 -60.5'],
  ['Atlantic forest and Sao Paulo', 'a', 0.4, 6, 10, 'm', 190, '-21.5 -49,-23 -46,-26 -51'],
  ['Pampas', 'a', 0.2, 12, 3, 'm', 260, '-33 -61,-36 -61'],
  ['Sierras of Cordoba', 's', 1.5, 7, 12, 'q', 35, '-30.6 -64.5,-31.5 -64.7,-32.6 -64.8'],
  ['Monte', 's', 1, 7, 12, 'm', 110, '-33.5 -66,-35.5 -66'],
  ['Central Chile', 'c', 0.9, 11, 4, 'm', 65, '-33 -71.4,-35.5 -72.2,-37.8 -72.8'],
  ['Patagonian Andes', 'd', 0.08, 12, 4, 'm', 80, '-40 -71.6,-43.5 -71.6'],
  ['Atacama', 'n', 0, 1, 12, 'm', 120, '-19.5 -69.9,-23.5 -69.3,-26.5 -70'],
];
