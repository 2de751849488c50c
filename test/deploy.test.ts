import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Variables } from '../config/variables.ts';
import { ERRORS } from '../src/core/errors.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const FOLDER = new URL('../deploy/', import.meta.url).pathname;
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
let server: TestServer;
let metrics = '';
beforeAll(async () => {
  server = await startTestServer();
  await server.call('/api/v1/auth/me', { key: null });
  await server.call('/trpc/auth.me', { key: null });
  metrics = (await server.call('/metrics')).text;
});
afterAll(() => server.stop());

describe('the operator’s kit', () => {
  it('counts refusals by code, of REST and tRPC alike', () => {
    expect(metrics).toContain('refusals_total{code="missing_api_key"} 2');
  });

  it('dashboard and alerts ask for metrics that there are', () => {
    const dashboard = JSON.parse(read('dashboard.json')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const asked = [
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...[...read('alerts.yaml').matchAll(/expr: (.*)/g)].map((match) => match[1] ?? ''),
    ];
    expect(asked.length).toBeGreaterThan(12);
    const names = new Set([...metrics.matchAll(/^# TYPE (\w+) /gm)].map((match) => match[1]));
    for (const expression of asked)
      for (const [, name = ''] of expression.matchAll(/\b([a-z]\w+)(?:\{|\[)/g))
        expect([name === 'up' || names.has(name.replace(/_bucket$/, '')), expression]).toEqual([
          true,
          expression,
        ]);
  });

  it('alerts name codes that there are', () => {
    for (const [, codes = ''] of read('alerts.yaml').matchAll(/code=~?"([^"]+)"/g))
      for (const code of codes.split('|')) expect(Object.keys(ERRORS)).toContain(code);
  });

  it('settings in the examples exist', () => {
    const known = new Set([
      ...Object.keys(Variables.shape),
      'POSTGRES_PASSWORD',
      'NODE_ENV',
      'PATH',
    ]);
    const set = [
      ...read('.env.example').matchAll(/^([A-Z_]+)=/gm),
      ...read('Dockerfile').matchAll(/\b([A-Z_]{4,})=\S/g),
    ];
    for (const [, name = ''] of set) expect(known).toContain(name);
  });

  it('the image runs as a user without rights, with a check of its health', () => {
    const lines = read('Dockerfile');
    expect(lines).toMatch(/^USER node$/m);
    expect(lines).toMatch(/^HEALTHCHECK /m);
    const copied = [...lines.matchAll(/^COPY (\w+) /gm)].map((match) => match[1]);
    const needed = readdirSync(join(FOLDER, '..'), { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() &&
          ['bin', 'config', 'engines', 'workers', 'src'].includes(entry.name),
      )
      .map(({ name }) => name);
    expect(copied).toEqual(expect.arrayContaining(needed));
  });
});
