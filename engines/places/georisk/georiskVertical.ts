import type * as z from 'zod';
import type { setting } from '../../ground/datasets/terrain.ts';
import { byName, type ComponentList, type NameOf, type Place } from '../../component.ts';
import { isKnown, type Fact, type Moment } from '../../facts.ts';
import { levelOf } from '../../levels.ts';
import { pointWithRadius, type ComponentAnswer } from '../../schemas.ts';
import { vertical, type ModelCard } from '../../vertical.ts';
import { roundToAddUp } from './addUp.ts';
import { compositeOf, type Composite } from './composite.ts';
import { nearbyOf } from './nearby.ts';
import { assessComponents, placeNeeds, type HazardFacts } from './placeHazards.ts';
import { georiskSchema, type placeSchema } from './schemas.ts';
import { summaryOf } from './summary.ts';

const input = pointWithRadius(100);
type Input = z.output<typeof input>;

const placeOf = ({ lat, lon, radius_km }: Input): Place => ({ lat, lon, radiusKm: radius_km });

function weighted<const L extends ComponentList>(
  list: L,
  answers: Readonly<Record<string, ComponentAnswer>>,
  composite: Composite,
) {
  const contributions = roundToAddUp(composite.contributions, composite.score ?? 0);
  return byName(list, ({ name }) => ({
    ...(answers[name] as ComponentAnswer),
    weight: composite.weights[name] ?? 0,
    contribution: contributions[name] ?? null,
  }));
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
  answers: Readonly<Record<string, ComponentAnswer>>,
): string[] {
  return list.flatMap(({ name }) => {
    const answer = answers[name];
    return answer?.state === 'unknown' ? [`${name} is unknown: ${answer.reason}`] : [];
  });
}

/** What was gathered for any list: the components' own facts are read by their own functions. */
interface GatheredFacts extends HazardFacts {
  readonly place: { readonly setting: Fact<Where> };
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
  const composite = compositeOf(list, answers);
  const dominant = composite.dominant as NameOf<L> | null;
  return {
    quantity: dominant ? answers[dominant].quantity : null,
    score: composite.score,
    level: composite.score === null ? null : levelOf(composite.score),
    interval: composite.interval,
    dominant_hazard: dominant,
    summary: summaryOf(list, composite, answers),
    ...(composite.score === null ? { reason: 'no component could be computed' } : {}),
    coverage: composite.coverage,
    maximum_component_score: composite.maximum,
    weighted_mean_score: composite.weightedMean,
    components: weighted(list, answers, composite) as z.input<
      ReturnType<typeof georiskSchema<L>>
    >['components'],
    place: describePlace(facts.place.setting),
    nearby: nearbyOf(list, place, facts.nearby),
    warnings: warningsOf(list, answers),
  };
}

const model: ModelCard = {
  name: 'georisk-composite',
  version: '1.0.0',
  methodology:
    'Each of eight hazards is a physical quantity with an interval, scored piecewise-linearly in its logarithm through published class edges; the composite is the weighted union 100 (1 - prod (1 - s/100)^w) with weights of mean 1/2.',
  validity: 'Anywhere on land and coast; at sea the hazards of the land are not applicable.',
  verification:
    'The arithmetic of scores, union, contributions and ablation is tested against hand-computed cases; each component names the tables it was verified with in its own model card.',
  limits: [
    'POLICY: the anchors from quantity to score, the weights and the union are design choices, not published science. Weights are equal, but soft ground counts only as far as there is shaking to amplify.',
    'The interval re-runs the union with every component at its own 10 and 90 per cent point, as if all erred together: it is on the wide side.',
    'Embedded tables answer when no live source does; the provenance names each and its age.',
  ],
};

/** The vertical of `georisk/score` for a list of components. */
export function georiskVertical<const L extends ComponentList>(list: L) {
  return vertical({
    path: '/api/v1/georisk/score',
    title: 'Composite hazard score',
    summary:
      'Eight natural hazards of a place as physical quantities with intervals, and one composite score with its dominant hazard.',
    input,
    output: georiskSchema(list),
    needs: (asked) => placeNeeds(list, placeOf(asked)),
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
