import type { LossOrState, Place } from '../../component.ts';
import { isKnown, type FactTree, type Moment } from '../../facts.ts';
import { earthquakeComponent } from '../../hazards/earthquake/component.ts';
import { siteFactorAt } from '../../hazards/earthquake/siteFactorAt.ts';
import { floodComponent } from '../../hazards/flood/component.ts';
import { exceedanceRate, siteWinds } from '../../hazards/hurricane/siteWind.ts';
import { landslideSite } from '../../hazards/landslide/siteOf.ts';
import { landslideRates } from '../../hazards/landslide/hazard.ts';
import { sinkholeComponent } from '../../hazards/sinkhole/component.ts';
import { coastalHazard, HEIGHTS_M } from '../../hazards/tsunami/coastalHazard.ts';
import { siteShare } from '../../hazards/tsunami/siteReach.ts';
import { volcanoComponent } from '../../hazards/volcano/component.ts';
import { hailStrikesPerYear } from '../../hazards/weather/thunderstorm.ts';
import { tornadoStrikePerYear } from '../../hazards/weather/tornado.ts';
import { HAIL } from '../../hazards/weather/tables.ts';
import type { components } from '../georisk/components.ts';
import type { placeNeeds } from '../georisk/placeHazards.ts';
import { EVENT_PGA_G, EVENT_WAVE_M, EVENT_WEATHER } from './tables.ts';

type Facts = FactTree<ReturnType<typeof placeNeeds<typeof components>>>;

/** A yearly probability, or the state of a component whose loss has one. */
export type Chance = number | 'unknown' | 'not_applicable';

/** The event of a component that counts as damaging. */
export interface DamagingEvent {
  readonly words: string;
  readonly chance: Chance;
}

interface Given {
  readonly place: Place;
  readonly facts: Facts;
  readonly moment: Moment;
}

const ofRate = (perYear: number): number => -Math.expm1(-perYear);

/** Yearly rate of a motion on rock, from the two motions of the map by a power law; not above once in five years. */
function rockRate({ facts }: Given, pgaG: number): number | undefined {
  const { hazard } = facts.earthquake;
  if (!isKnown(hazard)) return undefined;
  const { pga475G, pga2475G } = hazard.value;
  const slope = Math.log(2474.92 / 474.56) / Math.log(Math.max(1.05, pga2475G.mean / pga475G.mean));
  return Math.min(0.2, (pga475G.mean / pgaG) ** slope / 474.56);
}

function shaking(given: Given): Chance {
  const rate = rockRate(given, EVENT_PGA_G);
  return rate === undefined ? 'unknown' : ofRate(rate);
}

/** Motion on rock that soft ground raises to the damaging one, g; the ground's answer falls with strength, so it is found by steps. */
function amplifiedMotion(vs30Mps: number): number {
  let rock = EVENT_PGA_G;
  for (let step = 0; step < 20; step++) rock = EVENT_PGA_G / siteFactorAt(vs30Mps, rock);
  return rock;
}

function groundShaking(given: Given): Chance {
  const { soil } = given.facts.seismic_site_amplification;
  if (!isKnown(soil)) return 'unknown';
  const rock = amplifiedMotion(soil.value.vs30Mps);
  if (rock >= EVENT_PGA_G) return 'not_applicable';
  const rate = rockRate(given, rock);
  return rate === undefined ? 'unknown' : ofRate(rate);
}

function wave({ facts }: Given): Chance {
  const { setting, elevation, sources } = facts.tsunami;
  if (!isKnown(setting) || !isKnown(sources)) return 'unknown';
  const site = {
    isLand: setting.value.isLand,
    coastDistanceKm: setting.value.coastDistanceKm,
    coastSigmaKm: setting.value.coastSigmaKm,
    elevation: isKnown(elevation)
      ? {
          elevationM: elevation.value.elevationM,
          sigmaM: Math.max(0.5, elevation.value.sigmaM),
        }
      : null,
  };
  const { rates } = coastalHazard(sources.value.paths, sources.value.bayFactor);
  const at = HEIGHTS_M.findIndex((heightM) => heightM * siteShare(heightM, site) >= EVENT_WAVE_M);
  return at < 0 ? 0 : ofRate(rates[at] ?? 0);
}

function storm({ place, facts }: Given): Chance {
  const { hurricane, severe, windstorm } = facts.weather;
  if (!isKnown(hurricane) || !isKnown(severe) || !isKnown(windstorm)) return 'unknown';
  const cyclones = exceedanceRate(
    siteWinds(hurricane.value.ratePerYear, place.lat, 1),
    EVENT_WEATHER.cycloneMps,
  );
  const { gust50YearMps, gumbelScaleMps } = windstorm.value;
  const gusts = Math.exp(-3.902 - (EVENT_WEATHER.gustMps - gust50YearMps) / gumbelScaleMps);
  const hail =
    hailStrikesPerYear(severe.value.hailDaysPerYear) *
    Math.exp((HAIL.leastMm - EVENT_WEATHER.hailMm) / HAIL.excessMm);
  const tornado = tornadoStrikePerYear({
    per10000Km2Year: severe.value.tornadoPer10000Km2Year,
    efShare: severe.value.efShare,
  });
  return ofRate(cyclones + Math.min(1, gusts) + hail + tornado);
}

function slide({ facts }: Given): Chance {
  const { relief, seismicHazard, climate } = facts.landslide;
  if (!isKnown(relief) || !isKnown(seismicHazard) || !isKnown(climate)) return 'unknown';
  return landslideRates(
    landslideSite({ relief: relief.value, hazard: seismicHazard.value, climate: climate.value }),
  ).annualProbabilityPerKm2;
}

/** A component whose own quantity is a yearly probability. */
const ownChance = (answer: { readonly quantity: { readonly value: number } | null }): Chance =>
  answer.quantity?.value ?? 'unknown';

/** Damaging events by component: what must happen, and how likely it is in a year. */
const EVENTS: Readonly<Record<string, { readonly words: string; chance(given: Given): Chance }>> = {
  earthquake: { words: `shaking of ${EVENT_PGA_G} g or more on rock`, chance: shaking },
  volcano: {
    words: 'a centimetre of ash, or a flow, lahar or lava',
    chance: ({ place, facts, moment }) =>
      ownChance(volcanoComponent.assess(place, facts.volcano, moment)),
  },
  tsunami: { words: `a tsunami of ${EVENT_WAVE_M} m or more at the place`, chance: wave },
  seismic_site_amplification: {
    words: `shaking that soft ground raises to ${EVENT_PGA_G} g or more`,
    chance: groundShaking,
  },
  sinkhole: {
    words: 'a new sinkhole within the square kilometre',
    chance: ({ place, facts, moment }) =>
      ownChance(sinkholeComponent.assess(place, facts.sinkhole, moment)),
  },
  weather: {
    words: 'a cyclone of 33 m/s, a gust of 42 m/s, hail of 45 mm or a tornado',
    chance: storm,
  },
  flood: {
    words: 'more than 15 cm of water',
    chance: ({ place, facts, moment }) =>
      ownChance(floodComponent.assess(place, facts.flood, moment)),
  },
  landslide: { words: 'a landslide within the square kilometre', chance: slide },
};

/**
 * The damaging event of a component and its yearly probability.
 *
 * @param loss  of the component: what cannot occur has no event
 */
export function damagingEvent(name: string, loss: LossOrState, given: Given): DamagingEvent {
  const event = EVENTS[name];
  if (!event) return { words: 'no event is defined', chance: 'unknown' };
  if (loss === 'unknown' || loss === 'not_applicable') return { words: event.words, chance: loss };
  return { words: event.words, chance: event.chance(given) };
}

/** Chance that shaking strong enough to count also makes the ground slide, or sends a wave within the hour: where a model gives it. */
export function cascadeChance(a: string, b: string, given: Given): number | undefined {
  if (a !== earthquakeComponent.name) return undefined;
  if (b === 'seismic_site_amplification') return amplifies(given) ? 1 : 0;
  if (b === 'landslide') return slideGivenShaking(given);
  return undefined;
}

function amplifies({ facts }: Given): boolean {
  const { soil } = facts.seismic_site_amplification;
  return isKnown(soil) && amplifiedMotion(soil.value.vs30Mps) < EVENT_PGA_G;
}

/** Mean area of the square kilometre's slides per event: chance of at least one of mean size. */
const MEAN_LANDSLIDE_KM2 = 3.07e-3;

function slideGivenShaking({ facts }: Given): number | undefined {
  const { relief, seismicHazard, climate } = facts.landslide;
  if (!isKnown(relief) || !isKnown(seismicHazard) || !isKnown(climate)) return undefined;
  const rates = landslideRates(
    landslideSite({ relief: relief.value, hazard: seismicHazard.value, climate: climate.value }),
  );
  const rate = rockRate({ facts } as Given, EVENT_PGA_G);
  if (rate === undefined || rate <= 0) return undefined;
  // All that shaking does is put to the events that count: weaker ones do next to nothing.
  return -Math.expm1(-rates.coseismicPerYear / rate / MEAN_LANDSLIDE_KM2);
}
