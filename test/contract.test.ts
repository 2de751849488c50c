import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import * as engines from '../engines/index.ts';
import { cardOf, roundsOf, type Vertical } from '../engines/vertical.ts';
import { ERRORS } from '../src/core/errors.ts';
import { toolsOf } from '../src/core/tools.ts';
import { roundReply } from '../src/core/round.ts';
import { atlas } from '../src/atlas/index.ts';
import { operations } from '../src/operations.ts';
import { errorsPage } from '../src/surfaces/docs/errorsPage.ts';
import { indexPage } from '../src/surfaces/docs/indexPages.ts';
import { operationPage } from '../src/surfaces/docs/operationPage.ts';
import { openApiDocument } from '../src/surfaces/openapi.ts';
import { trpcSurface } from '../src/surfaces/trpc.ts';
import { factsAfter, frozen, sampleFacts } from './support/sampleFacts.ts';

const folders = engines as unknown as Readonly<Record<string, Readonly<Record<string, Vertical>>>>;
const verticals = Object.entries(folders).flatMap(([group, members]) =>
  Object.entries(members).map(([name, vertical]) => [`${group}.${name}`, vertical] as const),
);
const moment = { ms: Date.UTC(2026, 0, 15, 12), iso: '2026-01-15T12:00:00.000Z' };

describe.each(verticals)('vertical %s', (_name, vertical) => {
  const input = vertical.input.parse(vertical.example);
  const rounds = roundsOf(vertical, input);

  beforeAll(() => {
    vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('an engine drew luck');
    });
    vi.spyOn(Date, 'now').mockImplementation(() => {
      throw new Error('an engine read the clock');
    });
  });
  afterAll(() => vi.restoreAllMocks());

  it('answers its example on sample facts, twice the same, and changes nothing it was given', () => {
    const facts = frozen(factsAfter(rounds.length, rounds));
    const first = vertical.assess(frozen(input), facts, moment);
    const second = vertical.assess(frozen(input), facts, moment);
    expect(second).toEqual(first);
    vertical.output.parse(roundReply(first));
  });

  it.each(rounds.map((_round, known) => known))(
    'answers when every fact is missing after %i rounds, without inventing',
    (known) => {
      const facts = frozen(factsAfter(known, rounds));
      const reply = vertical.assess(frozen(input), facts, moment);
      vertical.output.parse(roundReply(reply));
      expect(JSON.stringify(reply)).not.toContain('NaN');
    },
  );

  it('names no fact of one round in another', () => {
    let facts = {};
    for (const round of rounds) {
      const tree = round(frozen(facts));
      for (const name of Object.keys(tree)) expect(facts).not.toHaveProperty(name);
      facts = { ...facts, ...(sampleFacts(tree) as object) };
    }
  });

  it('survives the trip to a worker', () => {
    const facts = structuredClone(factsAfter(rounds.length, rounds));
    vertical.output.parse(
      roundReply(structuredClone(vertical.assess(structuredClone(input), facts, moment))),
    );
  });

  it('has a whole model card and sources', () => {
    const { methodology, validity, verification, version, name } = cardOf(vertical);
    expect(name).toMatch(/^[a-z0-9-]+$/);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const text of [methodology, validity, verification])
      expect(text.length).toBeGreaterThan(10);
    expect(vertical.withdrawn === true || vertical.sources.length > 0).toBe(true);
  });
});

describe('operations', () => {
  const document = openApiDocument(operations, 'http://127.0.0.1:8080') as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  };
  const documented = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, entry]) => ({ key: `${verb.toUpperCase()} ${path}`, entry })),
  );

  it('are each once in the list, by id and by route', () => {
    const ids = operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const routes = operations.map(
      ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('are each once in OpenAPI, with 422 and 500', () => {
    expect(documented.map(({ key }) => key).toSorted()).toEqual(
      operations.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
    for (const { entry } of documented)
      expect(Object.keys(entry.responses)).toEqual(expect.arrayContaining(['422', '500']));
  });

  it('are on tRPC where they speak JSON', () => {
    const router = trpcSurface(operations) as unknown as {
      _def: { procedures: Record<string, unknown> };
    };
    const json = operations.filter(
      ({ reads, writes }) => (reads ?? 'json') === 'json' && (writes ?? 'json') === 'json',
    );
    expect(Object.keys(router._def.procedures).toSorted()).toEqual(
      json.map(({ group, procedure }) => `${group}.${procedure}`).toSorted(),
    );
  });

  it('have a docs page each, and a line in the list', () => {
    const list = indexPage(operations, 'http://127.0.0.1:8080');
    for (const operation of operations) {
      expect(list).toContain(`/docs/${operation.id}`);
      expect(operationPage(operation, 'http://127.0.0.1:8080')).toContain(operation.path);
    }
  });

  it('have examples that their schema accepts', () => {
    for (const { id, example, input } of operations)
      if (example !== undefined) expect(input.safeParse(example).success, id).toBe(true);
  });

  it('name tools that agents may have', () => {
    for (const { path } of toolsOf(operations))
      expect(path).not.toMatch(/\/(auth|billing|admin)\/|webhook/);
  });

  it('show every error code in the docs', () => {
    const page = errorsPage();
    for (const code of Object.keys(ERRORS)) expect(page).toContain(`id="${code}"`);
  });

  it('speak snake_case', () => {
    const wrong: string[] = [];
    for (const { id, input, output } of operations) {
      for (const schema of [input, output])
        collectNames(
          z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' }),
          (name) => {
            if (!/^[a-z0-9][a-z0-9_]*$|^[A-Z0-9+_-]+$|^x-|^SSP|^hub\./.test(name))
              wrong.push(`${id}: ${name}`);
          },
        );
    }
    expect(wrong).toEqual([]);
  });
});

describe('atlas', () => {
  it.each(atlas.map((table) => [table.id, table] as const))(
    '%s answers its dataset in shape',
    (_id, table) => {
      for (const [lat, lon] of [
        [37.77, -122.42],
        [0, 0],
        [-90, 0],
        [65, 180],
        [65, -180],
        [-18, 179.999],
      ] as const) {
        const query = table.dataset.query.safeParse({ lat, lon, radiusKm: 100, minMagnitude: 5 });
        if (!query.success) continue;
        const answer = table.answer(query.data);
        if (typeof answer === 'object' && answer !== null && 'missing' in answer)
          expect(String(answer.missing).length).toBeGreaterThan(5);
        else table.dataset.answer.parse(answer);
      }
    },
  );
});

function collectNames(node: unknown, tell: (name: string) => void): void {
  if (node === null || typeof node !== 'object') return;
  const { properties = {}, ...rest } = node as { properties?: object };
  // A member may itself be called `properties`, as in GeoJSON: its name is told, its schema is walked.
  for (const [name, schema] of Object.entries(properties)) {
    tell(name);
    collectNames(schema, tell);
  }
  for (const member of Object.values(rest)) collectNames(member, tell);
}
