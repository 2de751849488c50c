/**
 * Rows of the register that were looked up again in public lists, by name: position within 0.05 degree. Three
 * rows differ from the first list (Bruce, Bugey, Blayais) and stay unverified.
 *
 * @source A list of nuclear plants with positions and capacities after Wikipedia (github.com/benbahrenburg/benCoding.Map, example/power_plants.js);
 *   JRC Open Power Plants Database 1.00 (CC BY 4.0), units of Austria, Bosnia and Herzegovina and Belgium
 */
const BY_LIST: readonly string[] = [
  'Palo Verde', 'Browns Ferry', 'South Texas Project', 'Oconee', 'Braidwood', 'Byron', 'Limerick', 'Peach Bottom', 'Susquehanna', 'Catawba',
  'McGuire', 'Vogtle', 'Comanche Peak', 'Diablo Canyon', 'Sequoyah', 'Salem', 'Hope Creek', 'LaSalle', 'D.C. Cook', 'Millstone', 'North Anna',
  'Surry', 'Turkey Point', 'St. Lucie', 'Nine Mile Point', 'Dresden', 'Quad Cities', 'Calvert Cliffs', 'Brunswick', 'Beaver Valley',
  'Joseph M. Farley', 'Edwin I. Hatch', 'Arkansas Nuclear One', 'Point Beach', 'Prairie Island', 'Grand Gulf', 'Fermi 2', 'Callaway', 'Wolf Creek',
  'Waterford 3', 'Columbia Generating Station', 'Seabrook', 'Clinton', 'Perry', 'Indian Point', 'San Onofre', 'Darlington', 'Pickering',
  'Laguna Verde', 'Angra', 'Gravelines', 'Cattenom', 'Paluel', 'Tricastin', 'Golfech', 'Saint-Alban', 'Cruas', 'Chooz', 'Nogent', 'Dampierre',
  'Belleville', 'Chinon', 'Civaux', 'Flamanville', 'Penly', 'Saint-Laurent', 'Fessenheim', 'Isar', 'Grohnde', 'Gundremmingen', 'Philippsburg',
  'Neckarwestheim', 'Emsland', 'Brokdorf', 'Leibstadt', 'Doel', 'Tihange', 'Sizewell B', 'Heysham', 'Torness', 'Kozloduy', 'Cernavodă', 'Temelín',
  'Dukovany', 'Paks', 'Olkiluoto', 'Forsmark', 'Ringhals', 'Oskarshamn', 'Almaraz', 'Ascó', 'Cofrentes', 'Trillo', 'Vandellòs II', 'Zaporizhzhia',
  'Rivne', 'South Ukraine', 'Khmelnytskyi', 'Balakovo', 'Kursk', 'Leningrad', 'Kalinin', 'Rostov', 'Novovoronezh', 'Smolensk', 'Kola', 'Bushehr',
  'Koeberg', 'Rajasthan', 'Tarapur', 'Qinshan', 'Tianwan', 'Maanshan', 'Hanul', 'Kori', 'Hanbit', 'Wolsong', 'Kashiwazaki-Kariwa', 'Ōi', 'Takahama',
  'Genkai', 'Mellach', 'Theiß', 'Simmering', 'Timelkam', 'Dürnrohr', 'Tuzla', 'Ugljevik', 'Gacko', 'Kakanj', 'Stanari',
];

/** Rows whose position agrees with the lists of Japan, Kuwait and Pakistan. @source WRI, Global Power Plant Database, raw files (github.com/wri/global-power-plant-database, CC BY 4.0) */
const BY_WRI: readonly string[] = [
  'Futtsu', 'Chiba', 'Sodegaura', 'Yokohama', 'Higashi-Ogishima', 'Kawasaki', 'Kawagoe', 'Shin-Nagoya', 'Nanko', 'Sakaiko', 'Sabiya', 'Doha West', 'Az-Zour South',
  'Az-Zour North', 'Hub', 'Karachi',
];

/**
 * Rows within 10 km of a populated place of the plant's name.
 *
 * @source GeoNames, cities500 (CC BY 4.0)
 */
export const PLANTS_BY_PLACE_NAME: readonly string[] = [
  'Monticello', 'Monroe', 'Rockport', 'Colstrip', 'Craig', 'Kincaid', 'Kingston', 'Gallatin', 'Forney', 'Permian Basin, Monahans', 'Petacalco',
  'Tula', 'Embalse', 'Jänschwalde', 'Boxberg', 'Mannheim', 'Datteln 4', 'Gösgen', 'Mühleberg', 'Borssele', 'Didcot B', 'Pembroke', 'Krško',
  'Turceni', 'Rovinari', 'Opole', 'Połaniec', 'Rybnik', 'Ostrołęka', 'Sines', 'Pego', 'Ostiglia', 'Sermide', 'Piacenza', 'Burshtyn', 'Metsamor',
  'Soma B', 'Kriel', 'Chandrapur', 'Ramagundam', 'Korba', 'Farakka', 'Parli', 'Beilun', 'Zouxian', 'Datong No. 2', 'Hekinan', 'Yallourn',
  'Gladstone',
];

/** Plants whose position was looked up again. */
export const POSITION_CHECKED: ReadonlySet<string> = new Set([...BY_LIST, ...BY_WRI, ...PLANTS_BY_PLACE_NAME]);

/** Plants whose kind of cooling was looked up again and agrees. @source JRC Open Power Plants Database 1.00 (CC BY 4.0), column `cooling_type` of most of the capacity; for Kuwait the raw file of WRI's database: once through, Persian Gulf */
export const COOLING_CHECKED: ReadonlySet<string> = new Set([
  'Mellach', 'Theiß', 'Simmering', 'Timelkam', 'Dürnrohr', 'Tuzla', 'Ugljevik', 'Gacko', 'Kakanj', 'Stanari', 'Doel', 'Sabiya', 'Doha West', 'Az-Zour South', 'Az-Zour North',
]);
