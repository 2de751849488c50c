import type { PlayName } from './systems/prospect/plays.ts';
import { bestCells } from './systems/prospect/bestCells.ts';
import { rankedCell, scanStripe, type ScanGrid, type Stripe } from './systems/prospect/scan.ts';
import { layeredProfile } from './systems/layeredEarth/profile.ts';
import { runOwnModel } from './systems/ownModels.ts';
import { predictionRate } from './systems/prospect/validation.ts';

/** Long computations that are not verticals, by the name under which the worker pool knows them. Pure, plain data in and out. */
export const chores = {
  prospect_stripe: ({ grid, stripe, top }: StripeTask) => {
    const scores = scanStripe(grid, stripe);
    const first = stripe.firstRow * grid.columns;
    const best = bestCells(scores, top).flatMap((place) => rankedCell(grid, first + place) ?? []);
    return { scores, best };
  },
  prospect_validation: ({ play }: { readonly play: PlayName }) => predictionRate(play),
  layered_profile: ({ lat, lon }: Omit<PointTask, 'name'>) => layeredProfile(lat, lon),
  own_model: ({ name, lat, lon }: PointTask) => runOwnModel(name, lat, lon),
} as const;

interface StripeTask {
  readonly grid: ScanGrid;
  readonly stripe: Stripe;
  /** How many of the best cells to name. */
  readonly top: number;
}

interface PointTask {
  /** Of the list of models without an endpoint of their own. */
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

type Chores = typeof chores;
export type ChoreName = keyof Chores;
export type ChoreInput<N extends ChoreName> = Parameters<Chores[N]>[0];
export type ChoreReply<N extends ChoreName> = ReturnType<Chores[N]>;
