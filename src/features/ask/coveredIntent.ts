import { readQuestion, type ReadQuestion } from '../../../engines/signals/ask/readQuestion.ts';
import type { Intent } from '../../../engines/signals/ask/tables.ts';
import { Abstention } from './abstention.ts';
import { placesNamed } from './comparePlaces.ts';

/** What can be asked, as somebody would who does not know what there is. */
const EXAMPLES: readonly string[] = [
  'How strong can earthquake shaking get in Tokyo?',
  'Flood risk in Houston',
  'How likely is a magnitude 7 earthquake in California in the next 10 years?',
  'Tsunami risk in Hilo, Hawaii',
  'Wildfire and landslide risk in Santa Barbara',
  'Is Naples, Italy safe?',
  'Is Lisbon or Porto more at risk of earthquakes?',
  'What would insurance cost for a brick house built in 1920 in Wellington?',
];

/** @throws Abstention where the question is none that is answered */
export function coveredIntent(read: ReadQuestion): Intent {
  const { intent, uncovered, isOutside, isOfCasualties, isComparison } = read;
  if (isOfCasualties)
    throw new Abstention('not_covered', 'This service does not estimate deaths or injuries.');
  if (isComparison)
    throw new Abstention(
      'several_places',
      'Two to four listed towns can be set against each other, for one hazard or all together; this question names more places or hazards, or a place by a name that is not listed, or asks which is the most of all: ask of each alone, and compare the answers.',
      ofEachAlone(read),
    );
  const isVague = intent === undefined || intent.id === 'composite';
  if (uncovered.length > 0 && isVague)
    throw new Abstention(
      'not_covered',
      `This service says nothing of ${uncovered.join(', ')}.`,
      EXAMPLES,
    );
  if (intent && !(isOutside && isVague)) return intent;
  if (isOutside)
    throw new Abstention(
      'not_covered',
      'This service knows what earth, water, air and climate do at a place, and nothing of that.',
      EXAMPLES,
    );
  throw unclear(read);
}

/** The question of each place that it names, or what else can be asked. */
function ofEachAlone(read: ReadQuestion): readonly string[] {
  const { intent } = read;
  const places = placesNamed(read)
    .filter((name) => !NO_NAME.test(name))
    .slice(0, 4);
  if (places.length < 2) return EXAMPLES;
  return places.map((place) => {
    const about = `${intent?.about.charAt(0).toUpperCase()}${intent?.about.slice(1)} in ${place}`;
    // Not every kind of question is known again by what it is about.
    return intent && readQuestion(about).intent === intent ? about : `How dangerous is ${place}?`;
  });
}

/** What has a capital in a question that compares, and is no name. */
const NO_NAME =
  /^(safest|riskiest|best|worst|most|least|top|rank|compare|which|where)$|\b(without|compared?)\b/i;

function unclear({ isFollowUp, placeTexts }: ReadQuestion): Abstention {
  if (isFollowUp)
    return new Abstention(
      'unclear',
      'Each question is read on its own: say again what is asked of the place.',
      placeTexts.slice(0, 1).map((place) => `Earthquake and flood risk in ${place}`),
    );
  return new Abstention(
    'unclear',
    'It is not clear what is asked. Questions are read in English, and by the words of hazards in some other languages.',
    EXAMPLES,
  );
}
