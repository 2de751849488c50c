import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { READERS } from '../../engines/signals/narrative/narrate.ts';
import { operations } from '../../src/operations.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Every risk operation whose answers are stored. */
const kept = operations.filter(
  ({ output, model }) =>
    model !== undefined && 'prediction_id' in ((output as { shape?: object }).shape ?? {}),
);
const NUMBER = /\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;
/** Numbers of the frame that are no values: the scale of scores, the ends of intervals. */
const FRAME = new Set(['100', '10', '90', '1']);

type Members = Readonly<Record<string, unknown>>;

function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((here, step) => (here as Members)[step], value);
}

/** Whether a number is written with fewer digits, none of them wrong. */
function isRounding(shown: string, value: number): boolean {
  const decimals = shown.split('.')[1]?.length ?? 0;
  return (
    shown.length < String(value).length &&
    Math.abs(Number(shown) - value) <= 0.5 * 10 ** -decimals + 1e-12
  );
}

async function asked({ method, path, example, input }: (typeof operations)[number], more: Members) {
  const body = { ...(example as Members), ...more };
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(body[name]));
  const takesMore = 'position_sigma_m' in ((input as { shape?: object }).shape ?? {});
  if (Object.keys(more).length > 0 && !takesMore) return undefined;
  return (await server.call(inPath, method === 'POST' ? { body } : {})).json as Members;
}

describe('a narrative of every risk operation', () => {
  it('has operations to tell of', () => expect(kept.length).toBeGreaterThan(20));

  it.each(kept.map((operation) => [operation.id, operation] as const))(
    '%s: no number for any reader that does not stand in the record',
    async (_id, operation) => {
      const { prediction_id: id } = (await asked(operation, {})) ?? {};
      expect(id).toEqual(expect.any(Number));
      const { record } = (await server.call(`/api/v1/predictions/${String(id)}`)).json;
      for (const reader of READERS) {
        const { status, json } = await server.call(
          `/api/v1/predictions/${String(id)}/narrative?reader=${reader}`,
        );
        expect(status).toBe(200);
        const cited = json.citations as { pointer: string; value: unknown; shown?: string }[];
        for (const { pointer, value, shown } of cited) {
          expect(at(record, pointer)).toBe(value);
          if (shown !== undefined) expect(isRounding(shown, Number(value)), shown).toBe(true);
        }
        const proved = new Set(
          cited.flatMap(({ value, shown }) => (shown ?? String(value)).match(NUMBER) ?? []),
        );
        const numbers: string[] = json.narrative.match(NUMBER) ?? [];
        const unproved = numbers.filter((number) => !proved.has(number) && !FRAME.has(number));
        expect([reader, unproved]).toEqual([reader, []]);
        expect(json.narrative).not.toMatch(/undefined|null|NaN/);
      }
    },
    60_000,
  );

  it('tells an answer with an error of its position by the same rule', async () => {
    const operation = kept.find(({ id }) => id === 'georisk_score');
    const answer = operation && (await asked(operation, { position_sigma_m: 500 }));
    const path = `/api/v1/predictions/${String(answer?.['prediction_id'])}`;
    const { record } = (await server.call(path)).json;
    expect(record.input.position_sigma_m).toBe(500);
    expect(record.reply.position_error.sigma_m).toBe(500);
    const { json } = await server.call(`${path}/narrative?reader=engineer`);
    for (const { pointer, value } of json.citations) expect(at(record, pointer)).toBe(value);
  });
});
