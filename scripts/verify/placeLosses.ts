import { isKnown } from '../../engines/facts.ts';
import { referenceDamage } from '../../engines/hazards/referenceHouse.ts';
import { earthquakeNeeds } from '../../engines/hazards/earthquake/component.ts';
import { addedByGround, rockLoss } from '../../engines/hazards/earthquake/siteLoss.ts';
import { floodLosses } from '../../engines/hazards/flood/floodLoss.ts';
import { floodNeeds, siteFlood } from '../../engines/hazards/flood/siteFlood.ts';
import { assessLandslide } from '../../engines/hazards/landslide/component.ts';
import { landslideNeeds } from '../../engines/hazards/landslide/siteOf.ts';
import { landslideRates } from '../../engines/hazards/landslide/hazard.ts';
import { landslideLoss } from '../../engines/hazards/landslide/landslideLoss.ts';
import { tsunamiComponent } from '../../engines/hazards/tsunami/component.ts';
import { volcanoComponent } from '../../engines/hazards/volcano/component.ts';
import { climateNeeds, knownClimates } from '../../engines/hazards/weather/component.ts';
import { weatherLossParts, type LossPart } from '../../engines/hazards/weather/weatherLoss.ts';
import { assessWildfire, wildfireNeeds } from '../../engines/hazards/wildfire/assessment.ts';
import { embeddedFacts } from '../validation/embeddedFacts.ts';

/** Hazards of the published tables that the product has a loss for. */
export type LossName =
  | 'earthquake'
  | 'hurricane'
  | 'tornado'
  | 'hail'
  | 'strong_wind'
  | 'wildfire'
  | 'river_flood'
  | 'inland_flood'
  | 'coastal_flood'
  | 'landslide'
  | 'tsunami'
  | 'volcano';

/** Expected yearly loss ratios of the reference building at a place, 1/yr. */
export type PlaceLosses = Readonly<Record<LossName, number>>;

/** A point, degrees. */
export interface At {
  readonly lat: number;
  readonly lon: number;
}

const MOMENT = { iso: '2026-01-01T00:00:00.000Z', ms: Date.UTC(2026, 0, 1) } as const;

/** POLICY. Flame at the edge of a property in a fire that destroys buildings, m. */
const FLAME_M = 3;

const known = new Map<string, PlaceLosses>();

/** Losses at a place from the embedded tables alone; a hazard that cannot occur costs nothing. */
export function placeLosses({ lat, lon }: At): PlaceLosses {
  const key = `${lat} ${lon}`;
  const found = known.get(key);
  if (found) return found;
  const made = {
    earthquake: earthquakeLoss({ lat, lon }),
    ...weatherLosses({ lat, lon }),
    wildfire: wildfireLoss({ lat, lon }),
    ...waterLosses({ lat, lon }),
    landslide: rainLandslideLoss({ lat, lon }),
    tsunami: componentLoss(tsunamiComponent, { lat, lon }),
    volcano: componentLoss(volcanoComponent, { lat, lon }),
  };
  known.set(key, made);
  return made;
}

type Simple = typeof tsunamiComponent | typeof volcanoComponent;

function componentLoss(part: Simple, at: At): number {
  const place = { ...at, radiusKm: 100 };
  const facts = embeddedFacts(part.needs(place));
  const loss = part.loss(place, facts as never, MOMENT);
  return typeof loss === 'string' ? 0 : loss.value;
}

/**
 * Of the landslides those that rain sets off: the index counts the events of NASA's list of rainfall landslides, and what earthquakes do stands
 * under earthquakes.
 *
 * @source FEMA, National Risk Index technical documentation, Landslide; Kirschbaum et al. (2010), doi:10.1007/s11069-009-9401-4
 */
function rainLandslideLoss(at: At): number {
  const { known: found } = assessLandslide(embeddedFacts(landslideNeeds(at)));
  if (!found) return 0;
  const { rainfallPerYear, combinedPerYear } = landslideRates(found.site);
  if (combinedPerYear === 0) return 0;
  return (landslideLoss(found.site).value * rainfallPerYear) / combinedPerYear;
}

/** On the ground of the place. */
function earthquakeLoss(at: At): number {
  const { hazard, soil } = embeddedFacts(earthquakeNeeds({ ...at, radiusKm: 100 }));
  if (!isKnown(hazard) || !isKnown(soil)) return 0;
  return rockLoss(hazard.value, soil.value).value + addedByGround(hazard.value, soil.value).value;
}

function weatherLosses(at: At) {
  const parts = weatherLossParts(at.lat, knownClimates(embeddedFacts(climateNeeds(at))));
  const of = (...causes: LossPart['cause'][]) =>
    parts.reduce((sum, part) => sum + (causes.includes(part.cause) ? part.perYear : 0), 0);
  return {
    hurricane: of('hurricane wind', 'typhoon wind', 'cyclone wind', 'tropical-cyclone wind'),
    tornado: of('tornado'),
    hail: of('hail'),
    strong_wind: of('thunderstorm gusts', 'extratropical wind', 'gales and squalls'),
  };
}

function waterLosses(at: At) {
  const facts = embeddedFacts(floodNeeds(at));
  const isLand = isKnown(facts.setting) && facts.setting.value.isLand;
  if (!isLand || !isKnown(facts.flood))
    return { river_flood: 0, inland_flood: 0, coastal_flood: 0 };
  const { river, sea, rain } = floodLosses(
    siteFlood(facts, facts.flood.value, MOMENT),
    facts.flood.value,
  );
  return { river_flood: river, inland_flood: river + rain, coastal_flood: sea };
}

function wildfireLoss(at: At): number {
  const { chance } = assessWildfire(embeddedFacts(wildfireNeeds(at)));
  return chance ? chance.damagingPerYear * referenceDamage('wildfire').mean(FLAME_M) : 0;
}
