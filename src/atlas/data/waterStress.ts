/** Region of the projections: how stress is projected to change there. */
export type StressRegion = keyof typeof STRESS_CHANGE;

/**
 * A country's demand centre, a province or a basin: name, ISO country, latitude, longitude, baseline water stress on the Aqueduct scale
 * (0 to 5; -1: arid and hardly used), region of projections.
 */
export type StressRow = readonly [name: string, country: string, lat: number, lon: number, score: number, region: StressRegion];

/**
 * Change of the stress ratio from the baseline to 2050 under business as usual (SSP3-7.0), as a factor, by region; classes good to a
 * factor of 1.3 after the published regional findings. Unverified against the catchment data.
 *
 * @source Kuzma, Saccoccia & Chertock (2023), 25 Countries Face Extremely High Water Stress, WRI; Kuzma et al. (2023), Aqueduct 4.0
 *   technical note, doi:10.46830/writn.23.00061
 */
export const STRESS_CHANGE = {
  middleEast: 1.2, subSahara: 1.9, southAsia: 1.3, eastAsia: 1.05, southEastAsia: 1.3, centralAsia: 1.15, southEurope: 1.2, northEurope: 1.05,
  northAmerica: 1.1, latinAmerica: 1.3, oceania: 1.15,
} as const;

/** Rows that stand for other countries too: name, ISO codes. */
export const STRESS_ALSO_OF: Readonly<Record<string, readonly string[]>> = {
  'Croatia and Bosnia': ['BA'], 'Estonia and Latvia': ['EE'], 'Sahara, Chad and Niger': ['NE'], 'Benin and Togo': ['TG'], 'Liberia and Sierra Leone': ['SL'],
  'Rwanda and Burundi': ['BI'], 'Guyana and Suriname': ['SR'], 'Congo basin': ['CG'], Borneo: ['MY', 'BN'], 'Scandinavia, north': ['NO', 'SE', 'FI'], 'Puerto Rico': ['PR'],
};

/**
 * Baseline water stress (1979-2019 climate, demand of 2019), restated from the Aqueduct 4.0 country and province rankings of August 2023
 * and the catchments of large basins. Precision: half a category, one category where a country is large and uneven; rounded to 0.1
 * only where the ranking is at its end. Categories of countries follow the ranking; the tenths and the split into provinces are our
 * judgement (POLICY).
 *
 * @source Kuzma et al. (2023), Aqueduct 4.0 Country and Province Rankings (CC BY 4.0), doi:10.46830/writn.23.00061; rows unverified one by one
 */
export const stressRows: readonly StressRow[] = [
  // Middle East and North Africa
  ['Bahrain', 'BH', 26.2, 50.55, 5, 'middleEast'], ['Kuwait', 'KW', 29.35, 47.95, 5, 'middleEast'], ['Qatar', 'QA', 25.3, 51.5, 5, 'middleEast'],
  ['Oman, Muscat', 'OM', 23.6, 58.4, 5, 'middleEast'], ['Oman, Salalah', 'OM', 17.05, 54.1, 4.5, 'middleEast'], ['Lebanon', 'LB', 33.85, 35.7, 5, 'middleEast'],
  ['Cyprus', 'CY', 35.1, 33.2, 5, 'southEurope'], ['United Arab Emirates', 'AE', 24.8, 55.0, 5, 'middleEast'], ['Saudi Arabia, Riyadh', 'SA', 24.7, 46.7, 4.9, 'middleEast'],
  ['Saudi Arabia, Jeddah', 'SA', 21.4, 39.6, 4.9, 'middleEast'], ['Empty Quarter', 'SA', 20.0, 51.0, -1, 'middleEast'], ['Israel', 'IL', 31.9, 34.9, 4.8, 'middleEast'],
  ['Palestine', 'PS', 31.6, 34.6, 4.8, 'middleEast'], ['Jordan', 'JO', 31.9, 35.95, 4.6, 'middleEast'], ['Syria, Damascus', 'SY', 33.5, 36.3, 4.7, 'middleEast'],
  ['Syria, Aleppo', 'SY', 36.2, 37.1, 4.2, 'middleEast'], ['Iraq, Baghdad', 'IQ', 33.3, 44.4, 4.1, 'middleEast'], ['Iraq, Basra', 'IQ', 30.5, 47.8, 4.2, 'middleEast'],
  ['Iran, Tehran', 'IR', 35.6, 51.4, 4.7, 'middleEast'], ['Iran, Isfahan', 'IR', 32.6, 51.7, 4.8, 'middleEast'], ['Iran, Mashhad', 'IR', 36.3, 59.5, 4.8, 'middleEast'],
  ['Iran, Caspian shore', 'IR', 36.8, 51.5, 3.5, 'middleEast'], ['Iran, Khuzestan', 'IR', 31.4, 48.7, 3.8, 'middleEast'], ['Yemen', 'YE', 15.3, 44.4, 4.7, 'middleEast'],
  ['Egypt, Nile delta', 'EG', 30.6, 31.1, 4.6, 'middleEast'], ['Egypt, Upper Nile valley', 'EG', 26.2, 32.4, 4.5, 'middleEast'], ['Western Desert', 'EG', 26.0, 27.0, -1, 'middleEast'],
  ['Libya, Tripoli', 'LY', 32.7, 13.2, 4.8, 'middleEast'], ['Libya, Fezzan', 'LY', 26.5, 14.5, -1, 'middleEast'], ['Tunisia', 'TN', 36.2, 10.0, 4.3, 'middleEast'],
  ['Algeria, Algiers', 'DZ', 36.3, 3.0, 3.9, 'middleEast'], ['Algeria, Sahara', 'DZ', 26.0, 3.0, -1, 'middleEast'], ['Morocco, Casablanca', 'MA', 33.0, -7.3, 3.9, 'middleEast'],
  ['Morocco, Souss', 'MA', 30.4, -9.3, 4.4, 'middleEast'], ['Western Sahara', 'EH', 24.5, -13.5, -1, 'middleEast'], ['Turkey, Konya', 'TR', 38.0, 32.7, 4.2, 'middleEast'],
  ['Turkey, Istanbul', 'TR', 41.0, 29.0, 3.5, 'middleEast'], ['Turkey, Black Sea', 'TR', 41.0, 39.5, 1.2, 'middleEast'], ['Turkey, south-east', 'TR', 37.3, 39.5, 3.6, 'middleEast'],
  // Central and South Asia
  ['Turkmenistan', 'TM', 38.0, 59.5, 3.9, 'centralAsia'], ['Uzbekistan', 'UZ', 40.0, 66.0, 3.8, 'centralAsia'], ['Fergana', 'UZ', 40.5, 71.5, 3.7, 'centralAsia'],
  ['Tajikistan', 'TJ', 38.5, 68.8, 3.2, 'centralAsia'], ['Kyrgyzstan', 'KG', 42.6, 74.5, 3.2, 'centralAsia'], ['Kazakhstan, south', 'KZ', 43.2, 70.0, 3.4, 'centralAsia'],
  ['Kazakhstan, north', 'KZ', 52.0, 70.0, 2.3, 'centralAsia'], ['Afghanistan', 'AF', 34.5, 68.0, 3.7, 'centralAsia'], ['Armenia', 'AM', 40.2, 44.5, 3.5, 'centralAsia'],
  ['Azerbaijan', 'AZ', 40.3, 48.5, 3.6, 'centralAsia'], ['Georgia', 'GE', 42.0, 43.5, 1.2, 'centralAsia'], ['Mongolia, Ulaanbaatar', 'MN', 47.9, 106.9, 2.2, 'centralAsia'],
  ['Gobi', 'MN', 43.5, 105.0, -1, 'centralAsia'], ['Pakistan, Punjab', 'PK', 31.0, 72.5, 4.2, 'southAsia'], ['Pakistan, Sindh', 'PK', 26.5, 68.3, 4.1, 'southAsia'],
  ['Pakistan, Balochistan', 'PK', 29.0, 66.0, 4.0, 'southAsia'], ['India, Punjab and Haryana', 'IN', 30.3, 76.0, 4.9, 'southAsia'], ['India, Delhi', 'IN', 28.6, 77.2, 4.9, 'southAsia'],
  ['India, Rajasthan', 'IN', 26.6, 73.8, 4.8, 'southAsia'], ['India, Gujarat', 'IN', 22.7, 71.8, 4.5, 'southAsia'], ['India, Uttar Pradesh', 'IN', 26.8, 80.5, 4.4, 'southAsia'],
  ['India, Bihar', 'IN', 25.7, 85.5, 3.5, 'southAsia'], ['India, West Bengal', 'IN', 23.3, 87.9, 2.8, 'southAsia'], ['India, Assam', 'IN', 26.3, 92.5, 0.5, 'southAsia'],
  ['India, Maharashtra', 'IN', 19.0, 75.5, 3.5, 'southAsia'], ['India, Mumbai coast', 'IN', 18.9, 73.1, 2.2, 'southAsia'], ['India, Karnataka', 'IN', 14.5, 76.0, 4.0, 'southAsia'],
  ['India, Tamil Nadu', 'IN', 11.3, 78.5, 4.7, 'southAsia'], ['India, Andhra and Telangana', 'IN', 16.8, 79.5, 4.0, 'southAsia'], ['India, Odisha', 'IN', 20.8, 84.5, 2.2, 'southAsia'],
  ['India, Kerala', 'IN', 10.0, 76.4, 1.5, 'southAsia'], ['India, Madhya Pradesh', 'IN', 23.3, 77.8, 3.8, 'southAsia'], ['Nepal', 'NP', 27.2, 85.0, 3.1, 'southAsia'],
  ['Bhutan', 'BT', 27.4, 90.4, 0.3, 'southAsia'], ['Bangladesh, west', 'BD', 24.3, 89.0, 1.8, 'southAsia'], ['Bangladesh, east', 'BD', 24.0, 91.2, 0.6, 'southAsia'],
  ['Sri Lanka, dry zone', 'LK', 8.3, 80.6, 3.6, 'southAsia'], ['Sri Lanka, west', 'LK', 6.9, 80.2, 1.2, 'southAsia'],
  // East and South-East Asia
  ['China, Beijing and Hebei', 'CN', 38.9, 116.0, 4.6, 'eastAsia'], ['China, Shandong', 'CN', 36.4, 118.5, 4.4, 'eastAsia'], ['China, Henan', 'CN', 34.6, 113.8, 4.0, 'eastAsia'],
  ['China, Shanxi', 'CN', 37.5, 112.4, 4.2, 'eastAsia'], ['China, Ningxia and Gansu', 'CN', 37.3, 105.0, 4.2, 'eastAsia'], ['China, Tarim', 'CN', 40.5, 80.5, 4.3, 'eastAsia'],
  ['Taklamakan', 'CN', 38.8, 83.5, -1, 'eastAsia'], ['China, Dzungaria', 'CN', 44.2, 86.5, 4.2, 'eastAsia'], ['China, Inner Mongolia', 'CN', 41.0, 110.0, 4.0, 'eastAsia'],
  ['China, Liaoning', 'CN', 41.6, 122.8, 3.6, 'eastAsia'], ['China, Heilongjiang', 'CN', 46.5, 128.0, 2.5, 'eastAsia'], ['China, Jiangsu', 'CN', 33.0, 119.5, 3.0, 'eastAsia'],
  ['China, Shanghai', 'CN', 31.2, 121.4, 2.8, 'eastAsia'], ['China, Hubei and Hunan', 'CN', 29.5, 112.8, 1.4, 'eastAsia'], ['China, Sichuan', 'CN', 30.5, 104.5, 1.8, 'eastAsia'],
  ['China, Guangdong', 'CN', 23.2, 113.5, 1.6, 'eastAsia'], ['China, Yunnan', 'CN', 24.8, 102.5, 1.6, 'eastAsia'], ['China, Fujian', 'CN', 26.0, 118.5, 1.2, 'eastAsia'],
  ['Tibet', 'CN', 30.5, 91.0, 0.4, 'eastAsia'], ['Korea, Seoul', 'KR', 37.4, 127.0, 2.8, 'eastAsia'], ['Korea, south', 'KR', 35.7, 128.3, 2.8, 'eastAsia'],
  ['North Korea', 'KP', 39.1, 125.9, 2.0, 'eastAsia'], ['Japan, Kanto', 'JP', 35.8, 139.6, 2.6, 'eastAsia'], ['Japan, Kansai', 'JP', 34.7, 135.6, 2.4, 'eastAsia'],
  ['Japan, north', 'JP', 41.0, 141.0, 1.0, 'eastAsia'], ['Japan, Kyushu', 'JP', 32.9, 130.9, 1.8, 'eastAsia'], ['Taiwan', 'TW', 24.0, 120.6, 1.8, 'eastAsia'],
  ['Thailand, Chao Phraya', 'TH', 15.0, 100.4, 3.3, 'southEastAsia'], ['Thailand, north-east', 'TH', 15.8, 103.0, 2.6, 'southEastAsia'], ['Vietnam, Red River', 'VN', 20.9, 105.9, 1.5, 'southEastAsia'],
  ['Vietnam, Mekong', 'VN', 10.2, 105.8, 1.2, 'southEastAsia'], ['Vietnam, Saigon', 'VN', 11.0, 106.8, 2.0, 'southEastAsia'], ['Cambodia', 'KH', 12.5, 104.9, 0.7, 'southEastAsia'],
  ['Laos', 'LA', 18.5, 103.0, 0.3, 'southEastAsia'], ['Myanmar, dry zone', 'MM', 21.5, 95.5, 1.1, 'southEastAsia'], ['Myanmar, delta', 'MM', 16.8, 95.8, 0.3, 'southEastAsia'],
  ['Malaysia', 'MY', 3.2, 101.7, 1.2, 'southEastAsia'], ['Borneo', 'ID', 0.5, 113.5, 0.1, 'southEastAsia'], ['Singapore', 'SG', 1.35, 103.8, 4.5, 'southEastAsia'],
  ['Indonesia, Java', 'ID', -6.9, 108.5, 3.4, 'southEastAsia'], ['Indonesia, Bali and Lombok', 'ID', -8.5, 115.6, 3.6, 'southEastAsia'], ['Indonesia, Sumatra', 'ID', -0.5, 102.0, 0.5, 'southEastAsia'],
  ['Indonesia, Sulawesi', 'ID', -3.0, 120.0, 1.2, 'southEastAsia'], ['Philippines, Luzon', 'PH', 15.3, 120.9, 2.8, 'southEastAsia'], ['Philippines, Visayas', 'PH', 10.6, 123.4, 2.4, 'southEastAsia'],
  ['Philippines, Mindanao', 'PH', 7.5, 125.0, 1.0, 'southEastAsia'], ['East Timor', 'TL', -8.7, 125.8, 3.0, 'southEastAsia'],
  // Europe
  ['Belgium', 'BE', 50.8, 4.4, 4.4, 'northEurope'], ['San Marino', 'SM', 43.95, 12.45, 4.4, 'southEurope'], ['Greece, Athens', 'GR', 38.0, 23.7, 4.4, 'southEurope'],
  ['Greece, Thessaly', 'GR', 39.6, 22.3, 4.3, 'southEurope'], ['Spain, Segura and Jucar', 'ES', 38.6, -1.0, 4.5, 'southEurope'], ['Spain, Guadalquivir', 'ES', 37.6, -4.8, 4.3, 'southEurope'],
  ['Spain, Madrid', 'ES', 40.3, -3.9, 4.0, 'southEurope'], ['Spain, Ebro', 'ES', 41.6, -0.7, 3.5, 'southEurope'], ['Spain, Barcelona', 'ES', 41.5, 2.0, 4.1, 'southEurope'],
  ['Spain, north coast', 'ES', 43.2, -6.0, 1.2, 'southEurope'], ['Portugal, south', 'PT', 38.2, -8.0, 4.1, 'southEurope'], ['Portugal, north', 'PT', 41.2, -8.3, 2.2, 'southEurope'],
  ['Italy, Po', 'IT', 45.1, 9.8, 2.6, 'southEurope'], ['Italy, south', 'IT', 40.8, 16.5, 4.3, 'southEurope'], ['Italy, Sicily', 'IT', 37.5, 14.2, 4.4, 'southEurope'],
  ['Italy, Rome', 'IT', 41.9, 12.5, 3.7, 'southEurope'], ['Malta', 'MT', 35.9, 14.4, 5, 'southEurope'], ['Albania', 'AL', 41.1, 19.9, 2.8, 'southEurope'],
  ['North Macedonia', 'MK', 41.6, 21.7, 3.5, 'southEurope'], ['Bulgaria', 'BG', 42.5, 25.0, 2.8, 'southEurope'], ['Romania', 'RO', 44.8, 26.5, 2.0, 'northEurope'],
  ['Serbia', 'RS', 44.5, 20.7, 1.0, 'northEurope'], ['Croatia and Bosnia', 'HR', 45.0, 16.5, 0.6, 'southEurope'], ['Slovenia', 'SI', 46.1, 14.6, 0.8, 'northEurope'],
  ['Hungary', 'HU', 47.2, 19.3, 1.1, 'northEurope'], ['Slovakia', 'SK', 48.6, 19.2, 0.7, 'northEurope'], ['Austria', 'AT', 47.8, 14.5, 0.6, 'northEurope'],
  ['Switzerland', 'CH', 47.1, 8.1, 0.8, 'northEurope'], ['Germany, Rhine', 'DE', 50.3, 7.8, 2.2, 'northEurope'], ['Germany, Berlin', 'DE', 52.4, 13.3, 3.2, 'northEurope'],
  ['Germany, Bavaria', 'DE', 48.5, 11.7, 1.3, 'northEurope'], ['Germany, north', 'DE', 53.3, 9.7, 2.0, 'northEurope'], ['Netherlands', 'NL', 52.1, 5.2, 1.6, 'northEurope'],
  ['Luxembourg', 'LU', 49.7, 6.1, 3.1, 'northEurope'], ['France, Seine', 'FR', 48.8, 2.5, 3.2, 'northEurope'], ['France, Loire', 'FR', 47.3, 0.8, 2.5, 'northEurope'],
  ['France, Garonne', 'FR', 44.1, 0.8, 2.6, 'southEurope'], ['France, Rhone', 'FR', 44.8, 5.0, 1.8, 'southEurope'], ['France, Mediterranean', 'FR', 43.5, 4.0, 3.2, 'southEurope'],
  ['England, Thames', 'GB', 51.5, -0.6, 3.4, 'northEurope'], ['England, Anglian', 'GB', 52.4, 0.6, 3.2, 'northEurope'], ['England, north', 'GB', 53.8, -2.0, 2.0, 'northEurope'],
  ['Scotland', 'GB', 56.5, -4.2, 0.4, 'northEurope'], ['Ireland', 'IE', 53.2, -7.7, 0.8, 'northEurope'], ['Denmark', 'DK', 55.7, 10.8, 2.2, 'northEurope'],
  ['Sweden, south', 'SE', 58.0, 14.5, 1.2, 'northEurope'], ['Scandinavia, north', 'SE', 65.5, 17.5, 0.1, 'northEurope'], ['Norway', 'NO', 61.0, 8.5, 0.2, 'northEurope'],
  ['Finland', 'FI', 62.0, 26.0, 0.9, 'northEurope'], ['Iceland', 'IS', 64.4, -19.5, 0.1, 'northEurope'], ['Estonia and Latvia', 'LV', 57.7, 25.5, 1.0, 'northEurope'],
  ['Lithuania', 'LT', 55.3, 24.0, 1.1, 'northEurope'], ['Poland', 'PL', 52.2, 19.5, 2.1, 'northEurope'], ['Czechia', 'CZ', 49.9, 15.0, 1.9, 'northEurope'],
  ['Belarus', 'BY', 53.6, 28.0, 1.0, 'northEurope'], ['Ukraine, Kyiv', 'UA', 50.3, 30.3, 1.6, 'northEurope'], ['Ukraine, south', 'UA', 47.5, 33.5, 3.2, 'northEurope'],
  ['Moldova', 'MD', 47.0, 28.8, 2.1, 'northEurope'], ['Russia, Moscow', 'RU', 55.7, 37.6, 2.6, 'northEurope'], ['Russia, south', 'RU', 46.5, 41.0, 3.1, 'northEurope'],
  ['Russia, Ural', 'RU', 55.5, 61.0, 2.0, 'northEurope'], ['Russia, Siberia', 'RU', 60.0, 95.0, 0.1, 'northEurope'], ['Russia, Far East', 'RU', 52.0, 130.0, 0.2, 'northEurope'],
  // Sub-Saharan Africa
  ['Botswana', 'BW', -24.0, 26.0, 4.6, 'subSahara'], ['Namibia', 'NA', -22.5, 17.1, 4.3, 'subSahara'], ['Namib', 'NA', -24.5, 15.2, -1, 'subSahara'],
  ['South Africa, Gauteng', 'ZA', -26.1, 28.1, 4.3, 'subSahara'], ['South Africa, Western Cape', 'ZA', -33.6, 19.0, 4.4, 'subSahara'],
  ['South Africa, KwaZulu-Natal', 'ZA', -29.3, 30.5, 3.4, 'subSahara'], ['South Africa, Orange', 'ZA', -29.0, 24.0, 4.0, 'subSahara'], ['Lesotho', 'LS', -29.4, 28.2, 3.1, 'subSahara'],
  ['Eswatini', 'SZ', -26.5, 31.5, 3.3, 'subSahara'], ['Zimbabwe', 'ZW', -18.5, 30.5, 2.7, 'subSahara'], ['Mozambique, south', 'MZ', -25.0, 32.8, 2.6, 'subSahara'],
  ['Mozambique, north', 'MZ', -15.5, 38.0, 0.4, 'subSahara'], ['Zambia', 'ZM', -14.5, 28.0, 0.8, 'subSahara'], ['Malawi', 'MW', -14.5, 34.3, 0.9, 'subSahara'],
  ['Angola, Luanda', 'AO', -9.2, 14.0, 1.5, 'subSahara'], ['Angola, inland', 'AO', -12.0, 18.0, 0.3, 'subSahara'], ['Congo basin', 'CD', -1.5, 21.5, 0.05, 'subSahara'],
  ['Congo, Kinshasa', 'CD', -4.4, 15.4, 0.1, 'subSahara'], ['Gabon', 'GA', -0.5, 11.5, 0.05, 'subSahara'], ['Cameroon', 'CM', 5.0, 12.0, 0.3, 'subSahara'],
  ['Central African Republic', 'CF', 6.0, 20.0, 0.05, 'subSahara'], ['Chad, south', 'TD', 10.0, 16.5, 1.0, 'subSahara'], ['Sahara, Chad and Niger', 'TD', 18.5, 15.0, -1, 'subSahara'],
  ['Niger, south', 'NE', 13.5, 5.0, 3.2, 'subSahara'], ['Nigeria, north', 'NG', 12.0, 8.5, 2.4, 'subSahara'], ['Nigeria, south', 'NG', 6.8, 5.0, 0.9, 'subSahara'],
  ['Benin and Togo', 'BJ', 7.5, 2.0, 0.6, 'subSahara'], ['Ghana', 'GH', 6.5, -1.2, 0.6, 'subSahara'], ['Ivory Coast', 'CI', 6.5, -5.3, 0.5, 'subSahara'],
  ['Liberia and Sierra Leone', 'LR', 7.5, -11.0, 0.05, 'subSahara'], ['Guinea', 'GN', 10.5, -11.5, 0.2, 'subSahara'], ['Burkina Faso', 'BF', 12.3, -1.6, 1.7, 'subSahara'],
  ['Mali, south', 'ML', 13.0, -6.5, 1.6, 'subSahara'], ['Sahara, Mali', 'ML', 21.0, -2.0, -1, 'subSahara'], ['Senegal', 'SN', 14.8, -16.2, 3.1, 'subSahara'],
  ['Mauritania', 'MR', 17.0, -15.0, 3.0, 'subSahara'], ['Sudan, Nile', 'SD', 15.0, 33.0, 3.0, 'subSahara'], ['Sahara, Sudan', 'SD', 19.5, 27.0, -1, 'subSahara'],
  ['South Sudan', 'SS', 7.5, 30.5, 0.6, 'subSahara'], ['Eritrea', 'ER', 15.3, 39.0, 3.5, 'subSahara'], ['Djibouti', 'DJ', 11.5, 42.8, 3.3, 'subSahara'],
  ['Ethiopia, highlands', 'ET', 9.5, 38.8, 1.7, 'subSahara'], ['Ethiopia, Awash and Rift', 'ET', 8.8, 39.8, 3.0, 'subSahara'], ['Somalia', 'SO', 3.0, 44.5, 3.0, 'subSahara'],
  ['Kenya, Nairobi', 'KE', -1.3, 37.0, 2.6, 'subSahara'], ['Kenya, west', 'KE', -0.2, 34.8, 1.0, 'subSahara'], ['Uganda', 'UG', 0.8, 32.3, 0.5, 'subSahara'],
  ['Rwanda and Burundi', 'RW', -2.3, 29.9, 0.5, 'subSahara'], ['Tanzania, Dar es Salaam', 'TZ', -6.6, 38.5, 1.9, 'subSahara'], ['Tanzania, inland', 'TZ', -4.5, 34.0, 1.3, 'subSahara'],
  ['Madagascar, highlands', 'MG', -19.0, 47.3, 0.9, 'subSahara'], ['Madagascar, south-west', 'MG', -23.3, 44.2, 2.2, 'subSahara'], ['Cape Verde', 'CV', 15.0, -23.6, 3.5, 'subSahara'],
  ['Mauritius', 'MU', -20.3, 57.6, 2.6, 'subSahara'],
  // North America
  ['New Mexico', 'US', 34.6, -106.5, 4.4, 'northAmerica'], ['Arizona, Phoenix', 'US', 33.4, -112.1, 4.6, 'northAmerica'], ['Arizona, Tucson', 'US', 32.2, -110.9, 4.6, 'northAmerica'],
  ['Nevada, Las Vegas', 'US', 36.2, -115.1, 4.4, 'northAmerica'], ['Nevada, Reno', 'US', 39.5, -119.6, 4.0, 'northAmerica'], ['Utah, Wasatch Front', 'US', 40.7, -111.9, 4.0, 'northAmerica'],
  ['California, Los Angeles', 'US', 34.0, -118.0, 4.6, 'northAmerica'], ['California, San Joaquin', 'US', 36.6, -119.6, 4.5, 'northAmerica'],
  ['California, Sacramento', 'US', 38.8, -121.6, 2.6, 'northAmerica'], ['California, San Francisco Bay', 'US', 37.6, -122.1, 3.4, 'northAmerica'],
  ['Colorado, Front Range', 'US', 39.9, -104.8, 4.0, 'northAmerica'], ['Colorado, west slope', 'US', 39.2, -108.0, 3.4, 'northAmerica'], ['Nebraska', 'US', 40.9, -99.0, 4.0, 'northAmerica'],
  ['Kansas, High Plains', 'US', 38.2, -100.5, 4.5, 'northAmerica'], ['Texas, High Plains', 'US', 34.0, -101.8, 4.6, 'northAmerica'], ['Texas, Dallas', 'US', 32.7, -97.0, 3.0, 'northAmerica'],
  ['Texas, San Antonio', 'US', 29.5, -98.6, 3.6, 'northAmerica'], ['Texas, Houston', 'US', 29.9, -95.5, 2.6, 'northAmerica'], ['Texas, Rio Grande valley', 'US', 26.5, -98.5, 4.4, 'northAmerica'],
  ['Oklahoma', 'US', 35.6, -97.6, 2.7, 'northAmerica'], ['Wyoming', 'US', 42.8, -106.3, 3.2, 'northAmerica'], ['Montana', 'US', 46.8, -109.5, 2.2, 'northAmerica'],
  ['Idaho, Snake River', 'US', 43.2, -114.5, 3.6, 'northAmerica'], ['Washington, Yakima', 'US', 46.7, -120.3, 3.2, 'northAmerica'], ['Washington, Seattle', 'US', 47.5, -122.1, 1.1, 'northAmerica'],
  ['Oregon, Willamette', 'US', 45.0, -122.9, 0.9, 'northAmerica'], ['Oregon, east', 'US', 43.6, -118.8, 3.0, 'northAmerica'], ['Dakotas', 'US', 46.0, -99.5, 1.6, 'northAmerica'],
  ['Minnesota', 'US', 45.2, -93.8, 1.5, 'northAmerica'], ['Iowa', 'US', 42.0, -93.5, 1.2, 'northAmerica'], ['Missouri', 'US', 38.6, -91.5, 0.8, 'northAmerica'],
  ['Arkansas delta', 'US', 34.8, -91.2, 2.8, 'northAmerica'], ['Louisiana', 'US', 30.6, -91.8, 1.0, 'northAmerica'], ['Mississippi and Alabama', 'US', 33.0, -88.0, 0.5, 'northAmerica'],
  ['Tennessee and Kentucky', 'US', 36.5, -86.5, 0.5, 'northAmerica'], ['Georgia, Atlanta', 'US', 33.7, -84.4, 1.3, 'northAmerica'], ['Florida, Miami', 'US', 26.1, -80.5, 2.6, 'northAmerica'],
  ['Florida, Tampa and Orlando', 'US', 28.2, -81.9, 2.7, 'northAmerica'], ['Carolinas', 'US', 35.0, -80.0, 0.9, 'northAmerica'], ['Virginia and Maryland', 'US', 38.5, -77.3, 1.4, 'northAmerica'],
  ['Pennsylvania', 'US', 40.6, -77.0, 1.0, 'northAmerica'], ['New Jersey and New York City', 'US', 40.6, -74.2, 2.3, 'northAmerica'], ['New York, upstate', 'US', 43.0, -75.8, 0.5, 'northAmerica'],
  ['New England', 'US', 43.0, -71.6, 1.0, 'northAmerica'], ['Ohio', 'US', 40.2, -82.8, 1.0, 'northAmerica'], ['Indiana', 'US', 40.0, -86.2, 1.3, 'northAmerica'],
  ['Illinois, Chicago', 'US', 41.9, -87.9, 2.4, 'northAmerica'], ['Michigan', 'US', 43.0, -84.7, 1.5, 'northAmerica'], ['Wisconsin', 'US', 44.0, -89.5, 0.9, 'northAmerica'],
  ['Alaska', 'US', 63.5, -149.5, 0.05, 'northAmerica'], ['Hawaii, Oahu', 'US', 21.4, -158.0, 2.2, 'oceania'], ['Puerto Rico', 'US', 18.2, -66.4, 1.5, 'latinAmerica'],
  ['Canada, Ontario south', 'CA', 43.6, -79.9, 1.5, 'northAmerica'], ['Canada, Quebec south', 'CA', 46.0, -73.0, 0.6, 'northAmerica'], ['Canada, Alberta south', 'CA', 50.5, -112.8, 2.8, 'northAmerica'],
  ['Canada, Saskatchewan', 'CA', 51.0, -106.0, 2.0, 'northAmerica'], ['Canada, Manitoba', 'CA', 50.0, -98.0, 1.2, 'northAmerica'], ['Canada, British Columbia coast', 'CA', 49.5, -123.5, 0.5, 'northAmerica'],
  ['Canada, Maritimes', 'CA', 45.8, -64.5, 0.4, 'northAmerica'], ['Canada, north', 'CA', 60.0, -108.0, 0.05, 'northAmerica'], ['Canada, Labrador', 'CA', 54.0, -68.0, 0.05, 'northAmerica'],
  ['Greenland', 'GL', 66.0, -51.5, 0.05, 'northAmerica'],
  // Latin America and Caribbean
  ['Mexico, Valley of Mexico', 'MX', 19.5, -99.2, 4.4, 'latinAmerica'], ['Mexico, Baja California', 'MX', 31.0, -115.5, 4.8, 'latinAmerica'], ['Mexico, Sonora', 'MX', 28.8, -110.8, 4.7, 'latinAmerica'],
  ['Mexico, Chihuahua', 'MX', 28.6, -106.1, 4.5, 'latinAmerica'], ['Mexico, Monterrey', 'MX', 25.7, -100.3, 4.4, 'latinAmerica'], ['Mexico, Bajio', 'MX', 20.8, -101.3, 4.5, 'latinAmerica'],
  ['Mexico, Jalisco', 'MX', 20.5, -103.5, 3.8, 'latinAmerica'], ['Mexico, Veracruz and Tabasco', 'MX', 18.2, -94.5, 0.6, 'latinAmerica'], ['Mexico, Yucatan', 'MX', 20.6, -89.0, 1.2, 'latinAmerica'],
  ['Guatemala', 'GT', 14.6, -90.6, 2.1, 'latinAmerica'], ['El Salvador', 'SV', 13.7, -89.1, 2.2, 'latinAmerica'], ['Honduras', 'HN', 14.6, -87.2, 1.2, 'latinAmerica'],
  ['Nicaragua', 'NI', 12.4, -86.3, 1.2, 'latinAmerica'], ['Costa Rica', 'CR', 9.9, -84.2, 1.2, 'latinAmerica'], ['Panama', 'PA', 9.0, -79.8, 0.4, 'latinAmerica'],
  ['Cuba', 'CU', 22.2, -80.0, 2.7, 'latinAmerica'], ['Jamaica', 'JM', 18.1, -77.2, 1.2, 'latinAmerica'], ['Haiti', 'HT', 18.9, -72.4, 2.8, 'latinAmerica'],
  ['Dominican Republic', 'DO', 18.9, -70.3, 2.8, 'latinAmerica'], ['Trinidad', 'TT', 10.5, -61.3, 2.3, 'latinAmerica'], ['Barbados', 'BB', 13.2, -59.55, 3.5, 'latinAmerica'],
  ['Venezuela, Caracas', 'VE', 10.3, -67.3, 3.3, 'latinAmerica'], ['Venezuela, Orinoco', 'VE', 7.5, -65.0, 0.2, 'latinAmerica'], ['Colombia, Bogota', 'CO', 4.7, -74.1, 1.3, 'latinAmerica'],
  ['Colombia, Cauca', 'CO', 3.6, -76.4, 1.1, 'latinAmerica'], ['Colombia, Caribbean', 'CO', 10.3, -74.8, 0.8, 'latinAmerica'], ['Ecuador, Guayas', 'EC', -2.0, -79.8, 1.6, 'latinAmerica'],
  ['Ecuador, Quito', 'EC', -0.3, -78.5, 1.1, 'latinAmerica'], ['Peru, Lima', 'PE', -12.0, -76.9, 4.6, 'latinAmerica'], ['Peru, north coast', 'PE', -7.5, -79.3, 4.2, 'latinAmerica'],
  ['Peru, south', 'PE', -16.4, -71.7, 4.2, 'latinAmerica'], ['Atacama', 'CL', -22.5, -69.5, 4.4, 'latinAmerica'], ['Chile, Coquimbo', 'CL', -30.5, -71.0, 4.8, 'latinAmerica'],
  ['Chile, Santiago', 'CL', -33.5, -70.7, 4.7, 'latinAmerica'], ['Chile, Biobio', 'CL', -37.3, -72.3, 2.2, 'latinAmerica'], ['Chile, south', 'CL', -43.0, -72.8, 0.1, 'latinAmerica'],
  ['Bolivia, La Paz', 'BO', -16.6, -68.2, 2.6, 'latinAmerica'], ['Bolivia, lowlands', 'BO', -16.5, -63.5, 0.4, 'latinAmerica'], ['Argentina, Cuyo', 'AR', -32.9, -68.6, 4.3, 'latinAmerica'],
  ['Argentina, Buenos Aires', 'AR', -34.7, -58.7, 0.9, 'latinAmerica'], ['Argentina, Cordoba', 'AR', -31.4, -64.2, 2.6, 'latinAmerica'], ['Argentina, north-west', 'AR', -27.0, -65.5, 3.0, 'latinAmerica'],
  ['Patagonia', 'AR', -45.5, -69.0, 1.2, 'latinAmerica'], ['Uruguay', 'UY', -33.5, -56.0, 0.6, 'latinAmerica'], ['Paraguay', 'PY', -24.5, -57.0, 0.3, 'latinAmerica'],
  ['Brazil, Sao Paulo', 'BR', -23.4, -46.7, 2.4, 'latinAmerica'], ['Brazil, Rio de Janeiro', 'BR', -22.7, -43.4, 1.6, 'latinAmerica'], ['Brazil, Ceara', 'BR', -5.0, -39.2, 3.2, 'latinAmerica'],
  ['Brazil, Pernambuco', 'BR', -8.2, -36.5, 3.0, 'latinAmerica'], ['Brazil, Bahia', 'BR', -12.5, -39.8, 1.7, 'latinAmerica'], ['Brazil, Brasilia', 'BR', -15.9, -47.9, 1.4, 'latinAmerica'],
  ['Brazil, south', 'BR', -28.5, -52.0, 0.9, 'latinAmerica'], ['Amazon', 'BR', -4.0, -62.0, 0.05, 'latinAmerica'], ['Peru, Amazon', 'PE', -4.5, -74.5, 0.05, 'latinAmerica'], ['Colombia, Amazon', 'CO', -0.5, -71.5, 0.05, 'latinAmerica'],
  ['Ecuador, Amazon', 'EC', -1.2, -76.8, 0.1, 'latinAmerica'], ['Amazon, east', 'BR', -4.5, -51.0, 0.1, 'latinAmerica'],
  ['Guyana and Suriname', 'GY', 5.5, -57.5, 0.2, 'latinAmerica'],
  // Oceania
  ['Australia, Murray-Darling', 'AU', -34.5, 145.0, 3.9, 'oceania'], ['Australia, Sydney', 'AU', -33.8, 150.8, 3.1, 'oceania'], ['Australia, Melbourne', 'AU', -37.7, 145.0, 3.0, 'oceania'],
  ['Australia, Adelaide', 'AU', -34.8, 138.7, 4.0, 'oceania'], ['Australia, Perth', 'AU', -31.9, 116.1, 4.1, 'oceania'], ['Australia, Brisbane', 'AU', -27.4, 152.8, 2.4, 'oceania'],
  ['Australia, interior', 'AU', -25.5, 130.5, -1, 'oceania'], ['Australia, Kimberley and Arnhem', 'AU', -14.5, 131.5, 0.1, 'oceania'], ['Australia, north Queensland', 'AU', -18.0, 145.0, 0.8, 'oceania'],
  ['Tasmania', 'AU', -42.2, 146.8, 0.6, 'oceania'], ['New Zealand, North Island', 'NZ', -38.0, 175.8, 0.5, 'oceania'], ['New Zealand, Canterbury', 'NZ', -43.7, 171.8, 1.5, 'oceania'],
  ['Papua New Guinea', 'PG', -6.0, 144.5, 0.02, 'oceania'], ['Fiji', 'FJ', -17.8, 178.0, 0.1, 'oceania'],
];
