import type * as z from 'zod';
import { levelOf } from '../../levels.ts';
import { unscored } from '../answer/scored.ts';
import { compositeOf, dominantOf, type Composite, type Term } from './compositeOf.ts';
import type { PlaceInputs } from './placeInputs.ts';
import { leversWithout, strongestPressure } from './leversWithout.ts';
import { placeWarnings, placeWords } from './placeWords.ts';
import { pressuresOf, type Pressures } from './pressuresOf.ts';
import type { scoreReply } from './schemas.ts';
import {
  GEOHAZARDS,
  HORIZONS,
  PRESSURES,
  PRESSURE_UNITS,
  SCENARIOS,
  WEIGHTS,
  type Horizon,
  type MigrationScenario,
  type Weights,
} from './tables/parameters.ts';
import { PRESSURE_ZONES } from './tables/places.ts';

type Reply = z.input<typeof scoreReply>;

/** When and under which emissions a place is looked at. */
export interface Asked {
  readonly scenario: MigrationScenario;
  readonly horizon: Horizon;
  readonly year: number;
}

/** A place with its composite; the composite is undefined where nothing is known. */
export interface Viewed {
  readonly pressures: Pressures;
  readonly composite: Composite | undefined;
}

/** The composite of a place for a future and a set of weights. */
export function viewed(
  inputs: PlaceInputs,
  asked: Asked,
  weights: Weights = WEIGHTS.stated,
): Viewed {
  const pressures = pressuresOf(inputs, asked);
  const composite = inputs.noGround
    ? undefined
    : compositeOf(pressures, inputs.geohazards, weights);
  return { pressures, composite };
}

/** The part of an answer that every single place has. */
export function placeView(
  place: { readonly lat: number; readonly lon: number },
  inputs: PlaceInputs,
  asked: Asked,
): Reply {
  const { pressures, composite } = viewed(inputs, asked);
  const common = {
    lat: place.lat,
    lon: place.lon,
    scenario: asked.scenario,
    horizon_years: asked.horizon,
    ...termsOf(pressures, composite, inputs),
    by_scenario: byScenario(inputs, asked.year),
    pressure_zones: zonesOf(place),
  };
  if (!composite) return { ...common, ...withoutComposite(inputs.noGround) };
  const body = {
    ...common,
    quantity: quantityOf(pressures),
    score: composite.score,
    level: levelOf(composite.score),
    interval: { p10: composite.p10, p50: composite.score, p90: composite.p90 },
    dominant: dominantOf(composite)?.name ?? null,
    coverage: composite.coverage,
    levers: leversWithout(composite, pressures, inputs),
  };
  return { ...body, summary: placeWords(body), warnings: placeWarnings(composite) };
}

/** What stands where no composite could be made. */
function withoutComposite(noGround: PlaceInputs['noGround']) {
  return {
    ...unscored(
      noGround ? `${noGround}: nobody lives here` : 'none of the pressures is known here',
    ),
    dominant: null,
    coverage: 0,
    summary: noGround
      ? `Climate pressure on people does not apply: ${noGround}, where nobody lives.`
      : 'Climate pressure is unknown: none of its terms is known here.',
    warnings: [],
  };
}

/** Quantity of the pressure with the highest score. */
function quantityOf(pressures: Pressures): Reply['quantity'] {
  const name = strongestPressure(pressures);
  return name ? measured(name, pressures) : null;
}

/** A pressure as it is measured; null: not known. */
function measured(name: (typeof PRESSURES)[number], pressures: Pressures): Reply['quantity'] {
  const found = pressures[name];
  if (!found) return null;
  const [quantityName, unit] = PRESSURE_UNITS[name];
  const { value, p10, p90 } = found;
  return { name: quantityName, unit, value, p10, p50: value, p90 };
}

function termsOf(
  pressures: Pressures,
  composite: Composite | undefined,
  inputs: PlaceInputs,
): Pick<Reply, 'pressures' | 'geohazards'> {
  const term = (kind: Term['kind'], name: Term['name']): Term | undefined =>
    composite?.terms.find((each) => each.kind === kind && each.name === name);
  return {
    pressures: Object.fromEntries(
      PRESSURES.map((name) => {
        const found = pressures[name];
        return [
          name,
          {
            ...scorePart(
              found && { score: found.score, p10: found.scoreP10, p90: found.scoreP90 },
              term('pressure', name),
              inputs.noGround,
            ),
            quantity: inputs.noGround ? null : measured(name, pressures),
          },
        ];
      }),
    ) as Reply['pressures'],
    geohazards: Object.fromEntries(
      GEOHAZARDS.map((name) => [
        name,
        scorePart(inputs.geohazards[name], term('geohazard', name), inputs.noGround),
      ]),
    ) as Reply['geohazards'],
  };
}

const NOT_APPLICABLE = {
  state: 'not_applicable' as const,
  score: null,
  level: null,
  interval: null,
  weight: 0,
  contribution: 0,
};

function scorePart(
  found: { readonly score: number; readonly p10: number; readonly p90: number } | null,
  term: Term | undefined,
  noGround: PlaceInputs['noGround'],
) {
  if (noGround) return NOT_APPLICABLE;
  return {
    state: found ? ('known' as const) : ('unknown' as const),
    score: found?.score ?? null,
    level: found ? levelOf(found.score) : null,
    interval: found && { p10: found.p10, p50: found.score, p90: found.p90 },
    weight: term?.weight ?? 0,
    contribution: term?.contribution ?? 0,
  };
}

function byScenario(inputs: PlaceInputs, year: number): Reply['by_scenario'] {
  return SCENARIOS.flatMap((scenario) =>
    HORIZONS.map((horizon) => {
      const { composite } = viewed(inputs, { scenario, horizon, year });
      return {
        scenario,
        horizon_years: horizon,
        score: composite?.score ?? null,
        level: composite ? levelOf(composite.score) : null,
      };
    }),
  );
}

function zonesOf({
  lat,
  lon,
}: {
  readonly lat: number;
  readonly lon: number;
}): Reply['pressure_zones'] {
  return PRESSURE_ZONES.filter(({ boxes }) =>
    boxes.some(
      ([south, north, west, east]) => lat >= south && lat <= north && lon >= west && lon <= east,
    ),
  ).map(({ id, name, pressures, source }) => ({ id, name, pressures: [...pressures], source }));
}
