import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSED } from '../engines/signals/ask/phrasings.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = async (question: string, more: object = {}) =>
  (await server.call('/api/v1/earth/ask', { body: { question, ...more } })).json;
const NUMBER = /\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;
/** Numbers of the frame: the scale of scores and the ends of intervals. */
const FRAME = new Set(['100', '10', '90', '1']);

describe('a question that can be answered', () => {
  it.each([
    ['How strong can earthquake shaking get in San Francisco?', 'earthquake_seismicRisk'],
    ['How risky is Manila?', 'georisk_score'],
    ['How high could a tsunami get in Banda Aceh?', 'tsunami_predict'],
    ['Are there volcanoes near Naples?', 'volcano_predict'],
    ['Flood risk in Houston', 'flood_forecast'],
    ['Odds of an M7 earthquake in Chile within a year', 'predictions_oracle'],
    ['How likely is flooding in Houston?', 'predictions_oracle'],
    ['What was the strongest earthquake near Valdivia, Chile?', 'data_query'],
    ['Sinkhole risk in Tampa', 'georisk_score'],
    ['Water stress in Cape Town in 2050', 'waterStress_score'],
    ['Hurricane wind speed once in 100 years in New Orleans', 'weather_context'],
    [
      'Where should I move to from Phoenix because of climate change?',
      'climateMigration_destinations',
    ],
    [
      'What would insurance cost for a brick house built in 1920 in Wellington?',
      'insurance_propertyScore',
    ],
    ['Which regions have an earthquake forecast?', 'earthquake_regions'],
    ['地震 hazard of 京都', 'georisk_score'],
    ['What is the hazard level at 35.68, 139.69?', 'georisk_score'],
  ])('%s is answered by %s, with every number linked', async (question, operation) => {
    const reply = await ask(question);
    expect(reply).toMatchObject({ status: 'answered', operations: [{ id: operation }] });
    const linked = new Set<string>(
      reply.numbers.flatMap(({ value }: { value: unknown }) => String(value).match(NUMBER) ?? []),
    );
    const shown: string[] = reply.answer.match(NUMBER) ?? [];
    expect(shown.filter((number) => !linked.has(number) && !FRAME.has(number))).toEqual([]);
    expect(reply.answer).not.toMatch(/undefined|null|NaN/);
  });

  it('says what the operation itself says', async () => {
    const reply = await ask('Volcano risk here', { lat: 40.85, lon: 14.27 });
    const { json } = await server.call('/api/v1/volcano/predict', {
      body: { lat: 40.85, lon: 14.27 },
    });
    expect(reply.answer).toContain(json.summary);
    expect(reply.place.match).toBe('given');
  });

  it('tells the building that the question describes', async () => {
    const { operations, answer } = await ask(
      'What would insurance cost for a brick house built in 1920 in Wellington?',
    );
    expect(operations[0].input).toMatchObject({
      construction_type: 'masonry',
      construction_year: 1920,
    });
    expect(answer).toContain('masonry, built 1920');
  });

  it.each([
    ['Volcano risk in Quito', 'Quito'],
    ['Hurricane risk in Miami', 'Miami'],
    ['Tsunami risk in Banda Aceh', 'Banda Aceh'],
    ['Hail in Denver', 'Denver'],
    ['Will Cape Town run out of water supply?', 'Cape Town'],
    ['natural disasters in Nepal, Kathmandu', 'Kathmandu'],
    ['How risky is Luxembourg?', 'Luxembourg'],
  ])('%s is of %s', async (question, name) => {
    expect((await ask(question)).place.name).toBe(name);
  });

  it('answers for the year that is asked about, or says that it does not', async () => {
    const { answer } = await ask('Water stress in Cape Town in 2050');
    expect(answer).toMatch(/In 2050 under SSP/);
    expect((await ask('How hot will Phoenix get in 2050?')).answer).toContain(
      'of the year asked about it says nothing',
    );
  });

  it('names the place it means, and others of the name', async () => {
    const { place } = await ask('How risky is Paris?');
    expect(place).toMatchObject({ name: 'Paris', country: 'France', match: 'exact' });
    expect(place.alternatives.length).toBeGreaterThan(0);
    expect((await ask('How risky is Paris, Texas?')).place).toMatchObject({ division: 'Texas' });
  });
});

describe('a question that cannot be answered', () => {
  it.each(REFUSED)('%s: %s', async (question, code) => {
    const padded = question.padEnd(3, '?');
    const { status, answer, numbers, abstention } = await ask(padded);
    expect([status, answer, numbers, abstention.code]).toEqual(['abstained', null, [], code]);
    expect(abstention.reason.length).toBeGreaterThan(10);
  });

  it('asks back between places of one name', async () => {
    const { abstention } = await ask('Is Springfield safe?');
    expect(abstention.code).toBe('ambiguous_place');
    expect(abstention.suggestions.length).toBeGreaterThan(1);
  });

  it('422 names the bound of the question', async () => {
    const { status, json } = await server.call('/api/v1/earth/ask', {
      body: { question: 'x'.repeat(501) },
    });
    expect([status, json.detail[0].loc]).toEqual([422, ['body', 'question']]);
  });
});
