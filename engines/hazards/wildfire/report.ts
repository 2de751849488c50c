import type * as z from 'zod';
import type { climateNormals } from '../../ground/datasets/climate.ts';
import { activeFires, wildfireIncidents } from '../../ground/datasets/fire.ts';
import { fireClimate, fireWeatherHistory } from '../../ground/datasets/fireClimate.ts';
import type { setting } from '../../ground/datasets/terrain.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { isKnown, whyMissing, type Fact } from '../../facts.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { onWire } from '../../onWire.ts';
import { pick } from '../../pick.ts';
import type { Assessed } from './assessment.ts';
import type { ClimateFireWeather } from './climateFireWeather.ts';
import { vegetationShare } from './fuelByClimate.ts';
import { recentFireWeather, type RecentFireWeather } from './recentFireWeather.ts';
import type { wildfireRisk } from './schemas.ts';
import { BURN_CLASSES, FFDI_CLASSES, FWI_CLASSES, NEARBY_KM, SETTING } from './tables.ts';

type Reply = z.input<typeof wildfireRisk>;
type Point = { readonly lat: number; readonly lon: number };
type AnswerOf<D extends { readonly answer: z.ZodType }> = z.output<D['answer']>;

const KM2_PER_ACRE = 0.00404686;

/** The class that a value falls into, from lower bounds rising. */
function classAt<N extends string>(
  classes: readonly (readonly [from: number, name: N])[],
  value: number,
): N {
  const [first] = classes;
  let name = first?.[1];
  for (const [from, each] of classes) if (value >= from) name = each;
  if (name === undefined) throw new Error('no classes');
  return name;
}

/** The chance of burning and where it comes from. */
export function burnSection(
  chance: Assessed['chance'],
  fire: Fact<AnswerOf<typeof fireClimate>>,
): Reply['burn'] {
  if (!chance) return null;
  const { burnedPerYear, lnSigma, source, damagingShare, vegetationBurnedPerYear } = chance;
  return {
    annual_burn_probability: burnedPerYear,
    p10: burnedPerYear * Math.exp(-Z90 * lnSigma),
    p90: Math.min(1, burnedPerYear * Math.exp(Z90 * lnSigma)),
    class: classAt(BURN_CLASSES, burnedPerYear),
    source,
    damaging_share: damagingShare,
    vegetation_burned_fraction_per_yr: vegetationBurnedPerYear,
    region: isKnown(fire) ? fire.value.regionName : null,
    basis: isKnown(fire) ? fire.value.basis : null,
  };
}

/** What grows and when it burns. */
export function fuelSection(
  fire: Fact<AnswerOf<typeof fireClimate>>,
  climate: Fact<AnswerOf<typeof climateNormals>>,
): Reply['fuel'] {
  if (!isKnown(fire) || !isKnown(climate)) return null;
  const { fuel, fuels, season } = fire.value;
  return {
    class: fuel,
    shares: fuels.map(({ fuel: name, share }) => ({ class: name, share })),
    vegetation_share: vegetationShare(climate.value),
    season_start_month: season?.startMonth ?? null,
    season_end_month: season?.endMonth ?? null,
  };
}

/** How the place lies between town and open country. */
export function exposureSection(
  where: Fact<AnswerOf<typeof setting>>,
  fire: Fact<AnswerOf<typeof fireClimate>>,
): Reply['exposure'] {
  if (!isKnown(where) || !isKnown(fire)) return null;
  const built = fire.value.builtUpShare;
  return {
    setting: settingOf(built, where.value.nearestPlace),
    built_up_share: built,
    fields_share: fire.value.fieldsShare,
    population_within_25km: where.value.populationWithin25Km,
  };
}

/** Built-up ground, houses among vegetation, or neither. A small town is among trees in its middle too. */
function settingOf(
  built: number,
  town: AnswerOf<typeof setting>['nearestPlace'],
): 'urban' | 'interface' | 'wildland' {
  if (built > SETTING.urbanShare) return 'urban';
  if (built > SETTING.edgeShare) return 'interface';
  const { leastPeople, peoplePerKm2 } = SETTING;
  const isInTown =
    town !== null &&
    town.population >= leastPeople &&
    town.distanceKm <= Math.sqrt(town.population / peoplePerKm2 / Math.PI);
  return isInTown ? 'interface' : 'wildland';
}

interface WeatherFacts {
  readonly lat: number;
  readonly history: Fact<AnswerOf<typeof fireWeatherHistory>>;
  readonly climate: Fact<AnswerOf<typeof climateNormals>>;
  readonly typical: ClimateFireWeather | undefined;
}

/** Fire danger of the last noon; null and the reason where no weather came. */
export function weatherSection({
  lat,
  history,
  climate,
  typical,
}: WeatherFacts): Pick<Reply, 'fire_weather' | 'fire_weather_reason'> {
  if (!isKnown(history)) return { fire_weather: null, fire_weather_reason: whyMissing(history) };
  const startMonth = Number(history.value.startDate.slice(5, 7));
  const start = typical ? typical.monthEnd[(startMonth + 10) % 12] : { ffmc: 85, dmc: 6, dc: 15 };
  // The deficit falls with the same exponential store as the Drought Code's moisture.
  const startDeficitMm = 203.2 * (1 - Math.exp(-start.dc / 400));
  const annualRainMm = isKnown(climate) ? climate.value.annualPrecipitationMm : 700;
  const recent = recentFireWeather(history.value, { lat, annualRainMm, start, startDeficitMm });
  if (!recent)
    return {
      fire_weather: null,
      fire_weather_reason: 'fewer than 60 days of weather, or the last is missing',
    };
  return { fire_weather: observed(recent, typical) };
}

function observed(
  recent: RecentFireWeather,
  typical: ClimateFireWeather | undefined,
): NonNullable<Reply['fire_weather']> {
  const { weather, codes } = recent;
  const usual = typical ? typical.meanFwi[Number(recent.date.slice(5, 7)) - 1] : 0;
  return {
    basis: 'observed',
    date: recent.date,
    ...onWire(pick(weather, 'temperatureC', 'humidityPct')),
    wind_mps: weather.windKmh / 3.6,
    rain_24h_mm: weather.rainMm,
    ...codes,
    fwi_class: classAt(FWI_CLASSES, codes.fwi),
    fwi_ratio_to_month: usual > 0.1 ? codes.fwi / usual : null,
    ffdi: recent.ffdi,
    ffdi_class: classAt(FFDI_CLASSES, recent.ffdi),
    ...onWire(pick(recent, 'droughtFactor', 'keetchByramMm', 'hotDryWindy')),
    spin_up_days: recent.days,
    missing_days: recent.missingDays,
  };
}

/** Fire weather of an average year. */
export function climateSection(typical: ClimateFireWeather | undefined): Reply['fire_climate'] {
  if (!typical) return null;
  const { meanFwi, peakMonth, severeDayFwi } = typical;
  return {
    mean_fwi_by_month: [...meanFwi],
    peak_month: peakMonth,
    peak_month_mean_fwi: meanFwi[peakMonth - 1],
    severe_day_fwi: severeDayFwi,
    severe_day_class: classAt(FWI_CLASSES, severeDayFwi),
    basis: 'monthly_normals',
  };
}

/** Heat seen from orbit near the place; null and the reason where nobody answered. */
export function detectionsSection(
  { lat, lon }: Point,
  fact: Fact<AnswerOf<typeof activeFires>>,
): Pick<Reply, 'active_fires' | 'active_fires_reason'> {
  if (!isKnown(fact)) return { active_fires: null, active_fires_reason: whyMissing(fact) };
  const fires = fact.value.fires
    .filter(({ confidence }) => confidence !== 'low')
    .map((fire) => ({ ...fire, km: distanceKm(lat, lon, fire.lat, fire.lon) }))
    .filter(({ km }) => km <= NEARBY_KM);
  const powers = fires.flatMap(({ frpMw }) => (frpMw === null ? [] : [frpMw]));
  const latest =
    fires
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? null;
  return {
    active_fires: {
      radius_km: NEARBY_KM,
      count: fires.length,
      nearest_km: fires.length > 0 ? Math.min(...fires.map(({ km }) => km)) : null,
      fire_radiative_power_mw: powers.length > 0 ? powers.reduce((a, b) => a + b, 0) : null,
      latest_at: latest,
    },
  };
}

/** Fires that are being fought near the place. */
export function incidentsSection(
  { lat, lon }: Point,
  fact: Fact<AnswerOf<typeof wildfireIncidents>>,
): Pick<Reply, 'incidents' | 'incidents_reason'> {
  if (!isKnown(fact)) return { incidents: null, incidents_reason: whyMissing(fact) };
  const list = fact.value.incidents
    .map((each) => ({
      name: each.name,
      lat: each.lat,
      lon: each.lon,
      distance_km:
        each.lat === null || each.lon === null ? null : distanceKm(lat, lon, each.lat, each.lon),
      size_km2: each.sizeAcres === null ? null : each.sizeAcres * KM2_PER_ACRE,
      contained_pct: each.containedPct,
      discovered_at: each.discoveredAt,
    }))
    .filter(({ distance_km }) => distance_km === null || distance_km <= NEARBY_KM)
    .toSorted((a, b) => (a.distance_km ?? Infinity) - (b.distance_km ?? Infinity));
  return { incidents: { radius_km: NEARBY_KM, count: list.length, list: list.slice(0, 20) } };
}
