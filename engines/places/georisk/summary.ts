import type { ComponentList } from '../../component.ts';
import { LEVEL_STARTS, levelOf } from '../../levels.ts';
import { quantityWords } from '../../quantityWords.ts';
import type { ComponentAnswer, State } from '../../schemas.ts';
import { percentWords } from '../../percentWords.ts';
import type { Composite } from './composite.ts';

/** The reference building in words, as every summary names it. */
const REFERENCE_WORDS = 'one light storey on a slab, the same everywhere';

type Answers = Readonly<Record<string, ComponentAnswer>>;

/** The composite in plain language: level and range, what dominates and why, what is not known, what cannot occur. */
export function summaryOf(
  list: ComponentList,
  composite: Composite,
  answers: Answers,
  fire?: ComponentAnswer,
): string {
  const { score, interval, loss } = composite;
  const unknown = stateSentence(
    list,
    { state: 'unknown', lead: 'Not known, and not counted as low' },
    answers,
  );
  const states = [
    stateSentence(list, { state: 'not_applicable', lead: 'Cannot occur here' }, answers),
    fire ? fireSentence(fire) : '',
  ];
  if (score === null || interval === null)
    return sentences([`No composite score: ${reasonOf(list, composite, answers)}.`, ...states]);
  const cost = loss
    ? ` An ordinary house (${REFERENCE_WORDS}) is expected to lose ${percentWords(loss.value)} of its value a year (80 % interval ${percentWords(loss.p10)} to ${percentWords(loss.p90)}).`
    : '';
  const head = `${levelWords(score, composite)} of 100, likely between ${interval.p10.toFixed(0)} and ${interval.p90.toFixed(0)}.${cost}`;
  return sentences([
    head,
    dominantSentence(list, composite, answers),
    othersSentence(list, composite, answers),
    unknown,
    ...states,
  ]);
}

/** Level and score; least values where something is unknown. */
function levelWords(score: number, { coverage }: Composite): string {
  const level = levelOf(score);
  if (coverage === 1) return `${level} composite hazard: ${score.toFixed(1)}`;
  return `${level}${level === 'CRITICAL' ? '' : ' or higher'} composite hazard: at least ${score.toFixed(1)}`;
}

const sentences = (all: readonly string[]): string =>
  all.filter((sentence) => sentence !== '').join(' ');

/** Why there is no composite, without a full stop: nothing is known, or too little to call the place LOW. */
export function reasonOf(
  list: ComponentList,
  { withheld }: Pick<Composite, 'withheld'>,
  answers: Answers,
): string {
  if (withheld === null) return 'nothing is known about this place, no component could be computed';
  const { loss, upTo } = withheld;
  return `what is known would cost an ordinary house (${REFERENCE_WORDS}) ${percentWords(loss.value)} of its value a year (80 % interval ${percentWords(loss.p10)} to ${percentWords(loss.p90)}), which is LOW, but what is not known (${inState(list, 'unknown', answers).join(', ')}) could lift it to ${upTo}`;
}

/** A share in words: whole percents, with a digit more below one. */
const percentOf = (share: number): string =>
  `${share >= 0.01 || share === 0 ? Math.round(100 * share) : Number((100 * share).toPrecision(1))} %`;

function dominantSentence(
  list: ComponentList,
  { dominant, shares }: Composite,
  answers: Answers,
): string {
  const answer = dominant === null ? undefined : answers[dominant];
  if (dominant === null || !answer) return 'No component raises it.';
  const { quantity, level, drivers } = answer;
  const measured = quantity ? ` (${quantityWords(quantity)})` : '';
  const why = drivers[0] ? `; ${drivers[0]}` : '';
  return `${shareWords(list, dominant, shares)}, ${level}${measured}${why}.`;
}

/** What the dominant component costs together with what follows from it, each named with its own share. */
function shareWords(list: ComponentList, dominant: string, shares: Composite['shares']): string {
  const wordsOf = (name: string) => list.find((each) => each.name === name)?.words ?? name;
  const own = shares[dominant] ?? 0;
  const following = list.filter(
    ({ name, errsWith }) => errsWith === dominant && (shares[name] ?? 0) > 0,
  );
  if (following.length === 0) return `${percentOf(own)} of it is ${wordsOf(dominant)}`;
  const all = following.reduce((sum, { name }) => sum + (shares[name] ?? 0), own);
  const parts = following.map(({ name, words }) => `${words} ${percentOf(shares[name] ?? 0)}`);
  return `${percentOf(all)} of it is ${wordsOf(dominant)} with its ground: as on rock ${percentOf(own)}, ${parts.join(', ')}`;
}

/**
 * POLICY. A component that does harm only through another one (soft ground through earthquakes) alarms nobody where it adds less than this to
 * the expected loss, 1/yr: a tenth of where LOW ends.
 */
const IDLE_LOSS = 1e-5;

/** What else is HIGH by its own quantity; beside it what is so by itself and adds next to nothing, for want of what it works through. */
function othersSentence(
  list: ComponentList,
  { dominant, loss, shares }: Composite,
  answers: Answers,
): string {
  const high = list.filter(
    ({ name }) => name !== dominant && (answers[name]?.score ?? 0) >= LEVEL_STARTS.HIGH,
  );
  const addedBy = (name: string) => (shares[name] ?? 0) * (loss?.value ?? 0);
  const idle = high.filter(
    ({ name, errsWith }) =>
      errsWith !== undefined && answers[errsWith]?.state === 'known' && addedBy(name) < IDLE_LOSS,
  );
  const others = high.filter((each) => !idle.includes(each));
  const alarm =
    others.length === 0
      ? ''
      : `Also HIGH or above: ${others.map(({ words }) => words).join(', ')}.`;
  return sentences([alarm, ...idle.map((each) => idleSentence(list, each, { addedBy, answers }))]);
}

function idleSentence(
  list: ComponentList,
  { name, words, errsWith }: ComponentList[number],
  { addedBy, answers }: { readonly addedBy: (name: string) => number; readonly answers: Answers },
): string {
  const through = list.find((each) => each.name === errsWith)?.words ?? errsWith;
  return `There is ${words} (${answers[name]?.level} by itself), but with so little ${through} it adds ${percentWords(addedBy(name))} of the value a year.`;
}

function stateSentence(
  list: ComponentList,
  { state, lead }: { readonly state: State; readonly lead: string },
  answers: Answers,
): string {
  const those = inState(list, state, answers);
  return those.length === 0 ? '' : `${lead}: ${those.join(', ')}.`;
}

/** The components of a state, in words. */
const inState = (list: ComponentList, state: State, answers: Answers): readonly string[] =>
  list.filter(({ name }) => answers[name]?.state === state).map(({ words }) => words);

/** Fire is said beside the eight: it is not in the sum. */
function fireSentence({ state, level, quantity, reason }: ComponentAnswer): string {
  if (state === 'known' && quantity)
    return `Wildfire is not among the eight: ${level} beside them (${quantityWords(quantity)}).`;
  return state === 'unknown'
    ? `Wildfire is not among the eight, and not known: ${reason}.`
    : 'Wildfire is not among the eight, and cannot occur here.';
}
