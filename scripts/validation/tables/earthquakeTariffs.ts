/** What a wooden and another house of a prefecture pay, yen a year for 10 million insured, and the town that stands for it. */
interface PrefectureTariff {
  readonly town: string;
  readonly other: number;
  readonly wooden: number;
}

/**
 * Earthquake insurance of Japan by prefecture, one year, before any discount; earthquakes, eruptions and tsunamis with the fires that follow.
 *
 * @source tariff of 2007 to 2014 (General Insurance Rating Organization of Japan), as restated by nksj.info, jishinhoken, read; each prefecture by its seat of government
 */
export const JAPANESE_TARIFF: readonly PrefectureTariff[] = (
  [
    ['Sapporo', 6500, 12700], ['Aomori', 6500, 12700], ['Morioka', 5000, 10000], ['Sendai', 6500, 12700], ['Akita', 5000, 10000],
    ['Yamagata', 5000, 10000], ['Fukushima', 5000, 10000], ['Mito', 9100, 18800], ['Utsunomiya', 5000, 10000], ['Maebashi', 5000, 10000],
    ['Saitama', 10500, 18800], ['Chiba', 16900, 30600], ['Tokyo', 16900, 31300], ['Yokohama', 16900, 31300], ['Niigata', 6500, 12700],
    ['Toyama', 5000, 10000], ['Kanazawa', 5000, 10000], ['Fukui-shi', 5000, 10000], ['Kofu', 9100, 18800], ['Nagano', 6500, 12700],
    ['Gifu-shi', 6500, 12700], ['Shizuoka', 16900, 31300], ['Nagoya', 16900, 30600], ['Tsu', 16900, 30600], ['Ōtsu', 6500, 12700],
    ['Kyoto', 6500, 12700], ['Osaka', 10500, 18800], ['Kobe', 6500, 12700], ['Nara-shi', 6500, 12700], ['Wakayama', 16900, 30600],
    ['Tottori', 5000, 10000], ['Matsue', 5000, 10000], ['Okayama', 6500, 12700], ['Hiroshima', 6500, 12700], ['Yamaguchi', 5000, 10000],
    ['Tokushima', 9100, 21500], ['Takamatsu', 6500, 15600], ['Matsuyama', 9100, 18800], ['Kochi', 9100, 21500], ['Fukuoka', 5000, 10000],
    ['Saga', 5000, 10000], ['Nagasaki', 5000, 10000], ['Kumamoto', 5000, 10000], ['Ōita', 6500, 12700], ['Miyazaki', 6500, 12700],
    ['Kagoshima', 5000, 10000], ['Naha', 6500, 12700],
  ] as const
).map(([town, other, wooden]) => ({ town, other, wooden }));

/**
 * Compulsory earthquake insurance of Turkey from 2024: least and most of seven groups of risk, share of the sum insured a year, above a deductible of 2 %.
 *
 * @source Turkish Catastrophe Insurance Pool, Official Gazette 32413 of 28 December 2023, dask.gov.tr (read); the deductible from memory
 */
export const TURKISH_TARIFF = {
  reinforcedConcrete: [0.6e-3, 2.33e-3],
  other: [0.9e-3, 4.1e-3],
  deductible: 0.02,
} as const;
