import { describe, expect, it } from 'vitest';
import { inAskedUnits } from '../../../../engines/signals/ask/askedUnits.ts';
import { readQuestion } from '../../../../engines/signals/ask/readQuestion.ts';
import { worthIn } from '../../../../engines/signals/ask/worthIn.ts';

describe('units that a question asks for', () => {
  const cited = (value: number) => ({ pointer: `/reply/${value}`, value });

  // 1 mile is 1609.344 m: 44.704 m/s are 100 mph; 254 mm are 10 in; 30.48 m are 100 ft.
  it.each([
    ['how many mph', 'A gust of 44.704 m/s.', 'A gust of 44.704 m/s (100 mph).', 44.704],
    ['inches of rain', '127 to 254 mm fell.', '127 to 254 mm (5 to 10 in) fell.', 254],
    ['how many feet', 'Waves of 30.48 m here.', 'Waves of 30.48 m (100 ft) here.', 30.48],
  ])(
    '%s: beside the metric ones, linked to what they were reckoned from',
    (asked, text, said, value) => {
      const told = inAskedUnits({ text, citations: [cited(value)] }, asked);
      expect(told.text).toBe(said);
      expect(told.citations.slice(1)).toMatchObject([{ pointer: `/reply/${value}` }]);
    },
  );

  it('leave speeds, areas and what was not asked for alone', () => {
    const text = '12 m/s, 30 m², 5 km.';
    expect(inAskedUnits({ text, citations: [] }, 'how many feet').text).toBe(text);
    expect(inAskedUnits({ text, citations: [] }, 'how strong').text).toBe(text);
  });
});

describe('what a building is worth', () => {
  it.each([
    ['my $400,000 house', 400_000, 'USD'],
    ['a house worth 300000 euros', 300_000, 'EUR'],
    ['a £1.2m mill', 1_200_000, 'GBP'],
    ['a 250k usd home', 250_000, 'USD'],
  ])('%s', (text, amount, currency) => {
    expect(worthIn(text)).toEqual({ amount, currency });
  });

  it('is not a magnitude, a year or a number of years', () => {
    for (const text of ['magnitude 7', 'built in 1920', '30 years', '2 million people'])
      expect(worthIn(text)).toBeUndefined();
  });
});

describe('the year of an event', () => {
  it.each([
    ['How strong was the 1906 San Francisco earthquake?', 1906, 'past_earthquakes'],
    ['What was the earthquake in Kobe in 1995?', 1995, 'past_earthquakes'],
    ['earthquakes since 1900 near Lima', undefined, 'past_earthquakes'],
    [
      'Would an earthquake hurt a brick house built in 1920 in Wellington?',
      undefined,
      'seismic_risk',
    ],
  ])('%s', (question, year, intent) => {
    const read = readQuestion(question);
    expect([read.pastYear, read.intent?.id]).toEqual([year, intent]);
  });
});
