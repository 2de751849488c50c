import type { LossOrState, Place } from '../../component.ts';
import { isKnown, type FactTree, type Moment } from '../../facts.ts';
import { rateOfMotion } from '../../hazards/earthquake/shakingCurve.ts';
import { floodComponent } from '../../hazards/flood/component.ts';
import { exceedanceRate, siteWinds } from '../../hazards/hurricane/siteWind.ts';
import { builtGroundRate } from '../../hazards/landslide/landslideLoss.ts';
import { knownSite } from '../../hazards/landslide/siteOf.ts';
import { sinkholeReachKm2 } from '../../ground/vulnerability/groundDamage.ts';
import { sinkholeComponent } from '../../hazards/sinkhole/component.ts';
import { USUAL_DIAMETER_M } from '../../hazards/sinkhole/tables.ts';
import { coastalRates, HEIGHTS_M } from '../../hazards/tsunami/coastalHazard.ts';
import { volcanoComponent } from '../../hazards/volcano/component.ts';
import { hailStrikesPerYear } from '../../hazards/weather/thunderstorm.ts';
import { tornadoStrikePerYear } from '../../hazards/weather/tornado.ts';
import { HAIL } from '../../hazards/weather/tables.ts';
import type { components } from '../georisk/components.ts';
import type { placeNeeds } from '../georisk/placeHazards.ts';
import { amplifiedMotion, damagingCoastM } from './damagingMotion.ts';
import { EVENT_PGA_G, EVENT_WAVE_M, EVENT_WEATHER } from './tables.ts';

/** The facts of a place as the composite asks for them. */
export type Facts = FactTree<ReturnType<typeof placeNeeds<typeof components>>>;

/** A yearly probability, or the state of a component whose loss has one. */
export type Chance = number | 'unknown' | 'not_applicable';

/** The event of a component that counts as damaging. */
export interface DamagingEvent {
  readonly words: string;
  readonly chance: Chance;
}

/** What the events of a place are worked out from. */
export interface Given {
  readonly place: Place;
  readonly facts: Facts;
  readonly moment: Moment;
}

const ofRate = (perYear: number): number => -Math.expm1(-perYear);

/** Yearly rate of a motion on rock, by the mean hazard curve. */
export function rockRate({ facts }: Given, pgaG: number): number | undefined {
  const { hazard } = facts.earthquake;
  if (!isKnown(hazard)) return undefined;
  return rateOfMotion(hazard.value.curve.pgaG.map(Math.log), pgaG);
}

function shaking(given: Given): Chance {
  const rate = rockRate(given, EVENT_PGA_G);
  return rate === undefined ? 'unknown' : ofRate(rate);
}

function groundShaking(given: Given): Chance {
  const { soil } = given.facts.seismic_site_amplification;
  const { hazard } = given.facts.earthquake;
  if (!isKnown(soil) || !isKnown(hazard)) return 'unknown';
  const rock = amplifiedMotion(soil.value.vs30Mps, hazard.value.kinds);
  if (rock >= EVENT_PGA_G) return 'not_applicable';
  const rate = rockRate(given, rock);
  return rate === undefined ? 'unknown' : ofRate(rate);
}

function wave({ facts }: Given): Chance {
  const { setting, sources } = facts.tsunami;
  if (!isKnown(setting) || !isKnown(sources)) return 'unknown';
  const coastM = damagingCoastM(facts.tsunami);
  if (coastM === undefined) return 0;
  const { rates } = coastalRates(sources.value.paths, sources.value.bayFactor);
  return ofRate(rates[HEIGHTS_M.indexOf(coastM)]);
}

function storm({ place, facts }: Given): Chance {
  const { hurricane, severe, windstorm } = facts.weather;
  if (!isKnown(hurricane) || !isKnown(severe) || !isKnown(windstorm)) return 'unknown';
  const cyclones = exceedanceRate(
    siteWinds(hurricane.value.ratePerYear, place.lat, 1),
    EVENT_WEATHER.cycloneMps,
  );
  const { gust50YearMps, gumbelScaleMps, extratropicalShare } = windstorm.value;
  const gusts =
    extratropicalShare *
    Math.exp(-3.902 - (EVENT_WEATHER.gustMps - gust50YearMps) / gumbelScaleMps);
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
  const site = knownSite(facts.landslide);
  return typeof site === 'string' ? 'unknown' : ofRate(builtGroundRate(site));
}

/** A new sinkhole that reaches a house: openings within a square kilometre times the ground from which one does. */
function sinkhole({ place, facts, moment }: Given): Chance {
  const perKm2 = ownChance(sinkholeComponent.assess(place, facts.sinkhole, moment));
  return typeof perKm2 === 'number' ? ofRate(perKm2 * sinkholeReachKm2(USUAL_DIAMETER_M)) : perKm2;
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
  sinkhole: { words: 'a new sinkhole that reaches the house', chance: sinkhole },
  weather: {
    words: 'a cyclone of 33 m/s, a gust of 42 m/s, hail of 45 mm or a tornado',
    chance: storm,
  },
  flood: {
    words: 'more than 15 cm of water',
    chance: ({ place, facts, moment }) =>
      ownChance(floodComponent.assess(place, facts.flood, moment)),
  },
  landslide: { words: 'a landslide under the house', chance: slide },
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
