import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elevation } from '../../engines/ground/datasets/terrain.ts';
import { waterLevels } from '../../engines/ground/datasets/sea.ts';
import type { Connector } from '../../src/connectors/connector.ts';
import { createPipeline, type Pipeline } from '../../src/connectors/pipeline/pipeline.ts';
import { noaaCoops } from '../../src/connectors/sources/noaaCoops.ts';
import { openMeteoElevation } from '../../src/connectors/sources/openMeteoElevation.ts';
import { faultServer, type FaultServer } from '../support/faultServer.ts';

const sources: readonly Connector[] = [openMeteoElevation, noaaCoops];
let server: FaultServer;
let pipeline: Pipeline;

beforeAll(async () => {
  server = await faultServer('');
  pipeline = createPipeline({
    connectors: sources,
    atlas: [],
    offline: false,
    settings: () => ({ url: server.url }),
    userAgent: 'test/1 (test@example.org)',
    clock: { now: () => Date.now() },
  });
  await pipeline.ready;
});
afterAll(async () => {
  await pipeline.close();
  await server.close();
});

/** A cassette of VCR.py in YAML. */
const yaml = (...recorded: readonly (readonly [uri: string, body: string])[]) =>
  `interactions:\n${recorded.map(([uri, body]) => `- request:\n    uri: ${uri}\n    method: GET\n  response:\n    body: {string: '${body}'}\n    headers: {Content-Type: [application/json]}\n    status: {code: 200, message: OK}\n`).join('')}version: 1\n`;
const at = (lat: number, lon: number) =>
  `https://api.open-meteo.com/v1/elevation?latitude=${lat}&longitude=${lon}`;
const heights = yaml(
  [at(46.2, 6.15), '{"elevation":[375]}'],
  [at(27.6, 1.98), '{"elevation":[402]}'],
);

describe('a source that was routed to a recording', () => {
  it('answers with the reply to this question, in YAML or JSON', async () => {
    server.behave({ body: heights, type: 'application/yaml' });
    expect(await pipeline.ask(elevation({ lat: 27.6, lon: 1.98 }))).toMatchObject({
      value: { elevationM: 402 },
    });
    const json = JSON.stringify({
      http_interactions: [
        {
          request: { uri: at(-43.5, 172.5) },
          response: { status: { code: 200 }, headers: {}, body: { string: '{"elevation":[45]}' } },
        },
      ],
    });
    server.behave({ body: json });
    expect(await pipeline.ask(elevation({ lat: -43.5, lon: 172.5 }))).toMatchObject({
      value: { elevationM: 45 },
    });
  });

  it('does not answer for a place that nobody recorded', async () => {
    server.behave({ body: heights, type: 'application/yaml' });
    expect(await pipeline.ask(elevation({ lat: 10, lon: 10 }))).toMatchObject({
      missing: expect.stringContaining('the recording holds no reply to this question'),
    });
  });

  it('takes the product asked for out of several', async () => {
    const of = (product: string, units = 'metric') =>
      `https://tidesandcurrents.noaa.gov/api/datagetter?station=8724580&product=${product}&units=${units}&time_zone=gmt&format=json`;
    const body = (v: number) =>
      JSON.stringify({ metadata: { id: '8724580' }, data: [{ t: '2026-05-01 12:00', v: `${v}` }] });
    server.behave({
      body: yaml([of('water_temperature'), body(26.1)], [of('air_pressure'), body(1013.2)]),
    });
    expect(
      await pipeline.ask(waterLevels({ stationId: '8724580', product: 'air_pressure' })),
    ).toMatchObject({ value: { product: 'air_pressure', values: [{ value: 1013.2 }] } });
    server.behave({ body: yaml([of('water_temperature', 'english'), body(40.1)]) });
    expect(
      await pipeline.ask(waterLevels({ stationId: '8724580', product: 'water_temperature' })),
    ).toMatchObject({ missing: expect.stringContaining('English units') });
  });
});
