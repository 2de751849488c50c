/**
 * A register of basin storage assets: fields where gas, CO2, brine or heat is put into the ground and taken out, our own selection.
 *
 * Rows are facts restated from memory of the sources of each row and not yet looked up again: positions to a tenth of a degree
 * (precision 10 km), depths to a few hundred metres, capacities to two digits and a factor of 1.5. A largest earthquake stands only
 * where one was published as possibly caused by the field; null says that none is known to us, not that there was none.
 */

export type AssetKind = 'gas_storage' | 'co2_storage' | 'brine_disposal' | 'geothermal';

/** Publication by key. */
export const ASSET_SOURCES = {
  eia: 'US Energy Information Administration, Underground Natural Gas Storage (form EIA-191), field list',
  gie: 'Gas Infrastructure Europe, Gas storage map and database (2021)',
  igu: 'Cedigaz, Underground gas storage in the world (2022); International Gas Union, UGS database',
  cer: 'Canada Energy Regulator, market snapshots of gas storage (2018)',
  cesca14: 'Cesca et al. (2014), Geophys. J. Int. 198, 941-953. doi:10.1093/gji/ggu172',
  eijs06: 'van Eijs, Mulders, Nepveu, Kenter & Scheffers (2006), Eng. Geol. 84, 99-111. doi:10.1016/j.enggeo.2005.12.002',
  zhou19: 'Zhou et al. (2019), Pure Appl. Geophys. 176, 1495-1514 (Hutubi). doi:10.1007/s00024-018-2034-3',
  priolo15: 'Priolo et al. (2015), Seismol. Res. Lett. 86, 109-123 (Collalto network). doi:10.1785/0220140087',
  cooper09: 'IEAGHG and Global CCS Institute, facilities database (2022)',
  stork15: 'Stork, Verdon & Kendall (2015), Int. J. Greenh. Gas Control 32, 11-23 (In Salah). doi:10.1016/j.ijggc.2014.11.002',
  kaven15: 'Kaven, Hickman, McGarr & Ellsworth (2015), Seismol. Res. Lett. 86, 1096-1101 (Decatur). doi:10.1785/0220150062',
  verdon13: 'Verdon et al. (2013), PNAS 110, E2762-E2771 (Sleipner, Weyburn, In Salah). doi:10.1073/pnas.1302156110',
  hjorleifsdottir: 'Juncu et al. (2020), J. Volcanol. Geotherm. Res. 391, 106337 (Húsmúli). doi:10.1016/j.jvolgeores.2018.04.024',
  block15: 'Block, Wood, Yeck & King (2015), Geophys. J. Int. 200, 1172-1195. doi:10.1093/gji/ggu459',
  healy68: 'Healy, Rubey, Griggs & Raleigh (1968), Science 161, 1301-1310. doi:10.1126/science.161.3848.1301',
  frohlich11: 'Frohlich, Hayward, Stump & Potter (2011), Bull. Seismol. Soc. Am. 101, 327-340. doi:10.1785/0120100131',
  kim13: 'Kim (2013), J. Geophys. Res. 118, 3506-3518. doi:10.1002/jgrb.50247',
  horton12: 'Horton (2012), Seismol. Res. Lett. 83, 250-260. doi:10.1785/gssrl.83.2.250',
  improta15: 'Improta, Valoroso, Piccinini & Chiarabba (2015), Geophys. Res. Lett. 42, 2682-2690. doi:10.1002/2015GL063369',
  evans12: 'Evans, Zappone, Kraft, Deichmann & Moia (2012), Geothermics 41, 30-54. doi:10.1016/j.geothermics.2011.08.002',
  majer07: 'Majer et al. (2007), Geothermics 36, 185-222. doi:10.1016/j.geothermics.2007.03.003',
  brodsky13: 'Brodsky & Lajoie (2013), Science 341, 543-546. doi:10.1126/science.1239213',
  zang14: 'Zang et al. (2014), Geothermics 52, 6-21. doi:10.1016/j.geothermics.2014.06.005',
  bommer06: 'Bommer et al. (2006), Eng. Geol. 83, 287-306. doi:10.1016/j.enggeo.2005.11.002',
} as const;

export type AssetSource = keyof typeof ASSET_SOURCES;

/**
 * Kind, then: depth, km; yearly or cyclic volume at reservoir conditions, million m3 (gas storage: one full cycle, working gas over
 * an expansion of about 200); first year; largest published magnitude or null; source.
 */
export type AssetRow = readonly [
  id: string, name: string, country: string, kind: AssetKind, lat: number, lon: number, depthKm: number, volumeMm3: number,
  sinceYear: number, largest: number | null, source: AssetSource,
];

/** The assets of the register: gas storages first; columns as in `AssetRow`. */
export const ASSET_ROWS: readonly AssetRow[] = [
  ['aliso-canyon', 'Aliso Canyon, California', 'US', 'gas_storage', 34.31, -118.56, 2.6, 12, 1973, null, 'eia'],
  ['honor-rancho', 'Honor Rancho, California', 'US', 'gas_storage', 34.45, -118.59, 3, 3.8, 1975, null, 'eia'],
  ['la-goleta', 'La Goleta, California', 'US', 'gas_storage', 34.42, -119.83, 1.3, 3, 1941, null, 'eia'],
  ['playa-del-rey', 'Playa del Rey, California', 'US', 'gas_storage', 33.97, -118.44, 1.9, 0.35, 1942, null, 'eia'],
  ['mcdonald-island', 'McDonald Island, California', 'US', 'gas_storage', 37.99, -121.48, 1.6, 11.6, 1959, null, 'eia'],
  ['wild-goose', 'Wild Goose, California', 'US', 'gas_storage', 39.33, -121.89, 0.9, 10.6, 1999, null, 'eia'],
  ['gill-ranch', 'Gill Ranch, California', 'US', 'gas_storage', 36.79, -120.25, 1.9, 2.8, 2010, null, 'eia'],
  ['los-medanos', 'Los Medanos, California', 'US', 'gas_storage', 38.02, -121.98, 1.2, 2.5, 1980, null, 'eia'],
  ['lodi', 'Lodi, California', 'US', 'gas_storage', 38.19, -121.24, 0.7, 2.4, 2002, null, 'eia'],
  ['jackson-prairie', 'Jackson Prairie, Washington', 'US', 'gas_storage', 46.53, -122.83, 0.7, 3.5, 1970, null, 'eia'],
  ['mist', 'Mist, Oregon', 'US', 'gas_storage', 46.06, -123.28, 0.8, 2.8, 1989, null, 'eia'],
  ['clay-basin', 'Clay Basin, Utah', 'US', 'gas_storage', 40.98, -109.22, 1.8, 7.6, 1977, null, 'eia'],
  ['baker-cedar-creek', 'Baker (Cedar Creek), Montana', 'US', 'gas_storage', 46.33, -104.25, 0.3, 23, 1948, null, 'eia'],
  ['bistineau', 'Bistineau, Louisiana', 'US', 'gas_storage', 32.4, -93.4, 1.8, 11, 1965, null, 'eia'],
  ['washington-la', 'Washington, Louisiana', 'US', 'gas_storage', 30.6, -92.1, 2.8, 10, 1970, null, 'eia'],
  ['bammel', 'Bammel, Texas', 'US', 'gas_storage', 29.98, -95.47, 1.9, 9, 1965, null, 'eia'],
  ['katy', 'Katy, Texas', 'US', 'gas_storage', 29.8, -95.85, 2, 3.4, 1993, null, 'eia'],
  ['leidy', 'Leidy-Tamarack, Pennsylvania', 'US', 'gas_storage', 41.44, -77.87, 2, 15, 1959, null, 'eia'],
  ['oakford', 'Oakford, Pennsylvania', 'US', 'gas_storage', 40.4, -79.55, 0.8, 9.6, 1951, null, 'eia'],
  ['ellisburg', 'Ellisburg, Pennsylvania', 'US', 'gas_storage', 41.93, -77.88, 1.6, 8, 1963, null, 'eia'],
  ['washington-10', 'Washington 10, Michigan', 'US', 'gas_storage', 42.78, -83.03, 1, 9.6, 1999, null, 'eia'],
  ['manlove', 'Manlove (Mahomet), Illinois', 'US', 'gas_storage', 40.2, -88.4, 1.2, 5, 1966, null, 'eia'],
  ['troy-grove', 'Troy Grove, Illinois', 'US', 'gas_storage', 41.45, -89.08, 0.45, 5, 1959, null, 'eia'],
  ['redfield', 'Redfield, Iowa', 'US', 'gas_storage', 41.63, -94.2, 0.6, 5, 1954, null, 'eia'],
  ['petal', 'Petal, Mississippi (salt)', 'US', 'gas_storage', 31.36, -89.25, 0.6, 2.5, 1970, null, 'eia'],
  ['aitken-creek', 'Aitken Creek, British Columbia', 'CA', 'gas_storage', 56.9, -122.1, 1.4, 10, 1988, null, 'cer'],
  ['suffield', 'AECO Suffield, Alberta', 'CA', 'gas_storage', 50.5, -110.7, 0.9, 12, 1988, null, 'cer'],
  ['dawn', 'Dawn, Ontario', 'CA', 'gas_storage', 42.7, -82.2, 0.6, 23, 1942, null, 'cer'],
  ['rehden', 'Rehden', 'DE', 'gas_storage', 52.61, 8.48, 2, 20, 1993, null, 'gie'],
  ['bierwang', 'Bierwang', 'DE', 'gas_storage', 48.13, 12.33, 1.6, 5, 1975, null, 'gie'],
  ['breitbrunn', 'Breitbrunn-Eggstätt', 'DE', 'gas_storage', 47.89, 12.4, 1.9, 5, 1996, null, 'gie'],
  ['epe', 'Epe (salt)', 'DE', 'gas_storage', 52.16, 6.96, 1.2, 9, 1976, null, 'gie'],
  ['haidach', 'Haidach', 'AT', 'gas_storage', 47.97, 13.2, 1.6, 14, 2007, null, 'gie'],
  ['schoenkirchen', 'Schönkirchen-Reyersdorf', 'AT', 'gas_storage', 48.37, 16.69, 0.5, 9, 1977, null, 'gie'],
  ['bergermeer', 'Bergermeer', 'NL', 'gas_storage', 52.66, 4.7, 2.1, 21, 2014, 3.5, 'eijs06'],
  ['norg', 'Norg (Langelo)', 'NL', 'gas_storage', 53.1, 6.45, 2.7, 25, 1997, 1.5, 'gie'],
  ['grijpskerk', 'Grijpskerk', 'NL', 'gas_storage', 53.26, 6.3, 3.3, 12, 1997, 1.3, 'gie'],
  ['loenhout', 'Loenhout', 'BE', 'gas_storage', 51.41, 4.64, 1.2, 3.8, 1985, null, 'gie'],
  ['chemery', 'Chémery', 'FR', 'gas_storage', 47.4, 1.5, 1.1, 18, 1968, null, 'gie'],
  ['lussagnet', 'Lussagnet', 'FR', 'gas_storage', 43.77, -0.24, 0.6, 7, 1957, null, 'gie'],
  ['gournay', 'Gournay-sur-Aronde', 'FR', 'gas_storage', 49.5, 2.7, 0.75, 6, 1976, null, 'gie'],
  ['rough', 'Rough', 'GB', 'gas_storage', 53.83, 0.45, 2.7, 16, 1985, null, 'gie'],
  ['humbly-grove', 'Humbly Grove', 'GB', 'gas_storage', 51.2, -1, 1, 1.5, 2005, null, 'gie'],
  ['hatfield-moors', 'Hatfield Moors', 'GB', 'gas_storage', 53.54, -0.96, 0.44, 0.6, 2000, null, 'gie'],
  ['minerbio', 'Minerbio', 'IT', 'gas_storage', 44.62, 11.5, 1.3, 15, 1975, null, 'gie'],
  ['collalto', 'Collalto', 'IT', 'gas_storage', 45.87, 12.22, 1.5, 2.7, 1994, null, 'priolo15'],
  ['san-salvo', 'Fiume Treste (San Salvo-Cupello)', 'IT', 'gas_storage', 42.06, 14.68, 1.2, 24, 1982, null, 'gie'],
  ['sergnano', 'Sergnano', 'IT', 'gas_storage', 45.43, 9.7, 1.3, 10, 1965, null, 'gie'],
  ['cortemaggiore', 'Cortemaggiore', 'IT', 'gas_storage', 45, 9.93, 1.5, 5, 1964, null, 'gie'],
  ['settala', 'Settala', 'IT', 'gas_storage', 45.45, 9.38, 1.4, 9, 1986, null, 'gie'],
  ['castor', 'Castor', 'ES', 'gas_storage', 40.39, 0.72, 1.75, 6.5, 2013, 4.3, 'cesca14'],
  ['yela', 'Yela', 'ES', 'gas_storage', 40.9, -2.8, 2.3, 5, 2012, null, 'gie'],
  ['gaviota', 'Gaviota', 'ES', 'gas_storage', 43.5, -2.7, 2.5, 8, 1994, null, 'gie'],
  ['serrablo', 'Serrablo', 'ES', 'gas_storage', 42.5, -0.4, 1, 4, 1991, null, 'gie'],
  ['hajduszoboszlo', 'Hajdúszoboszló', 'HU', 'gas_storage', 47.45, 21.4, 1, 8, 1978, null, 'gie'],
  ['zsana', 'Zsana', 'HU', 'gas_storage', 46.4, 19.7, 1.8, 11, 1996, null, 'gie'],
  ['incukalns', 'Inčukalns', 'LV', 'gas_storage', 57.14, 24.68, 0.7, 11.5, 1968, null, 'gie'],
  ['stenlille', 'Stenlille', 'DK', 'gas_storage', 55.54, 11.6, 1.5, 2.2, 1994, null, 'gie'],
  ['bilche-volytsko', 'Bilche-Volytsko-Uherske', 'UA', 'gas_storage', 49.4, 23.85, 1, 85, 1983, null, 'igu'],
  ['kasimov', 'Kasimov', 'RU', 'gas_storage', 54.95, 41.4, 0.8, 55, 1977, null, 'igu'],
  ['severo-stavropol', 'Severo-Stavropolskoye', 'RU', 'gas_storage', 45.3, 42.2, 1, 120, 1984, null, 'igu'],
  ['silivri', 'Silivri', 'TR', 'gas_storage', 41.07, 28.2, 1.2, 14, 2007, null, 'igu'],
  ['hutubi', 'Hutubi, Xinjiang', 'CN', 'gas_storage', 44.2, 86.95, 3.6, 22, 2013, 3.6, 'zhou19'],
  ['xiangguosi', 'Xiangguosi, Chongqing', 'CN', 'gas_storage', 29.9, 106.6, 2.3, 11, 2013, null, 'igu'],
  ['iona', 'Iona, Victoria', 'AU', 'gas_storage', -38.57, 143.04, 1.3, 3, 1999, null, 'igu'],
  ['sleipner', 'Sleipner', 'NO', 'co2_storage', 58.36, 1.91, 1, 1.4, 1996, null, 'verdon13'],
  ['snohvit', 'Snøhvit', 'NO', 'co2_storage', 71.6, 21, 2.6, 1, 2008, null, 'cooper09'],
  ['in-salah', 'In Salah (Krechba)', 'DZ', 'co2_storage', 29.1, 2.2, 1.9, 0.8, 2004, 1.7, 'stork15'],
  ['weyburn', 'Weyburn', 'CA', 'co2_storage', 49.5, -103.8, 1.4, 3.5, 2000, null, 'verdon13'],
  ['quest', 'Quest', 'CA', 'co2_storage', 54.05, -113.1, 2, 1.5, 2015, null, 'cooper09'],
  ['decatur', 'Decatur', 'US', 'co2_storage', 39.88, -88.89, 2.1, 0.9, 2011, 1.3, 'kaven15'],
  ['gorgon', 'Gorgon (Barrow Island)', 'AU', 'co2_storage', -20.8, 115.45, 2.3, 3, 2019, null, 'cooper09'],
  ['paradox', 'Paradox Valley', 'US', 'brine_disposal', 38.3, -108.89, 4.4, 0.25, 1991, 4.5, 'block15'],
  ['rocky-mountain-arsenal', 'Rocky Mountain Arsenal', 'US', 'brine_disposal', 39.86, -104.85, 3.7, 0.16, 1962, 4.85, 'healy68'],
  ['dfw', 'Dallas-Fort Worth airport', 'US', 'brine_disposal', 32.86, -97.05, 4.1, 0.2, 2008, 3.3, 'frohlich11'],
  ['youngstown', 'Youngstown, Ohio', 'US', 'brine_disposal', 41.12, -80.68, 2.8, 0.08, 2010, 3.9, 'kim13'],
  ['guy-greenbrier', 'Guy and Greenbrier, Arkansas', 'US', 'brine_disposal', 35.27, -92.35, 3, 0.3, 2009, 4.7, 'horton12'],
  ['costa-molina', 'Costa Molina 2, Val d\'Agri', 'IT', 'brine_disposal', 40.31, 15.95, 3, 0.9, 2006, 2.2, 'improta15'],
  ['geysers', 'The Geysers', 'US', 'geothermal', 38.8, -122.8, 2.5, 30, 1960, 5, 'majer07'],
  ['salton-sea', 'Salton Sea', 'US', 'geothermal', 33.17, -115.62, 2, 100, 1982, 5.1, 'brodsky13'],
  ['coso', 'Coso', 'US', 'geothermal', 36.03, -117.79, 2.5, 30, 1987, null, 'majer07'],
  ['husmuli', 'Húsmúli, Hellisheiði', 'IS', 'geothermal', 64.05, -21.4, 2, 15, 2011, 3.8, 'hjorleifsdottir'],
  ['landau', 'Landau', 'DE', 'geothermal', 49.19, 8.12, 3, 1.5, 2007, 2.7, 'evans12'],
  ['insheim', 'Insheim', 'DE', 'geothermal', 49.15, 8.16, 3.6, 2, 2012, 2.4, 'zang14'],
  ['unterhaching', 'Unterhaching', 'DE', 'geothermal', 48.06, 11.6, 3.3, 3.5, 2007, 2.4, 'evans12'],
  ['berlin', 'Berlín', 'SV', 'geothermal', 13.53, -88.51, 2, 10, 1992, 4.4, 'bommer06'],
  ['larderello', 'Larderello-Travale', 'IT', 'geothermal', 43.22, 10.88, 3, 10, 1970, 3.2, 'evans12'],
];

/** Last year of fields that were closed. */
export const CLOSED: Readonly<Record<string, number>> = {
  castor: 2013, 'rocky-mountain-arsenal': 1966, dfw: 2009, youngstown: 2011, 'guy-greenbrier': 2011, 'in-salah': 2011, gaviota: 2023,
};
