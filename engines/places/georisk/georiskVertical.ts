import type * as z from 'zod';
import type { setting } from '../../ground/datasets/terrain.ts';
import {
  byName,
  type ComponentList,
  type Loss,
  type LossOrState,
  type NameOf,
  type Place,
} from '../../component.ts';
import { isKnown, type Fact, type FactTree, type Moment } from '../../facts.ts';
import { assessWildfire, wildfireNeeds } from '../../hazards/wildfire/assessment.ts';
import { levelOf } from '../../levels.ts';
import { pointWithRadius, type ComponentAnswer, type Quantity } from '../../schemas.ts';
import { vertical } from '../../vertical.ts';
import { roundToAddUp } from './addUp.ts';
import { compositeOf, type Composite } from './composite.ts';
import { seedOfPlace } from '../../drawnSum.ts';
import { model } from './modelCard.ts';
import { nearbyOf } from './nearby.ts';
import { assessComponents, lossesOf, placeNeeds, type HazardFacts } from './placeHazards.ts';
import { georiskSchema, type placeSchema } from './schemas.ts';
import { reasonOf, summaryOf } from './summary.ts';

const input = pointWithRadius(100);
type Input = z.output<typeof input>;

const placeOf = ({ lat, lon, radius_km }: Input): Place => ({ lat, lon, radiusKm: radius_km });

/** Losses are good to a factor: three digits say more than enough. */
const digits = (value: number): number => Number(value.toPrecision(3));

function lossReply(loss: LossOrState | undefined) {
  if (loss === undefined || loss === 'unknown') return null;
  if (loss === 'not_applicable') return { value: 0, p10: 0, p90: 0 };
  return { value: digits(loss.value), p10: digits(loss.p10), p90: digits(loss.p90) };
}

function weighted<const L extends ComponentList>(
  list: L,
  answers: Readonly<Record<string, ComponentAnswer>>,
  { losses, composite }: { readonly losses: readonly LossOrState[]; readonly composite: Composite },
) {
  const contributions = roundToAddUp(composite.contributions, composite.score ?? 0);
  return byName(list, ({ name }, at) => ({
    ...(answers[name] as ComponentAnswer),
    expected_annual_loss_ratio: lossReply(losses[at]),
    share: composite.shares[name] ?? null,
    contribution: contributions[name] ?? null,
  }));
}

/** The sum as the answer's quantity. */
function lossQuantity(loss: Loss): Quantity {
  return {
    name: 'expected_annual_loss_ratio',
    value: digits(loss.value),
    unit: '1/yr',
    p10: digits(loss.p10),
    p50: digits(loss.p50),
    p90: digits(loss.p90),
  };
}

function largestScore(answers: Readonly<Record<string, ComponentAnswer>>): number | null {
  const scores = Object.values(answers).flatMap(({ score }) => (score === null ? [] : [score]));
  return scores.length === 0 ? null : Math.max(...scores);
}

type Where = z.output<(typeof setting)['answer']>;

function describePlace(fact: Fact<Where>): z.input<typeof placeSchema> | null {
  if (!isKnown(fact)) return null;
  const { isLand, coastDistanceKm, countryCode, countryName, nearestPlace } = fact.value;
  return {
    is_land: isLand,
    coast_distance_km: coastDistanceKm,
    country_code: countryCode,
    country_name: countryName,
    nearest_place: nearestPlace?.name ?? null,
    nearest_place_distance_km: nearestPlace?.distanceKm ?? null,
  };
}

function warningsOf(
  list: ComponentList,
  facts: HazardFacts,
  { answers, losses }: Worked,
): string[] {
  return list.flatMap((each, at) => {
    const { name } = each;
    const answer = answers[name];
    if (answer?.state === 'unknown')
      return [`${name.replaceAll('_', ' ')} is unknown: ${answer.reason}`];
    const standIns = answer?.state === 'known' ? each.standIns?.(facts[name] as never) : undefined;
    return losses[at] === 'unknown'
      ? [
          `the loss by ${name.replaceAll('_', ' ')} is unknown: the shaking that it adds to did not answer`,
        ]
      : (standIns ?? []);
  });
}

/** Answers and losses of the components. */
interface Worked {
  readonly answers: Readonly<Record<string, ComponentAnswer>>;
  readonly losses: readonly LossOrState[];
}

/** What was gathered for any list: the components' own facts are read by their own functions. */
interface GatheredFacts extends HazardFacts {
  readonly place: { readonly setting: Fact<Where> };
  readonly beside: FactTree<ReturnType<typeof wildfireNeeds>>;
  readonly nearby: Readonly<Record<string, Fact<unknown>>>;
}

/** The composite answer for a list of components. */
function assessPlace<const L extends ComponentList>(
  list: L,
  asked: Input,
  { facts, moment }: { readonly facts: GatheredFacts; readonly moment: Moment },
): z.input<ReturnType<typeof georiskSchema<L>>> {
  const place = placeOf(asked);
  const answers = assessComponents(list, place, { facts, moment });
  const losses = lossesOf(list, place, { facts, moment });
  const composite = compositeOf(list, losses, seedOfPlace(place.lat, place.lon));
  const wildfire = assessWildfire(facts.beside).answer;
  const dominant = composite.dominant as NameOf<L> | null;
  return {
    quantity: composite.loss && lossQuantity(composite.loss),
    score: composite.score,
    level: composite.score === null ? null : levelOf(composite.score),
    interval: composite.interval,
    dominant_hazard: dominant,
    summary: summaryOf(list, composite, answers, wildfire),
    ...(composite.score === null ? { reason: reasonOf(list, composite, answers) } : {}),
    coverage: composite.coverage,
    maximum_component_score: largestScore(answers),
    components: weighted(list, answers, { losses, composite }) as z.input<
      ReturnType<typeof georiskSchema<L>>
    >['components'],
    beside: { wildfire },
    place: describePlace(facts.place.setting),
    nearby: nearbyOf(list, place, facts.nearby),
    warnings: warningsOf(list, facts, { answers, losses }),
  };
}

/** The vertical of `georisk/score` for a list of components. */
export function georiskVertical<const L extends ComponentList>(list: L) {
  return vertical({
    path: '/api/v1/georisk/score',
    title: 'Composite hazard score',
    summary:
      'Eight natural hazards of a place as physical quantities with intervals, and one composite score with its dominant hazard.',
    input,
    output: georiskSchema(list),
    needs: (asked) => ({ ...placeNeeds(list, placeOf(asked)), beside: wildfireNeeds(asked) }),
    assess: (asked, facts, moment) =>
      assessPlace(list, asked, { facts: facts as unknown as GatheredFacts, moment }),
    cost: 'light',
    keep: true,
    model,
    sources: [
      'doi:10.1785/BSSA0580051583',
      'doi:10.1193/070113EQS184M',
      'doi:10.5479/si.GVP.VOTW4-2013',
    ],
    example: { lat: 37.7749, lon: -122.4194 },
    geojson: ({ lat, lon }, reply) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lon, lat] },
      properties: reply,
    }),
  });
}
