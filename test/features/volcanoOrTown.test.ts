import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../engines/signals/ask/readQuestion.ts';
import type { Context } from '../../src/core/context.ts';
import { Abstention } from '../../src/features/ask/abstention.ts';
import { coveredIntent } from '../../src/features/ask/coveredIntent.ts';
import { placeOf } from '../../src/features/ask/findPlace.ts';
import { volcanoNamed } from '../../src/features/ask/volcanoOrTown.ts';
import { embeddedFacts } from '../support/embeddedFacts.ts';

const context: Pick<Context, 'ask'> = {
  ask: (async (need: never) => (await embeddedFacts({ fact: need })).fact) as Context['ask'],
};
const meant = (question: string) => placeOf({}, readQuestion(question), context);
const refusalOf = (work: () => unknown): Promise<Abstention> =>
  Promise.resolve()
    .then(work)
    .then(
      () => expect.unreachable('it was answered'),
      (error: unknown) => error as Abstention,
    );

describe('a name that a volcano and a town bear', () => {
  it.each([
    // Smithsonian Global Volcanism Program, Volcanoes of the World: summits to a tenth of a degree.
    ['How dangerous is Kilauea?', 19.4, -155.3],
    ['What is the earthquake hazard near Kilauea?', 19.4, -155.3],
    ['How dangerous is Etna?', 37.7, 15],
    ['How risky is Mayon?', 13.3, 123.7],
    ['Earthquake risk at Rainier volcano', 46.9, -121.8],
    ['How dangerous is Mount Rainier?', 46.9, -121.8],
  ])('means the volcano in "%s"', async (question, lat, lon) => {
    const place = await meant(question);
    expect([Math.abs(place.lat - lat) < 0.1, Math.abs(place.lon - lon) < 0.1]).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    ['How dangerous is Kilauea, Hawaii?', 22.2, -159.4],
    ['Flood risk in Cleveland', 41.5, -81.7],
    ['How dangerous is Stromboli?', 38.8, 15.2],
    ['Flood risk in Mount Rainier, Maryland', 38.9, -77],
    ['How risky is Darwin?', -12.5, 130.8],
  ])('means the town in "%s"', async (question, lat, lon) => {
    const place = await meant(question);
    expect([Math.abs(place.lat - lat) < 0.2, Math.abs(place.lon - lon) < 0.2]).toEqual([
      true,
      true,
    ]);
  });

  it('is asked back where either may be meant, with names that are then understood', async () => {
    const { code, suggestions } = await refusalOf(() => meant('How dangerous is Calbuco?'));
    expect(code).toBe('ambiguous_place');
    expect(suggestions[0]).toBe('Calbuco volcano');
    const volcano = await volcanoNamed('Calbuco', context);
    expect(await meant(`Flood risk at ${suggestions[0]}`)).toMatchObject({
      lat: volcano?.lat,
      lon: volcano?.lon,
    });
  });

  it('has the towns among its alternatives', async () => {
    expect((await meant('How dangerous is Etna?')).alternatives[0]).toMatch(/^Etna, /);
  });
});

describe('a question that compares', () => {
  it.each([
    [
      'Compare the earthquake risk of Naples and Catania',
      ['Earthquake shaking in Naples', 'Earthquake shaking in Catania'],
    ],
    ['Which is riskier, Tokyo or Osaka?', ['How dangerous is Tokyo?', 'How dangerous is Osaka?']],
    ['Is Lisbon safer than Porto?', ['How dangerous is Lisbon?', 'How dangerous is Porto?']],
    ['Compare Naples and Reykjavik', ['How dangerous is Naples?', 'How dangerous is Reykjavik?']],
  ])('"%s" is told what to ask instead', async (question, questions) => {
    const { code, suggestions } = await refusalOf(() => coveredIntent(readQuestion(question)));
    expect([code, suggestions]).toEqual(['several_places', questions]);
    for (const each of suggestions) expect(coveredIntent(readQuestion(each))).toBeDefined();
  });

  it('of everything is told what can be asked', async () => {
    const all = 'Which city is the most dangerous in the world?';
    const { suggestions } = await refusalOf(() => coveredIntent(readQuestion(all)));
    expect(suggestions.length).toBeGreaterThan(3);
  });
});
