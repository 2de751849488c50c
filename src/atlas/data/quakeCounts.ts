/**
 * Earthquakes of M 5.5 and more, 0 to 50 km deep, 1965-2016, by region of `ZONE_REGIONS`: every one, aftershocks and all.
 *
 * Cells count main shocks: the windows of Gardner & Knopoff (1974) also take out earthquakes of M 6 and more that shook as hard as
 * their main shocks (Apennines: 9 of M 6 and more in these 52 years, 3 after the windows). Shaking does not ask which it was, so the
 * rates behind hazard count all of them, as the models of Italy 2019, New Zealand 2022 and the United States 2023 do; forecasts of
 * main shocks go on without. Only crust away from plate interfaces is listed, since elsewhere aftershocks of great interface
 * earthquakes lie within the same depths; and not the United States, Canada and the stable continents, whose numbers are set by national counts.
 *
 * @source USGS ANSS ComCat and ISC-GEM, 1965-2016; Meletti et al. (2021), Ann. Geophys. 64, SE112. doi:10.4401/ag-8579; Marzocchi & Taroni (2014),
 *   Bull. Seism. Soc. Am. 104, 1823-1830. doi:10.1785/0120130300
 */
export const QUAKES_COUNTED: Readonly<Record<string, number>> = {
  'Motagua-Polochic and Honduras depression': 20,
  'Cayman trough': 14,
  'Jamaica, Hispaniola and eastern Cuba': 26,
  'Northern Venezuela and Trinidad': 20,
  'Northern Andes of Colombia': 11,
  'Ecuadorian Andes and sub-Andes': 0,
  'Peruvian Andes and sub-Andes': 46,
  'Altiplano, Puna and sub-Andes': 22,
  'Argentine Precordillera and Sierras Pampeanas': 46,
  'Iceland': 20,
  'Azores-Gibraltar line': 18,
  'Betics, Rif and Alboran': 8,
  'Atlas and Tell of the Maghreb': 17,
  'Pyrenees': 1,
  'Western Alps and Liguria': 1,
  'Eastern Alps and Dinarides': 21,
  'Apennines and southern Italy': 30,
  'Aegean, Corinth and Balkans': 56,
  'Serbia, Kosovo and western Bulgaria': 6,
  'Western Anatolia and Marmara': 34,
  'Northern and eastern Anatolia': 51,
  'Caucasus': 23,
  'Zagros': 88,
  'Alborz, Kopet Dag and northwest Iran': 32,
  'Central and eastern Iran': 37,
  'Makran': 26,
  'Chaman-Sulaiman belt and Baluchistan': 45,
  'Hindu Kush, Pamir and Tajik basin': 75,
  'Western Himalaya and Kashmir': 26,
  'Central and eastern Himalaya': 44,
  'Tien Shan': 55,
  'Kashgar and the western Tarim': 22,
  'Dzungaria, Altai and Gobi': 22,
  'Baikal rift and Stanovoy': 17,
  'Tibetan plateau': 94,
  'Tarim, Altyn Tagh and Qilian': 35,
  'Sichuan-Yunnan': 94,
  'Ordos margin grabens and Weihe': 8,
  'North China plain, Tanlu and Bohai': 15,
  'Kachchh and Gujarat': 5,
  'Shillong, Assam and Bengal': 8,
  'Indo-Burman ranges and Sagaing': 33,
  'Shan plateau, northern Thailand and Laos': 20,
  'Sakhalin and the Okhotsk sea': 17,
  'Chersky range and Verkhoyansk': 8,
  'Koryak highland and Ozernoy': 20,
  'North Fiji basin': 144,
  'Afar and the Main Ethiopian rift': 19,
  'Eastern branch, Kenya and Tanzania': 3,
  'Western branch, Albert to Malawi': 42,
  'Canary and Cape Verde islands': 1,
  'Sindh and the Indus delta': 0,
  'Southern New Zealand': 36,
};
