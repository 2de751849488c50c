import { byName, type Place } from '../../engines/component.ts';
import type { Moment, NeedTree } from '../../engines/facts.ts';
import { components } from '../../engines/places/georisk/components.ts';
import { scorePlace, type PlaceScore } from '../../engines/places/georisk/scorePlace.ts';
import type { Embedded } from '../connectors/connector.ts';
import { TableFacts } from './tableFacts.ts';

/** A point of the globe, degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** The radius bounds what is listed beside a score, never the score. */
const RADIUS_KM = 100;

/**
 * Scores places by the embedded tables alone: the numbers of the composite over HTTP on a server without live sources, without its
 * words, lists and provenance. The facts come by the way of portfolios (`TableFacts`), the losses and their sum are those of the
 * composite. Each table is asked once for a place, and what only words are made of is not asked.
 */
export class PlaceScorer {
  readonly #tables: TableFacts;
  readonly #moment: Moment;

  /** @param moment  the instant that the scores hold for */
  constructor(tables: readonly Embedded[], moment: Moment) {
    this.#tables = new TableFacts(tables, moment);
    this.#moment = moment;
  }

  /** The score of one place. */
  score({ lat, lon }: Point): PlaceScore {
    const place: Place = { lat, lon, radiusKm: RADIUS_KM };
    const needs: NeedTree = byName(components, (each) => each.needs(place));
    return scorePlace(components, place, {
      facts: this.#tables.factsOf(needs),
      moment: this.#moment,
    });
  }
}

/** Scores places one after the other as they are taken. */
export function* assessPlaces(
  scorer: PlaceScorer,
  places: Iterable<Point>,
): Generator<PlaceScore, void> {
  for (const place of places) yield scorer.score(place);
}
