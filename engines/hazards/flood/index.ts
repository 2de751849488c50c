import { dischargePeaks } from '../../ground/datasets/floodPlains.ts';
import { gaugesNear, riverDischarge } from '../../ground/datasets/water.ts';
import { isKnown } from '../../facts.ts';
import { point } from '../../schemas.ts';
import { onceIn, onceInterval } from '../../onceIn.ts';
import { vertical } from '../../vertical.ts';
import { listChances } from '../eventChance.ts';
import { assessFlood, type FloodView } from './component.ts';
import { floodChance } from './floodChance.ts';
import { heavyRainOf } from './heavyRain.ts';
import { causeOf, forecastOf, gaugesOf, seaOf } from './report.ts';
import { riverOf } from './riverReport.ts';
import { floodForecast } from './schemas.ts';
import { floodNeeds, type SiteFlood } from './siteFlood.ts';

/** Whole years of the reanalysis behind the river model's thresholds. */
const REANALYSIS = { fromYear: 1985, toYear: 2021 } as const;
const GAUGE_RADIUS_KM = 50;
const FORECAST_DAYS = 30;
/** Depth of water that makes a flood, cm. */
const LEAST_WATER_CM = 15;

/** POST /api/v1/weather/flood-forecast */
export const forecast = vertical({
  path: '/api/v1/weather/flood-forecast',
  title: 'Flood forecast and flood hazard',
  summary:
    'Whether rivers near a place will flood in the next 30 days, what official gauges say, and how often the place floods by river, sea and rain.',
  input: point,
  output: floodForecast,
  needs: ({ lat, lon }) => ({
    ...floodNeeds({ lat, lon }),
    discharge: riverDischarge({ lat, lon, days: FORECAST_DAYS, pastDays: 0 }),
    peaks: dischargePeaks({ lat, lon, ...REANALYSIS }),
    gauges: gaugesNear({ lat, lon, radiusKm: GAUGE_RADIUS_KM }),
  }),
  assess({ lat, lon }, facts, moment) {
    const view = assessFlood(facts, moment);
    const { answer, site } = view;
    const isSea = answer.state === 'not_applicable';
    const elevation = isKnown(facts.elevation) ? facts.elevation.value : null;
    const setting = isKnown(facts.flood) ? facts.flood.value : null;
    const sea = site && setting && seaOf(setting.sea, site.riseM, Number(moment.iso.slice(0, 4)));
    const discharge = isSea
      ? { discharge_forecast: null, discharge_forecast_reason: 'open water' }
      : forecastOf(facts.discharge, facts.peaks);
    const gauges = gaugesOf({ lat, lon }, facts.gauges, {
      nowMs: moment.ms,
      radiusKm: GAUGE_RADIUS_KM,
    });
    return {
      ...answer,
      summary: `${summaryOf(view, discharge.discharge_forecast?.class, gauges.gauges)}${seaWords(view, sea)}`,
      causes: site && {
        river: causeOf(site.river),
        sea: causeOf(site.sea),
        rain: causeOf(site.rain),
      },
      chances: site && listChances([LEAST_WATER_CM], (_cm, days) => floodChance(site, days)),
      ...discharge,
      ...gauges,
      river: site && setting && riverOf(site, setting, { ground: elevation, peaks: facts.peaks }),
      sea,
      heavy_rain: isSea ? null : heavyRainOf(facts.stormRain),
      warnings: warningsOf(view, discharge.discharge_forecast === null && !isSea),
    };
  },
  cost: 'light',
  keep: true,
  model: {
    name: 'flood-site-probability',
    version: '1.14.0',
    methodology:
      'Yearly probability of more than 15 cm of water from rivers (natural flood plains, distance, height above the river against the rise of its large floods at gauges, published standards of protection), the sea (Gumbel surge through published 10- and 100-year levels, those of cyclones by the width and depth of the shelf between them, on the high water of the nearest tide stations, never below what ordinary weather makes on a whole high tide, nor below the highest astronomical tide, which beyond its cycle of 18.6 years grows as ordinary surges do, sea-level rise so far, ground height, coastal defences) and rain (24 hours once in 100 years, sealed ground), raised to published floods of towns where the height of the place is rough (a surveyed one decides itself). Forecasts compare the ensemble of the river model with 2-, 5- and 20-year floods of its own reanalysis; gauges carry the official categories.',
    validity:
      'Land of the world. River forecasts: rivers draining more than some 1000 km2. Gauges: United States.',
    verification:
      'flood/gev_mle, gev_return_levels, lmoment_distributions (Pearson III) and log_pearson3_quantiles against independent programs; categories of gauges are those of the agency. Flood plains, towns, defences and coastal levels of the embedded tables are judged from the publications named and unverified row by row.',
    limits: [
      'Levels of 100 years on coasts of cyclones are known to some 30 % at a listed coast and 40 % between two: laws of tide gauges stand 0.5 m below them on average, since few gauges have known a great cyclone, and those laws are passed twice as often as they say.',
      'Not a flood map: a place on a knoll and its neighbour in a hollow get one number unless a surveyed height tells them apart; the interval is a factor of 3 to 10 either way.',
      'Lakes are in the cause river; of those that are not listed (some thirty shores are) nothing is said.',
      'Small streams are a prior by rain, by how the ground drains and by how much land lies round the place; they are not mapped.',
      'Defences are taken to hold to their published standard; breaches below it are in the interval only.',
      'The cell of the river model nearest to a place is often not the river itself.',
      'Stationary: past floods stand for those to come, apart from the rise of the sea so far.',
      'POLICY: bankfull rates, share of low ground, rain floods, loss of surges over land.',
    ],
  },
  sources: [
    'doi:10.1038/s41467-022-30727-4',
    'doi:10.1038/sdata.2018.309',
    'doi:10.5194/nhess-16-1049-2016',
    'doi:10.1038/ncomms11969',
    'doi:10.1038/s43247-021-00204-9',
    'doi:10.1002/2014RG000477',
    'doi:10.1175/2008JPO3727.1',
    'doi:10.3390/atmos12060756',
    'doi:10.5194/nhess-19-973-2019',
    'doi:10.3133/tm4B5',
    'doi:10.1002/wrcr.20440',
    'doi:10.1016/j.jhydrol.2011.03.051',
    'doi:10.17882/109129',
    'https://github.com/openwatersio/tide-database',
    'doi:10.1029/2010JC006645',
    'https://www.globalfloods.eu',
    'https://water.noaa.gov',
  ],
  example: { lat: 29.7604, lon: -95.3698 },
  geojson: ({ lat, lon }, reply) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { ...reply },
  }),
});

const WORDS = {
  below_2yr: 'no flood of the modelled river',
  above_2yr: 'a flood above the 2-year level',
  above_5yr: 'a flood above the 5-year level',
  above_20yr: 'a flood above the 20-year level',
} as const;

function summaryOf(
  { answer, site }: FloodView,
  forecastClass: keyof typeof WORDS | undefined,
  gauges: readonly { observed: { rank: number | null }; name: string }[] | null,
): string {
  if (!answer.quantity) return `Flood: ${answer.reason ?? 'not known'}.`;
  const level = [answer.level, onceInterval(answer.quantity)].filter(Boolean).join('; ');
  const hazard = `The place floods more than 15 cm deep ${onceIn(answer.quantity.value)} (${level})${site ? `, most often by ${mainCause(site)}` : ''}.`;
  const next =
    forecastClass === undefined
      ? 'The river forecast could not be read.'
      : `Next ${FORECAST_DAYS} days: ${WORDS[forecastClass]}.`;
  const flooding = (gauges ?? []).find(({ observed }) => (observed.rank ?? 0) >= GAUGE_FLOOD_RANK);
  return flooding ? `${hazard} ${next} ${flooding.name} is in flood.` : `${hazard} ${next}`;
}

/** What floods the place most often, in words. */
function mainCause({ river, sea, rain, reach }: SiteFlood): string {
  const most = Math.max(...[river, sea, rain].map(({ yearlyProbability }) => yearlyProbability));
  if (sea.yearlyProbability === most) return 'the sea';
  if (rain.yearlyProbability === most) return 'heavy rain where it falls';
  if (river.ofStreams === true && river.ownYearlyProbability === undefined) return 'small streams';
  return reach?.regime === 'lake' ? 'a lake' : 'a river';
}

/** POLICY. Below this yearly probability floods by the sea are not worth a sentence. */
const SEA_WORDS_FROM = 1e-4;

/** How the sea rises, where it floods the place now and then: the most frequent of the listed levels. */
function seaWords({ site }: FloodView, sea: ReturnType<typeof seaOf>): string {
  const level = sea?.levels[0];
  if (!level || !site || site.sea.yearlyProbability < SEA_WORDS_FROM) return '';
  const then = level.return_period_2050_yr;
  const often = then < 1.5 ? 'nearly every year' : `once in ${Number(then.toPrecision(2))} years`;
  return ` The sea comes to ${level.level_m.toFixed(1)} m above its mean of 1995 to 2014 once in ${level.return_period_yr} years now, and ${often} in 2050 (SSP2-4.5).`;
}

/** Minor flooding and above. */
const GAUGE_FLOOD_RANK = 2;

function warningsOf({ answer, site }: FloodView, noForecast: boolean): string[] {
  const warnings: string[] = [];
  if (noForecast)
    warnings.push(
      'Without a river forecast nothing is said of the coming days: ask the national flood service.',
    );
  if (site && site.missing.length > 0)
    warnings.push(`Widened for want of ${site.missing.join('; ')}.`);
  if (answer.state === 'known')
    warnings.push(
      'A screening probability, not a flood map: small differences of height decide at a single house.',
    );
  return warnings;
}
