/**
 * Rows of the register within 15 km of a populated place of their name, by name; heights, volumes and the rest of these rows are not
 * looked up again.
 *
 * @source GeoNames, cities500 (CC BY 4.0)
 */
export const FACILITIES_BY_PLACE_NAME: ReadonlySet<string> = new Set([
  'Morenci', 'Bagdad', 'Questa', 'Yankee Doodle, Butte', 'Elliot Lake, Quirke and Panel', 'Itabiruçu, Itabira', 'Pontal, Itabira',
  'Eustáquio, Paracatu', 'Chelopech', 'Kovdor', 'Lebyazhye, Norilsk', 'Balkhash', 'Erdenet', 'Baotou, Bayan Obo', 'Biga, Toledo', 'Boddington',
  'Fimiston II, Kalgoorlie', 'Brakpan, Ergo', 'Palabora', 'Kansanshi', 'Geita', 'Tarkwa',
]);
export const FAILURES_BY_PLACE_NAME: ReadonlySet<string> = new Set([
  'Brumadinho, Córrego do Feijão I', 'Herculano, Itabirito', 'São Francisco, Miraí', 'Cataguases', 'Fernandinho, Itabirito', 'Sullivan, Kimberley',
  'Los Frailes, Aznalcóllar', 'Martin County, Inez', 'Tyrone, Phelps Dodge', 'Cities Service, Fort Meade', 'Mufulira', 'Sino-Metals, Chambishi',
  'Los Cedros, Tlalpujahua', 'Buenavista del Cobre, Cananea', 'Amatista, Nazca', 'Atacocha', 'Baia Mare, Aurul', 'Ajka, Kolontár',
  'Sgorigrad, Vratsa', 'Zletovo', 'Stebnik', 'Aberfan', 'Karamken', 'Huogudu, Gejiu', 'Nandan', 'Yinyan, Xinyi', 'Sipalay',
  'Placer, Surigao del Norte',
]);

/**
 * Failures whose year, stored or released volume and deaths agree with public text.
 *
 * @source Wikipedia, Brumadinho dam disaster (2019, 270 deaths, 11.7 million m3 stored; Mariana 2015, 19 deaths); stava1985.it on Fundão (over 30
 *   million m3 released) and Ajka (30 million m3 stored, nearly one released)
 */
export const FIGURES_CHECKED: ReadonlySet<string> = new Set([
  'Brumadinho, Córrego do Feijão I', 'Fundão, Mariana', 'Ajka, Kolontár',
]);
