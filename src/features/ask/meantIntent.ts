import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import type { ReadQuestion } from '../../../engines/signals/ask/readQuestion.ts';
import { INTENTS, type Intent } from '../../../engines/signals/ask/tables.ts';
import type { Context } from '../../core/context.ts';
import { coveredIntent } from './coveredIntent.ts';
import { townBeside } from './findPlace.ts';
import { isKnownVolcano, volcanoAmong } from './volcanoOrTown.ts';

/** POLICY: how far a volcano may be from a town that is named beside it, km. */
const REACH_KM = 300;

/**
 * What a question is about: of danger in general at a town, by a volcano that it names beside it, it is about that volcano.
 *
 * @throws Abstention where the question is none that is answered
 */
export async function meantIntent(
  read: ReadQuestion,
  context: Pick<Context, 'ask'>,
): Promise<Intent> {
  const intent = coveredIntent(read);
  if (intent.id !== 'composite' || read.coordinates !== undefined) return intent;
  const volcano = await volcanoAmong(read.placeTexts, context);
  if (!volcano || !isKnownVolcano(volcano)) return intent;
  const town = await townBeside(read, context);
  const isBelow = town && distanceKm(town.lat, town.lon, volcano.lat, volcano.lon) <= REACH_KM;
  return (isBelow && INTENTS.find(({ id }) => id === 'volcano')) || intent;
}
