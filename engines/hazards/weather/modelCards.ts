import type { ModelCard } from '../../vertical.ts';

/** Card of the weather context and of the weather component. */
export const CONTEXT_CARD: ModelCard = {
  name: 'weather-loss',
  version: '1.8.0',
  methodology:
    'Expected yearly loss ratio as the sum over causes: tropical cyclones (passage rates by intensity, Holland 2010 wind at the site, Emanuel 2011 damage with one half-damage wind in all basins: it differs by construction, not by region), gales and squalls (Gumbel law of the 50-year gust of building codes, stronger on listed mountains by EN 1991-1-4, A.3; where codes read gusts of all storms, and in the tropics, less what thunderstorms bring of them by their own table), tornadoes (rate times damage area by rating), hail and thunderstorm gusts (days within 40 km times swath area; hail in the United States and Canada at the level of paid claims) and days of extreme heat.',
  validity:
    'A typical low-rise building of the region over open ground; any place on earth, with rates from reference points blended smoothly; the present climate.',
  verification:
    'hurricane/emanuel2011_damage, holland_profiles (those of 2010) and saffir_simpson, severe_weather/ef_scale and nws_severe_criteria, and heat_stress tables against independent evaluations. The reference tables of rates and the losses by hail, gusts and heat are checked for order only.',
  limits: [
    'The embedded tables of cyclone rates, severe weather, heat days and 50-year gusts restate published climatologies by hand, to one or two figures; they are unverified row by row.',
    'Inland in the eastern United States tropical-cyclone rates are counted in the best tracks of 1975 to 2022 and joined with those restated before; the excess of their winds over 34 kt is taken as exponential, which reads hurricanes 1.5 to 2.1 times as often as counted north of 37 N, where those seasons were calm.',
    'Tropical-cyclone rates come from short records: 0.3 (US coast) to 0.45 (elsewhere) standard deviation of the log at a point, more between points.',
    'Tornado track sizes are quoted without a check against the papers.',
    'Hail of subtropical South America and South Africa rests on reports, which miss much: hail of 5 cm is more frequent in northern Argentina, Uruguay, Paraguay and southern Brazil than on the Great Plains by a global model of its environments (doi:10.21203/rs.3.rs-6196143/v1, read in its abstract), where the table has a fifth to two fifths of the days of Oklahoma. Radar read against claims sees about five days a year of damaging hail over Sydney and over Brisbane (Warren et al. 2020, Q. J. R. Meteorol. Soc., read in its abstract), the table has 1.5 and 2; no losses paid were found that would tell what that costs a house.',
    'Which part of the gusts of codes thunderstorms bring, and that within 15 to 25 degrees of the equator all codes read them, is POLICY.',
    'Loss ratios of hail, thunderstorm gusts, wind storms and heat are POLICY levels within a factor of about two.',
    'The outdoor wet-bulb globe temperature follows Liljegren (2008) and is checked by its limits only, no published numbers being at hand.',
    'Surge, rain flood and wildfire are other components and are not in the sum; neither are building quality and terrain speed-up but on listed mountains.',
    'Over listed mountains gusts hold the speed-up of EN 1991-1-4, annex A.3, 1.6 at most, for open country; on high summits, which stand in the free wind, records are stronger still. Other summits, ridges and gaps are windier than the open flat ground that they are read as.',
  ],
};

/** Card of the weather history. */
export const HISTORY_CARD: ModelCard = {
  name: 'weather-history',
  version: '1.0.0',
  methodology:
    "Daily reanalysis gathered into years; Theil-Sen slopes with Sen's bounds and the Mann-Kendall test; extreme-value laws of yearly maxima by maximum likelihood; normals interpolated from some 730 stations.",
  validity:
    '1940 to the last complete year; a year counts with at least 350 days; trends from 10 years, extreme-value laws from 20.',
  verification:
    'flood/gev_mle and gev_return_levels against R package evd; Mann-Kendall and Theil-Sen against published examples.',
  limits: [
    'ERA5 smooths extremes of rain and gusts over a cell of about 25 km.',
    'The Mann-Kendall test takes years as independent.',
    'The embedded normals are rounded and, but for a sample, unverified row by row: 0.7 °C and 12 % of rain at a station.',
    'Stations of the normals have periods of 1961-1990, 1981-2010 or 1991-2020 as their services published them.',
  ],
};
