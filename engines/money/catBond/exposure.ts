import { isKnown, type FactTree, type Moment } from '../../facts.ts';
import { setting } from '../../ground/datasets/terrain.ts';
import { destination } from '../../ground/earth/geodesy.ts';
import { seismicityOf, type Building } from '../../ground/vulnerability/building.ts';
import { floodNeeds } from '../../hazards/flood/siteFlood.ts';
import type { PerilAtSite } from '../siteRisk/perils.ts';
import type { PortfolioItem } from '../siteRisk/portfolioEvents.ts';
import { shakingNeeds, shakingPeril } from '../siteRisk/shakingPeril.ts';
import { countryStock } from '../siteRisk/countryStock.ts';
import { perilLoss, type PerilLoss } from '../siteRisk/siteLoss.ts';
import { floodPeril } from '../siteRisk/waterPerils.ts';
import { stormNeeds, windPeril } from '../siteRisk/windPerils.ts';
import type { BondTerms } from './schemas.ts';
import { RINGS, SECONDARY_SHARE } from './tables.ts';

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** The middle of the circle and points on its rings. */
function circlePoints({ lat, lon, coverage_radius_km: radiusKm }: BondTerms): Point[] {
  return [
    { lat, lon },
    ...RINGS.flatMap(({ share, count, turnDeg }) =>
      Array.from({ length: count }, (_unused, i) =>
        destination(lat, lon, turnDeg + (360 * i) / count, share * radiusKm),
      ),
    ),
  ];
}

/** The perils that a bond covers. */
const perilsOf = ({ peril }: BondTerms): readonly string[] =>
  peril === 'multi_peril' ? ['earthquake', 'hurricane', 'flood'] : [peril];

/** What a point is asked; the perils that the bond does not cover are not, but for the shaking that the ordinary stock is built for. */
function pointNeeds(at: Point, perils: readonly string[]) {
  return {
    setting: setting(at),
    shaking: shakingNeeds(at),
    weather: perils.includes('hurricane') ? stormNeeds(at) : undefined,
    flood: perils.includes('flood') ? floodNeeds(at) : undefined,
  };
}

/** The needs of all points. */
export function circleNeeds(terms: BondTerms): Record<string, ReturnType<typeof pointNeeds>> {
  const perils = perilsOf(terms);
  return Object.fromEntries(
    circlePoints(terms).map((at, i) => [`point_${i}`, pointNeeds(at, perils)]),
  );
}

/** Facts of all points. */
export type CircleFacts = FactTree<Record<string, ReturnType<typeof pointNeeds>>>;

type PointFacts = FactTree<ReturnType<typeof pointNeeds>>;

/** A peril that the bond covers, at a point. */
function perilAt(
  name: string,
  { at, facts }: { readonly at: Point; readonly facts: PointFacts },
  moment: Moment,
): PerilAtSite {
  if (name === 'earthquake') return shakingPeril(facts.shaking);
  if (name === 'hurricane' && facts.weather) {
    const wind = windPeril(facts.weather, at.lat);
    return { ...wind, causes: wind.causes.filter(({ cause }) => cause === 'tropical cyclone') };
  }
  return facts.flood ? floodPeril(facts.flood, moment) : NOTHING;
}

/** The ordinary stock of a place. */
function stockAt(facts: PointFacts): Building {
  const { hazard } = facts.shaking;
  return {
    propertyType: 'residential',
    ...(isKnown(hazard) ? { seismicity: seismicityOf(hazard.value.pga475G.mean) } : {}),
    ...countryStock(facts.setting),
  };
}

/** A district's mean loss scatters less than a single building's. */
function smoothed(loss: PerilLoss): PerilLoss {
  return {
    ...loss,
    slices: loss.slices.map(({ losses, deviations }) => ({
      losses,
      deviations: deviations.map((deviation) => SECONDARY_SHARE * deviation),
    })),
  };
}

/** What the circle holds: districts with their share of the value, and what could not be worked out. */
export interface Exposure {
  readonly items: readonly PortfolioItem[];
  readonly unknown: readonly string[];
}

/** The districts of the circle that lie on land, weighed by the people around them. */
export function exposureOf(terms: BondTerms, facts: CircleFacts, moment: Moment): Exposure {
  const names = perilsOf(terms);
  const unknown = new Set<string>();
  const items = circlePoints(terms).flatMap((at, i): PortfolioItem[] => {
    const known = facts[`point_${i}`];
    if (!known) return [];
    const where = known.setting;
    if (isKnown(where) && !where.value.isLand) return [];
    const stock = stockAt(known);
    const losses = names.map((name) =>
      perilLoss(perilAt(name, { at, facts: known }, moment), stock),
    );
    for (const { state, reason } of losses)
      if (state === 'unknown') unknown.add(reason ?? 'unknown');
    const people = isKnown(where) ? where.value.populationWithin25Km : 0;
    return [{ ...at, value: people + LEAST_PEOPLE, perils: losses.map(smoothed) }];
  });
  return { items, unknown: [...unknown] };
}

const NOTHING: PerilAtSite = { peril: 'flood', state: 'unknown', causes: [], drivers: [] };
/** Scattered homes count where no town is listed. POLICY. */
const LEAST_PEOPLE = 500;
