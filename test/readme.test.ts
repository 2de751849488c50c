import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/server.ts';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const README = read('README.md');
const EVIDENCE = read('docs/evidence.md');
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

/** What the first question of the README gets. */
async function firstAnswer() {
  const asked = /-d '(\{.*\})'/.exec(README)?.[1] ?? '';
  return (await server.call('/api/v1/georisk/score', { body: JSON.parse(asked) })).json;
}

it('shows the answer that its first question gets', async () => {
  const json = await firstAnswer();
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

it('the page on evidence shows the inputs and the score of that answer', async () => {
  const json = await firstAnswer();
  const inputs: { dataset: string }[] = json.provenance.inputs;
  const named = [...EVIDENCE.matchAll(/^ok +input (\d+) \(([\w-]+)\) has its hash$/gm)];
  expect(named).toHaveLength(3);
  for (const [, at, dataset] of named) expect(inputs[Number(at)]?.dataset).toBe(dataset);
  expect(EVIDENCE).toContain(`(three of ${inputs.length} inputs shown)`);
  expect(EVIDENCE).toContain(`\`"score":${json.score}\``);
  expect(README).toContain(`…${inputs.length - 1} more…]`);
});
