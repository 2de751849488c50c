import type { Regime } from '../../../engines/ground/datasets/tectonics.ts';

/**
 * Belts that the earthquakes of a region keep to: narrower than the cells of `seismicZones.ts`, which spread them over 1.25 to 5 degrees.
 *
 * A belt takes its share of the region's earthquakes out of the cells. The share is counted: main shocks in the belt and in the region
 * with its belts, M 5.5 and more in 1965-2016 (USGS ANSS ComCat, ISC-GEM) and M 6 and more from the region's first year of history to
 * 1964 (NCEI), each the largest within 60 km and two years; two earthquakes spread evenly are added to both. Where history counts more
 * than the lists, `history` holds its number instead, which is then the belt's rate. Axes drawn by us to some 15 km, along the mapped
 * belts of faults; belts in which fewer than two main shocks were counted are left out, except where history counts.
 *
 * Numbers of `history` are restated from memory and unverified. Those of Cyprus are read at second hand, that of Tunisia off the two lists.
 * Belts of Sichuan and Yunnan follow the fault zones of Allen et al. (1991), Densmore et al. (2007), He et al. (2008) and Shen et al. (2005), as `faultsAsia.ts` has them; the zoning map of China
 * (GB 18306) was in sight when they were drawn, and none was set by it.
 */
export interface BeltRow {
  /** Name of the region in `ZONE_REGIONS`, whose statistics the belt has. */
  readonly region: string;
  readonly name: string;
  readonly halfWidthKm: number;
  /** Latitude and longitude in turn, degrees. */
  readonly axis: readonly number[];
  /** Main shocks counted in the belt and in the whole region: what the cells lose to it. Absent where too few are counted for a share: nothing. */
  readonly counted?: readonly [inBelt: number, inRegion: number];
  readonly history?: { readonly count: number; readonly magnitude: number; readonly years: number; readonly source: string };
  /** All earthquakes of M 5.5 and more in the belt in 1965-2016, for belts whose history is of great earthquakes: both windows count (Weichert 1980). */
  readonly recent?: number;
  /** Absent: as the region. */
  readonly regime?: Regime;
  readonly maxMagnitude?: readonly [number, number, number];
}

const CPTI = 'Rovida et al. (2020), the Italian earthquake catalogue CPTI15, Bull. Earthq. Eng. 18, 2953-2984. doi:10.1007/s10518-020-00818-y';
const SHEEC = 'Stucchi et al. (2013), the SHARE European earthquake catalogue 1000-1899, J. Seismol. 17, 523-544. doi:10.1007/s10950-012-9335-2';
const ECOS = 'Faeh et al. (2011), earthquake catalogue of Switzerland ECOS-09, Swiss Seismological Service';

const APENNINES = 'Apennines and southern Italy';
const ALPS_EAST = 'Eastern Alps and Dinarides';
const ALPS_WEST = 'Western Alps and Liguria';
const BETICS = 'Betics, Rif and Alboran';
const AZORES = 'Azores-Gibraltar line';
const IRAN_NORTH = 'Alborz, Kopet Dag and northwest Iran';
const IRAN_EAST = 'Central and eastern Iran';
const KASHGAR = 'Kashgar and the western Tarim';
const NORTH_CHINA = 'North China plain, Tanlu and Bohai';
const ORDOS = 'Ordos margin grabens and Weihe';
const SICHUAN = 'Sichuan-Yunnan';

export const SEISMIC_BELTS: readonly BeltRow[] = [
  {
    region: APENNINES, name: 'Apennine axis, Garfagnana to Umbria', halfWidthKm: 25, axis: [44.35, 9.9, 44.1, 10.6, 43.95, 11.3, 43.75, 12, 43.3, 12.6], counted: [2, 33],
    history: { count: 6, magnitude: 6, years: 520, source: `${CPTI}: 1542, 1741, 1751, 1781, 1919 and 1920` },
  },
  {
    region: APENNINES, name: 'Apennine axis, Umbria to Abruzzo', halfWidthKm: 25, axis: [43.3, 12.6, 42.9, 13.1, 42.4, 13.4, 41.9, 13.8], counted: [7, 33],
    history: { count: 13, magnitude: 6, years: 520, source: `${CPTI}: from 1599 to 2016` },
  },
  {
    region: APENNINES, name: "Apennine axis, Sannio to Val d'Agri", halfWidthKm: 30, axis: [41.9, 13.8, 41.4, 14.4, 41, 15.1, 40.6, 15.6, 40.1, 16.1], counted: [5, 33],
    history: { count: 12, magnitude: 6, years: 520, source: `${CPTI}: from 1561 to 1980` },
  },
  {
    region: APENNINES, name: 'Emilia, Romagna and Marche front', halfWidthKm: 25, axis: [44.75, 10.2, 44.6, 11.3, 44.2, 12, 43.7, 13, 43.2, 13.7], counted: [0, 33],
    history: { count: 12, magnitude: 5.5, years: 520, source: `${CPTI}: from 1501 to 2012` },
  },
  {
    region: APENNINES, name: 'Calabria and the Messina strait', halfWidthKm: 30, axis: [39.9, 16.2, 39.2, 16.3, 38.7, 16.2, 38.1, 15.6], counted: [7, 33],
    history: { count: 16, magnitude: 6, years: 520, source: `${CPTI}: from 1626 to 1908` },
  },
  {
    region: APENNINES, name: 'Eastern Sicily', halfWidthKm: 30, axis: [38, 15.2, 37.4, 15, 36.9, 14.9], counted: [1, 33],
    history: { count: 3, magnitude: 6, years: 520, source: `${CPTI}: 1542, 1693 and 1818` },
  },
  {
    region: APENNINES, name: 'Northern Sicily', halfWidthKm: 25, axis: [38.3, 15, 38.25, 13.5, 38.1, 12.7], counted: [3, 33],
    history: { count: 8, magnitude: 5.5, years: 520, source: `${CPTI}: from 1726 to 2002` },
  },
  {
    region: APENNINES, name: 'Molise and Gargano', halfWidthKm: 25, axis: [41.65, 14.8, 41.75, 16.1], counted: [2, 33],
    history: { count: 6, magnitude: 5.7, years: 520, source: `${CPTI}: from 1627 to 2002` },
  },
  { region: ALPS_EAST, name: 'Friuli, Veneto and Trentino', halfWidthKm: 30, axis: [45.6, 10.7, 45.9, 11.8, 46.3, 13, 46.2, 13.8], counted: [3, 20] },
  {
    region: ALPS_EAST, name: 'Idrija, Ljubljana, Zagreb and Petrinja', halfWidthKm: 35, axis: [45.7, 14.2, 45.9, 15.2, 45.8, 16.2], counted: [0, 20],
    history: { count: 4, magnitude: 6, years: 520, source: `${SHEEC}: 1511, 1880 and 1895, and 2020` },
  },
  {
    region: ALPS_EAST, name: 'Inn valley and northern Tyrol', halfWidthKm: 25, axis: [47.2, 10.5, 47.3, 12], counted: [0, 20],
    history: { count: 4, magnitude: 5.2, years: 450, source: `${SHEEC}: among them 1572, 1670 and 1689, and 1930` },
  },
  { region: ALPS_EAST, name: 'Dinaric coast', halfWidthKm: 40, axis: [44, 15.6, 43.3, 17, 42.6, 18.2, 42, 19.2], counted: [10, 20] },
  {
    region: ALPS_WEST, name: 'Liguria and the arc of the western Alps', halfWidthKm: 30, axis: [43.75, 8.2, 43.8, 7.4, 44.4, 6.9, 45.2, 6.8], counted: [1, 4],
    history: { count: 5, magnitude: 5.5, years: 520, source: `${SHEEC}: among them 1564, 1644, 1887 and 1959` },
  },
  {
    region: ALPS_WEST, name: 'Valais', halfWidthKm: 20, axis: [46.2, 7, 46.35, 7.9], counted: [0, 4],
    history: { count: 4, magnitude: 5.7, years: 470, source: `${ECOS}: 1584, 1755, 1855 and 1946` },
  },
  {
    region: 'Pyrenees', name: 'Western and central Pyrenees', halfWidthKm: 25, axis: [43.05, -1.5, 43, 0.2, 42.6, 1], counted: [1, 1],
    history: { count: 4, magnitude: 5.5, years: 520, source: `${SHEEC}: 1660 and 1750, and 1923 and 1967` },
  },
  {
    region: BETICS, name: 'Betic Cordillera, Malaga to Alicante', halfWidthKm: 35, axis: [36.8, -4.5, 37.1, -3.5, 37.2, -2.3, 37.9, -1.2, 38.3, -0.5], counted: [1, 9],
    history: { count: 7, magnitude: 6, years: 520, source: `${SHEEC}: 1518, 1522, 1680, 1804, 1829 and 1884, and a seventh by its intensity` },
  },
  { region: BETICS, name: 'Alboran ridge and Rif', halfWidthKm: 40, axis: [36.3, -2.8, 35.2, -3.9, 34.8, -4.4], counted: [3, 9] },
  { region: AZORES, name: 'Azores islands', halfWidthKm: 50, axis: [39.2, -29, 38.5, -27.8, 37.6, -25.3], counted: [6, 17] },
  { region: AZORES, name: 'Gulf of Cadiz and Gorringe bank', halfWidthKm: 70, axis: [36.3, -11.2, 36.8, -9.5, 36.9, -7.5], counted: [3, 17] },
  {
    region: 'Western Europe and Iberian Meseta', name: 'Lower Tagus and the coast of Portugal', halfWidthKm: 40, axis: [37.7, -8.9, 38.6, -9.1, 39.4, -8.4],
    history: { count: 3, magnitude: 6, years: 680, source: `${SHEEC}: 1344 and 1531, and 1909` }, regime: 'active_shallow', maxMagnitude: [6.7, 7, 7.4],
  },
  { region: 'Atlas and Tell of the Maghreb', name: 'Tell Atlas of Algeria', halfWidthKm: 40, axis: [35.6, -0.8, 36.1, 1, 36.4, 2.8, 36.5, 4.5, 36.4, 6.6], counted: [6, 12] },
  {
    region: 'Atlas and Tell of the Maghreb', name: 'High Atlas, Agadir to Imilchil', halfWidthKm: 40, axis: [30.5, -9.7, 30.95, -8.5, 31.4, -7.3, 32, -6, 32.4, -4.8],
    history: { count: 2, magnitude: 5.7, years: 124, source: 'NCEI/WDS, doi:10.7289/V5TD9V7K: 1960; USGS ANSS ComCat: 2023' },
  },
  {
    region: 'Atlas and Tell of the Maghreb', name: 'Constantine, Guelma and northern Tunisia', halfWidthKm: 50, axis: [36.4, 6.6, 36.4, 7.5, 36.4, 8.8, 36.7, 9.6, 37, 10.2],
    history: { count: 3, magnitude: 5.2, years: 97, source: 'NCEI/WDS, doi:10.7289/V5TD9V7K, and USGS ANSS ComCat: 1937 and 1957, and 1985' },
  },
  {
    region: 'Cyprus arc and Levant', name: 'Paphos to Limassol', halfWidthKm: 40, axis: [34.9, 32, 34.5, 32.3, 34.5, 33.3], counted: [3, 15],
    history: { count: 5, magnitude: 5.5, years: 121, source: 'Geological Survey Department of Cyprus, earthquakes with damage since 1896 (read at second hand): 1906 and 1953; USGS ANSS ComCat: 1996 and two of 1999' },
  },
  {
    region: 'Cyprus arc and Levant', name: 'Larnaca to Famagusta', halfWidthKm: 40, axis: [34.6, 33.4, 35, 34.3],
    history: { count: 3, magnitude: 5.5, years: 121, source: 'Geological Survey Department of Cyprus, as above: 1924, 1941 and 1961' },
  },
  { region: IRAN_NORTH, name: 'Alborz', halfWidthKm: 40, axis: [37, 48.8, 36.4, 50.3, 36, 51.7, 36.1, 53.5, 36.6, 55], counted: [12, 52] },
  { region: IRAN_NORTH, name: 'Salmas, Tabriz and Bozgush', halfWidthKm: 40, axis: [38.6, 44.6, 38.2, 46.5, 37.7, 47.8], counted: [6, 52] },
  { region: IRAN_NORTH, name: 'Kopet Dag and Binalud', halfWidthKm: 45, axis: [36.1, 59.5, 37.2, 58.3, 38.2, 57, 39, 55.8], counted: [10, 52] },
  {
    region: IRAN_NORTH, name: 'Krasnovodsk, Balkhan and Kazandzhik', halfWidthKm: 40, axis: [40.05, 52.9, 39.6, 53.8, 39.5, 54.8, 39.2, 55.6], recent: 4, counted: [6, 52],
    history: {
      count: 2, magnitude: 6.8, years: 85,
      source: 'Seismogenic zones of the Transcaspian region II, Krasnovodsk and Kazandzhik earthquakes, Izv. Phys. Solid Earth (magnitudes read in its summary; authors, Balakina & Moskvina, from memory): 1895 (7.8 to 8) and 1946 (6.9 to 7), 1880 to 1964 (POLICY: since when one of M 6.8 would be known)',
    },
    maxMagnitude: [7.4, 7.8, 8],
  },
  { region: IRAN_EAST, name: 'Kerman to Bam', halfWidthKm: 40, axis: [31.6, 56.3, 30.5, 57.2, 29.5, 57.8, 28.7, 58.5], counted: [9, 26] },
  { region: IRAN_EAST, name: 'Qaenat and Sistan', halfWidthKm: 45, axis: [34.3, 59.2, 33.5, 59.6, 32.3, 60, 30.5, 60], counted: [7, 26] },
  { region: IRAN_EAST, name: 'Tabas to Ferdows', halfWidthKm: 40, axis: [33.3, 57, 34, 58.3], counted: [2, 26] },
  { region: 'Zagros', name: 'Zagros fold belt', halfWidthKm: 80, axis: [35, 45.8, 33.3, 47.8, 31.5, 50, 29.5, 51.7, 28, 53.5, 27.5, 55.5, 27.3, 57], counted: [47, 72] },
  { region: NORTH_CHINA, name: 'Hebei plain and Tangshan', halfWidthKm: 50, axis: [36.2, 114.5, 37.5, 115.2, 38.7, 116.3, 39.6, 118, 39.9, 118.8], counted: [6, 27] },
  { region: NORTH_CHINA, name: 'Zhangjiakou, Beijing and Bohai', halfWidthKm: 35, axis: [40.7, 114.5, 40.2, 116, 39.6, 117.6, 38.9, 119.5], counted: [5, 27] },
  {
    region: NORTH_CHINA, name: 'Liaodong bay to Shenyang', halfWidthKm: 35, axis: [39.8, 121.4, 40.7, 122.6, 41.8, 123.5],
    history: { count: 5, magnitude: 5.5, years: 270, source: 'National catalogue of China: 1765, 1855, 1861, 1885 and 1975' },
  },
  { region: ORDOS, name: 'Shanxi rift', halfWidthKm: 40, axis: [35, 110.8, 36.3, 111.6, 37.8, 112.4, 39.3, 113.2, 40.2, 114], counted: [9, 38] },
  { region: ORDOS, name: 'Weihe basin', halfWidthKm: 35, axis: [34.4, 107.2, 34.3, 108.9, 34.7, 110.3], counted: [4, 38] },
  { region: ORDOS, name: 'Yinchuan and Hetao basins', halfWidthKm: 40, axis: [37.3, 105.6, 38.5, 106.3, 39.5, 106.6, 40.7, 107.5, 40.7, 109.5, 40.7, 111.8], counted: [8, 38] },
  { region: SICHUAN, name: 'Longmenshan', halfWidthKm: 35, axis: [30, 102.6, 30.4, 103, 31.05, 103.5, 31.85, 104.45, 32.6, 105.2], counted: [7, 131] },
  { region: SICHUAN, name: 'Minshan and Huya', halfWidthKm: 30, axis: [32.2, 104.1, 33.4, 103.8], counted: [4, 131] },
  { region: SICHUAN, name: 'Xianshuihe', halfWidthKm: 30, axis: [31.8, 100, 31, 101.1, 30.1, 101.9, 29.4, 102.15], counted: [13, 131] },
  { region: SICHUAN, name: 'Anninghe, Zemuhe and Xiaojiang', halfWidthKm: 35, axis: [29.2, 102.2, 27.9, 102.25, 26.9, 102.9, 26.1, 103.1, 24.9, 103.1, 24.2, 103], counted: [15, 131] },
  { region: SICHUAN, name: 'Mabian, Daguan and Zhaotong', halfWidthKm: 35, axis: [29, 103.6, 28.2, 103.8, 27.3, 103.6], counted: [6, 131] },
  { region: SICHUAN, name: 'Weixi, Eryuan and Dali', halfWidthKm: 35, axis: [27.3, 99.3, 26.4, 99.9, 25.6, 100.3, 25, 100.8], counted: [9, 131] },
  { region: SICHUAN, name: 'Tengchong, Longling and Lancang', halfWidthKm: 45, axis: [25.2, 98.5, 24.4, 98.9, 23.3, 99.6, 22.4, 100.1], counted: [9, 131] },
  { region: SICHUAN, name: 'Tonghai and Shiping', halfWidthKm: 30, axis: [24.2, 102.7, 23.6, 102.2], counted: [9, 131] },
  { region: 'Tien Shan', name: 'Northern Tien Shan', halfWidthKm: 40, axis: [42.6, 73, 42.7, 75, 43, 77, 43.2, 79], counted: [6, 63] },
  { region: 'Tien Shan', name: 'Jiashi to Aksu', halfWidthKm: 45, axis: [40.2, 77.5, 40.6, 78.5, 41.3, 80.5], counted: [3, 63] },
  { region: KASHGAR, name: 'Kashgar to Jiashi', halfWidthKm: 45, axis: [39.4, 74.5, 39.8, 76.5, 40.2, 77.5], counted: [14, 19] },
  { region: 'Kachchh and Gujarat', name: 'Kachchh rift', halfWidthKm: 40, axis: [23.9, 68.8, 23.6, 70, 23.4, 70.8], counted: [2, 6] },
  { region: 'South China and its coast', name: 'Fujian and eastern Guangdong coast', halfWidthKm: 40, axis: [22.7, 115.4, 23.4, 117, 24.5, 118.3, 25.3, 119.6], counted: [6, 22], regime: 'active_shallow' },
  {
    region: 'South China and its coast', name: 'Leizhou and northern Hainan', halfWidthKm: 45, axis: [20.6, 108.8, 20, 110.3, 19.6, 111], counted: [2, 22],
    history: { count: 3, magnitude: 6, years: 500, source: 'National catalogue of China: 1605, 1994 and 1995' }, regime: 'active_shallow',
  },
  { region: 'Baikal rift and Stanovoy', name: 'Baikal rift', halfWidthKm: 50, axis: [51.6, 101, 51.7, 104, 52.9, 107.5, 54.5, 109.8, 56, 112.5], counted: [6, 19] },
  // 10 to 20 km broad: Stefánsson & Halldórsson (1988), Tectonophysics 152, 267-276 (its abstract was read).
  { region: 'Iceland', name: 'South Iceland lowland and Reykjanes', halfWidthKm: 10, axis: [63.83, -22.6, 63.9, -22, 63.97, -21.4, 63.98, -19.8], counted: [5, 13] },
  { region: 'Iceland', name: 'Tjornes', halfWidthKm: 25, axis: [66.4, -19, 66.1, -16.8], counted: [3, 13] },
  { region: 'Caucasus', name: 'Javakheti to Yerevan', halfWidthKm: 45, axis: [41.4, 43.6, 40.8, 44.3, 39.8, 45.2], counted: [4, 21] },
  { region: 'Caucasus', name: 'Southern slope of the Greater Caucasus', halfWidthKm: 45, axis: [42.6, 43, 42.3, 45, 41.2, 47.5, 40.6, 49.2], counted: [7, 21] },
  {
    region: 'Shillong, Assam and Bengal', name: 'Shillong plateau and the Assam valley', halfWidthKm: 110, axis: [25.3, 89.6, 25.5, 91.5, 26.2, 93.6], recent: 3, counted: [6, 14],
    history: {
      count: 7, magnitude: 7, years: 160,
      source: 'Ambraseys & Douglas (2004), Geophys. J. Int. 159, 165-206. doi:10.1111/j.1365-246X.2004.02323.x: 1869, 1885, 1897, 1918, 1923, 1930 and 1943',
    },
  },
  {
    region: 'Indo-Gangetic foreland', name: 'Delhi, Bulandshahr and Moradabad', halfWidthKm: 60, axis: [27.8, 76.6, 28.6, 77.4, 29, 78.8],
    history: { count: 3, magnitude: 6, years: 300, source: 'Iyengar & Ghosh (2004), Curr. Sci. 87, 1199-1202: 1720, 1956 and 1960' },
  },
  {
    region: 'Afar and the Main Ethiopian rift', name: 'Main Ethiopian rift', halfWidthKm: 45, axis: [6, 37.6, 7.5, 38.6, 9.2, 39.7], counted: [0, 10],
    history: { count: 2, magnitude: 6, years: 120, source: 'Gouin (1979), Earthquake history of Ethiopia and the Horn of Africa, IDRC: 1906 and 1961' },
  },
];
