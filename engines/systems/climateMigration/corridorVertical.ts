import type * as z from 'zod';
import type { FactTree, Moment } from '../../facts.ts';
import { vertical } from '../../vertical.ts';
import { scoreText } from '../answer/words.ts';
import { compareEnds, type End } from './compareEnds.ts';
import { MIGRATION_CARD, MIGRATION_SOURCES } from './modelCard.ts';
import { placeInputs } from './placeInputs.ts';
import { placeNeeds, type PlaceFacts } from './placeNeeds.ts';
import { listInWords } from './placeWords.ts';
import { askedOf } from './pointVerticals.ts';
import { placeOf, searchNeeds, type EndNeeds, type SearchNeeds } from './resolveEnd.ts';
import type { PlaceInput, ResolvedPlace } from './resolvePlace.ts';
import { nameOf } from './routeReport.ts';
import { corridorInput, corridorReply } from './routeSchemas.ts';

type Input = z.output<typeof corridorInput>;
type Corridors = z.input<typeof corridorReply>['corridors'];
type Names = FactTree<Readonly<Record<string, SearchNeeds>>>;

/** The key of a place as given: each is asked for once, in however many corridors it stands. */
const keyOf = (place: PlaceInput): string =>
  typeof place === 'string' ? place : `${place.lat} ${place.lon}`;

interface Listed {
  readonly place: PlaceInput;
  readonly path: readonly (string | number)[];
}

/** Every place of the batch once, with where it stands first. */
function placesOf({ corridors }: Input): ReadonlyMap<string, Listed> {
  const places = new Map<string, Listed>();
  corridors.forEach((corridor, i) => {
    for (const end of ['origin', 'destination'] as const) {
      const key = keyOf(corridor[end]);
      if (!places.has(key)) places.set(key, { place: corridor[end], path: ['corridors', i, end] });
    }
  });
  return places;
}

function resolved({ place, path }: Listed, names: Names): ResolvedPlace {
  return placeOf(place, names[keyOf(place)] ?? {}, path);
}

/** POST /api/v1/climate/migration-routes/corridor */
export const corridor = vertical({
  path: '/api/v1/climate/migration-routes/corridor',
  title: 'Migration corridors',
  summary:
    'Up to a hundred moves at once, each with its terms and the drivers that both ends share.',
  input: corridorInput,
  output: corridorReply,
  needs(input) {
    const names: Record<string, SearchNeeds> = {};
    for (const [key, { place }] of placesOf(input)) names[key] = searchNeeds(place);
    return { names };
  },
  thenNeeds(input, { names }) {
    const places: Record<string, EndNeeds> = {};
    for (const [key, listed] of placesOf(input)) places[key] = placeNeeds(resolved(listed, names));
    return { places };
  },
  assess(input, { names, places }, moment) {
    const ends = endsOf(input, { names, places, moment });
    const asked = askedOf(input, moment);
    const corridors = input.corridors.flatMap(({ origin, destination }, index) => {
      const [from, to] = [ends.get(keyOf(origin)), ends.get(keyOf(destination))];
      return from && to ? [{ index, ...compareEnds(from, to, asked) }] : [];
    });
    return {
      scenario: input.scenario,
      horizon_years: input.horizon_years,
      ...rankedOf(corridors),
      warnings: [
        'A scenario, not a prophecy.',
        ...(corridors.some(({ shared_drivers: shared }) => shared.length > 0)
          ? ['Some corridors share drivers at both ends: the move does not escape them.']
          : []),
      ],
    };
  },
  cost: 'heavy',
  model: MIGRATION_CARD,
  sources: MIGRATION_SOURCES,
  example: {
    corridors: [
      { origin: 'Miami', destination: 'Buffalo, NY' },
      { origin: { lat: 29.9511, lon: -90.0715 }, destination: 'Houston' },
    ],
  },
});

interface Known {
  readonly names: Names;
  readonly places: Readonly<Record<string, PlaceFacts>>;
  readonly moment: Moment;
}

function endsOf(input: Input, { names, places, moment }: Known): ReadonlyMap<string, End> {
  return new Map(
    [...placesOf(input)].map(([key, listed]) => {
      const place = resolved(listed, names);
      const facts = places[key];
      return [key, { place, inputs: facts && placeInputs(place, facts, moment) }];
    }),
  );
}

/** The corridors with the best and the worst of them, in words. */
function rankedOf(corridors: Corridors) {
  const judged = corridors
    .filter(({ score }) => score !== null)
    .toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0));
  const [best] = judged;
  const worst = judged.at(-1);
  if (!best || !worst || !best.quantity || !worst.quantity)
    return {
      corridors,
      best_index: null,
      worst_index: null,
      summary: 'None of the corridors can be judged.',
    };
  const shared = listInWords(worst.shared_drivers);
  const [strongest] = best.levers;
  return {
    corridors,
    best_index: best.index,
    worst_index: worst.index,
    summary: [
      `The best of the corridors leads from ${nameOf(best.origin)} to ${nameOf(best.destination)}, with ${scoreText(best.quantity.value)} points of relief (80 % interval ${scoreText(best.quantity.p10)} to ${scoreText(best.quantity.p90)}).`,
      `The worst leads from ${nameOf(worst.origin)} to ${nameOf(worst.destination)}, with ${scoreText(worst.quantity.value)} points${shared === '' ? '' : `; both ends share ${shared}`}.`,
      ...(strongest
        ? [
            `What would change the best most: ${strongest.change}, to a score of ${scoreText(strongest.score)}.`,
          ]
        : []),
    ].join(' '),
  };
}
