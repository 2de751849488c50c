import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/server.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Members that the README shows whole, a line each. */
function shown(name: string): unknown {
  const line = new RegExp(`^ *"${name}": (.*?),?$`, 'm').exec(README)?.[1];
  return line === undefined ? undefined : JSON.parse(line);
}

it('shows the answer that its first question gets', async () => {
  const asked = /-d '(\{.*\})'/.exec(README)?.[1] ?? '';
  const { json } = await server.call('/api/v1/georisk/score', { body: JSON.parse(asked) });
  for (const name of [
    'quantity',
    'score',
    'level',
    'interval',
    'dominant_hazard',
    'summary',
    'coverage',
    'maximum_component_score',
    'warnings',
  ])
    expect(json[name], name).toEqual(shown(name));
  for (const name of ['earthquake', 'seismic_site_amplification'])
    expect(json.components[name], name).toEqual(shown(name));
  const model = /"model": (\{.*?\})/.exec(README)?.[1] ?? '';
  expect(json.provenance.model).toMatchObject(JSON.parse(model));
});
