import type { ModelCard } from '../vertical.ts';
import { prospectAt } from './prospect/model.ts';
import { klassOf } from './prospect/klass.ts';
import { PROSPECT_CARDS } from './prospect/card.ts';
import type { PlayName } from './prospect/plays.ts';

/** A model without an endpoint of its own. */
export interface OwnModel {
  readonly name: string;
  readonly category: string;
  readonly title: string;
  readonly summary: string;
  readonly card: ModelCard;
  /** What it says of a point, snake_case; absent where a point is not enough. */
  readonly chore?: (lat: number, lon: number) => Readonly<Record<string, unknown>>;
}

/** Every model without an endpoint of its own, one line each. */
export const OWN_CARDS: readonly OwnModel[] = [prospect('oil_gas'), prospect('porphyry')];

/** What a model of the list says of a point. */
export function runOwnModel(name: string, lat: number, lon: number): unknown {
  const found = OWN_CARDS.find((each) => each.name === name)?.chore;
  return found ? found(lat, lon) : null;
}

function prospect(play: PlayName): OwnModel {
  const card = PROSPECT_CARDS[play];
  return {
    name: `prospect_${play}`,
    category: 'prospect',
    title: card.title,
    summary: `Exploratory: how favourable a point is for ${card.what}, by weights of evidence.`,
    card,
    chore(lat, lon) {
      const found = prospectAt(play, lat, lon);
      if (!found) return { lat, lon, score: null, reason: 'the point lies outside the study area' };
      const { score, scoreP10, scoreP90, probability, p10, p90 } = found;
      return {
        lat,
        lon,
        score,
        klass: klassOf(score),
        interval: { p10: scoreP10, p50: score, p90: scoreP90 },
        quantity: {
          name: 'probability_of_a_deposit_in_100_km2',
          value: probability,
          unit: '1',
          p10,
          p50: probability,
          p90,
        },
        warnings: ['Exploratory: no advice on any holding or investment.'],
      };
    },
  };
}
