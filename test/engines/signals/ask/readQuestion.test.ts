import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../../engines/signals/ask/readQuestion.ts';
import { INTENTS } from '../../../../engines/signals/ask/tables.ts';
import { PHRASINGS } from './phrasings.ts';

describe('the grammar of questions', () => {
  it('is tried on every intent', () => {
    expect(INTENTS.map(({ id }) => id).filter((id) => (PHRASINGS[id] ?? []).length < 3)).toEqual(
      [],
    );
  });

  it.each(Object.entries(PHRASINGS))('reads questions about %s', (intent, questions) => {
    const wrong = questions
      .map((question) => [question, readQuestion(question).intent?.id] as const)
      .filter(([, found]) => found !== intent);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['risk at 35.68, 139.69', { lat: 35.68, lon: 139.69 }],
    ['risk at lat 10 lon -20', { lat: 10, lon: -20 }],
    ['risk at 33.45 S, 70.66 W', { lat: -33.45, lon: -70.66 }],
    ['risk at 95.2, 10.1', undefined],
    ['risk of 2 or 3 floods', undefined],
  ])('finds coordinates in %s', (question, expected) => {
    expect(readQuestion(question).coordinates).toEqual(expected);
  });

  it.each([
    ['magnitude 6.5 quake in Chile within the next 10 years', 6.5, 3652.5],
    ['an M7 earthquake in Japan this year', 7, undefined],
    ['odds of an EF3 tornado within a month', 3, 30],
  ])('finds size and time in %s', (question, magnitude, days) => {
    const read = readQuestion(question);
    expect([read.magnitude, read.days]).toEqual([magnitude, days]);
  });

  it.each([
    ['Flood risk in Paris, Texas', 'Paris, Texas'],
    ['Is San Luis Obispo safe?', 'San Luis Obispo'],
    ['earthquake risk of 京都', '京都'],
    ['How likely is flooding in New Orleans within 30 years?', 'New Orleans'],
    ['flood risk in cologne', 'cologne'],
  ])('finds the place in %s', (question, name) => {
    expect(readQuestion(question).placeTexts).toContain(name);
  });

  it('takes a long hostile text in its stride', () => {
    const text = `${'in a '.repeat(50)}${'chance '.repeat(30)}`.slice(0, 500);
    const from = performance.now();
    readQuestion(text);
    expect(performance.now() - from).toBeLessThan(1_000);
  });
});
