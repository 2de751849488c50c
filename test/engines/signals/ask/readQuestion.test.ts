import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../../engines/signals/ask/readQuestion.ts';
import { INTENTS } from '../../../../engines/signals/ask/tables.ts';
import { PHRASINGS, REFUSED } from './phrasings.ts';
import { STYLES } from './styles.ts';

describe('the grammar of questions', () => {
  it('is tried on every intent', () => {
    expect(INTENTS.map(({ id }) => id).filter((id) => (PHRASINGS[id] ?? []).length < 3)).toEqual(
      [],
    );
  });

  it('is tried on at least 200 phrasings of 30 intents, and 60 refusals', () => {
    const phrasings = Object.values(PHRASINGS).flat();
    expect(new Set(phrasings).size).toBe(phrasings.length);
    expect(phrasings.length).toBeGreaterThanOrEqual(200);
    expect(Object.keys(PHRASINGS).length).toBeGreaterThanOrEqual(30);
    expect(new Set(REFUSED.map(([question]) => question)).size).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ['Odds of a tsunami off Sumatra in the next decade', 3652.5],
    ['Odds of a tsunami off Sumatra in the next three weeks', 21],
    ['Odds of a tsunami off Sumatra within a year', 365.25],
    ['Odds of a tsunami off Sumatra', undefined],
  ])('reads how long: %s', (question, days) => {
    const read = readQuestion(question).days;
    if (days === undefined) expect(read).toBeUndefined();
    else expect(read).toBeCloseTo(days, 6);
  });

  it.each(Object.entries(PHRASINGS))('reads questions about %s', (intent, questions) => {
    const wrong = questions
      .map((question) => [question, readQuestion(question).intent?.id] as const)
      .filter(([, found]) => found !== intent);
    expect(wrong).toEqual([]);
  });

  it.each(STYLES.map(([question, intents, place]) => ({ question, intents: [...intents], place })))(
    'reads $question as $intents',
    ({ question, intents, place }) => {
      const { intent, others, placeTexts } = readQuestion(question);
      expect(new Set([intent, ...others].map((each) => each?.id))).toEqual(new Set(intents));
      if (place !== undefined) expect(placeTexts[0]).toBe(place);
    },
  );

  it.each([
    ['東京の地震リスクは？', '東京'],
    ['大阪の津波の危険性', '大阪'],
    ['서울의 지진 위험', '서울'],
    ['Каков риск землетрясения в Алматы?', 'Алматы'],
    ['خطر الزلازل في طهران', 'طهران'],
    ['DROP TABLE users; flood risk in Boston', 'Boston'],
  ])('finds among the names of %s: %s', (question, name) => {
    expect(readQuestion(question).placeTexts).toContain(name);
  });

  it.each([
    ['Mauna Loa', 'How risky is Mauna Loa?'],
    ['Flint', 'How risky is Flint?'],
    ['Hale', 'How risky is Hale?'],
  ])('takes the name %s for no slip of the pen', (name, question) => {
    expect(readQuestion(question).placeTexts).toContain(name);
  });

  it.each([
    ['PGA with 2% in 50 years in Memphis', 2475],
    ['10-percent-in-50-years ground shaking', 475],
    ['the 100-year flood of Cologne', 100],
    ['a 1-in-250 year storm', 250],
    ['gust once in 50 years', 50],
    ['a quake within 50 years', undefined],
  ])('finds the return period in %s', (question, years) => {
    expect(readQuestion(question).returnYears).toBe(years);
  });

  it.each([
    ["risk at 51°30'N 0°7'W", { lat: 51.5, lon: -0.11667 }],
    ['risk at 33°51\'54"S, 151°12\'36"E', { lat: -33.865, lon: 151.21 }],
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
    ['an M7 earthquake in Japan this year', 7, 365.25],
    ['Will there be an earthquake of magnitude 5 in Chile tomorrow?', 5, 1],
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

  it.each([
    [
      'insurance of a brick house built in 1920 with 2 storeys',
      { construction_type: 'masonry', construction_year: 1920, stories: 2 },
    ],
    ['a three-story timber house', { construction_type: 'wood_frame', stories: 3 }],
    ['a house', {}],
  ])('reads the building in %s', (question, building) => {
    expect(readQuestion(question).building).toEqual(building);
  });

  it.each([
    ['Water stress in Cape Town in 2050', 2050],
    ['Temperature in Delhi since 1950', undefined],
  ])('reads the year to come in %s', (question, year) => {
    expect(readQuestion(question).laterYear).toBe(year);
  });

  it.each([
    ['Volcano risk in Quito', 'Quito'],
    ['Hurricane risk in Miami', 'Miami'],
    ['Tornado risk in Kansas', 'Kansas'],
    ['Hail in Denver', 'Denver'],
    ['Storm damage at Cork', 'Cork'],
    ['Flooding around Paris, Texas', 'Paris, Texas'],
    ['Is there a risk in Hurricane, Utah?', 'Hurricane, Utah'],
    ['Lagos: how risky is it?', 'Lagos'],
    ['Will Cape Town run out of water?', 'Cape Town'],
  ])('takes no word of %s for a place but its place', (question, place) => {
    expect(readQuestion(question).placeTexts[0]).toBe(place);
  });

  it('takes a long hostile text in its stride', () => {
    const text = `${'in a '.repeat(50)}${'chance '.repeat(30)}`.slice(0, 500);
    const from = performance.now();
    readQuestion(text);
    expect(performance.now() - from).toBeLessThan(1_000);
  });
});
