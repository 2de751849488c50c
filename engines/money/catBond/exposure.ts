import { isKnown, type FactTree, type Moment } from '../../facts.ts';
import { districts } from '../../ground/datasets/districts.ts';
import { setting } from '../../ground/datasets/terrain.ts';
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
import { SECONDARY_SHARE } from './tables.ts';

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** A point with the people whose homes it stands for. */
interface District extends Point {
  readonly people: number;
}

/** Where the people of the circle live. */
export const circleNeeds = ({ lat, lon, coverage_radius_km: radiusKm }: BondTerms) => ({
  towns: districts({ lat, lon, radiusKm, most: MOST_DISTRICTS }),
});

type CircleTowns = FactTree<ReturnType<typeof circleNeeds>>;

/** Points that stand for the exposed value, with the people that weigh them: the districts of the circle, or its middle where no town is listed. */
function exposedPoints({ lat, lon }: BondTerms, { towns }: CircleTowns): readonly District[] {
  const found = isKnown(towns) ? towns.value.districts : [];
  return found.length > 0 ? found : [{ lat, lon, people: LEAST_PEOPLE }];
}

/** The perils that a bond covers. */
const perilsOf = ({ peril }: BondTerms): readonly string[] =>
  peril === 'multi_peril' ? ['earthquake', 'hurricane', 'flood'] : [peril];

/** What a point is asked; the perils that the bond does not cover are not, but for the shaking that the ordinary stock is built for. */
function pointNeeds(at: { readonly lat: number; readonly lon: number }, perils: readonly string[]) {
  return {
    setting: setting(at),
    shaking: shakingNeeds(at),
    weather: perils.includes('hurricane') ? stormNeeds(at) : undefined,
    flood: perils.includes('flood') ? floodNeeds(at) : undefined,
  };
}

/** The needs of all points, once it is known where they lie. */
export function pointsNeeds(
  terms: BondTerms,
  facts: CircleTowns,
): { readonly points: Record<string, ReturnType<typeof pointNeeds>> } {
  const perils = perilsOf(terms);
  return {
    points: Object.fromEntries(
      exposedPoints(terms, facts).map((at, i) => [`point_${i}`, pointNeeds(at, perils)]),
    ),
  };
}

/** Facts of the circle and of all its points. */
export type CircleFacts = CircleTowns & FactTree<ReturnType<typeof pointsNeeds>>;

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

/** What the circle holds: districts with their people as value, and what could not be worked out. */
export interface Exposure {
  readonly items: readonly PortfolioItem[];
  /** People in the towns of the circle; null where nobody could count them. */
  readonly people: number | null;
  readonly unknown: readonly string[];
}

/** The districts of the circle that lie on land, weighed by the people in them. */
export function exposureOf(terms: BondTerms, facts: CircleFacts, moment: Moment): Exposure {
  const names = perilsOf(terms);
  const unknown = new Set<string>(isKnown(facts.towns) ? [] : [facts.towns.missing]);
  const items = exposedPoints(terms, facts).flatMap(({ lat, lon, people }, i): PortfolioItem[] => {
    const at = { lat, lon };
    const known = facts.points[`point_${i}`];
    if (!known) return [];
    const where = known.setting;
    if (isKnown(where) && !where.value.isLand) return [];
    const stock = stockAt(known);
    const losses = names.map((name) =>
      perilLoss(perilAt(name, { at, facts: known }, moment), stock),
    );
    for (const { state, reason } of losses)
      if (state === 'unknown') unknown.add(reason ?? 'unknown');
    return [{ ...at, value: people, perils: losses.map(smoothed) }];
  });
  const people = isKnown(facts.towns) ? facts.towns.value.people : null;
  return { items, people, unknown: [...unknown] };
}

const NOTHING: PerilAtSite = { peril: 'flood', state: 'unknown', causes: [], drivers: [] };
/** Scattered homes count where no town is listed. POLICY. */
const LEAST_PEOPLE = 500;
/** Points that stand for a circle: with 40 the expected loss of 100 km about San Francisco, Los Angeles, Miami and Houston moves by less than a tenth. POLICY. */
const MOST_DISTRICTS = 24;
