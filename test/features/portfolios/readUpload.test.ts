import { describe, expect, it } from 'vitest';
import { PORTFOLIO } from '../../../config/limits.ts';
import { readUpload } from '../../../src/features/portfolios/readUpload.ts';

async function read(text: string | Uint8Array, format: 'csv' | 'ndjson' = 'csv') {
  async function* body() {
    yield typeof text === 'string' ? Buffer.from(text) : text;
  }
  const kept: string[] = [];
  const pieces = {
    keep: (_id: string, _part: number, lines: { readonly text: string }) =>
      Promise.resolve(void kept.push(lines.text)),
  };
  const { unreadable, columns } = await readUpload(body(), format, {
    uploadId: 'u',
    pieces,
    folder: '',
    account: null,
  });
  return { unreadable, columns, kept };
}

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `c${i}`);

describe('columns of a file', () => {
  it('are as many as anybody looks through', async () => {
    const most = [...names(PORTFOLIO.maxColumns - 2), 'lat', 'lon'];
    expect(await read(`${most.join(',')}\n1\n`)).toMatchObject({ unreadable: null, columns: most });
    const why = `more than ${PORTFOLIO.maxColumns} columns`;
    for (const count of [PORTFOLIO.maxColumns - 1, 200_000]) {
      const columns = [...names(count), 'lat', 'lon'];
      expect((await read(`${columns.join(',')}\n1\n`)).unreadable).toContain(why);
      const row = JSON.stringify(Object.fromEntries(columns.map((name) => [name, 1])));
      expect((await read(`${row}\n`, 'ndjson')).unreadable).toContain(why);
    }
    expect((await read(`${','.repeat(10_000_000)}\n1\n`)).unreadable).toContain(why);
  });

  it('have names of a length that anybody reads', async () => {
    const long = 'x'.repeat(PORTFOLIO.maxColumnName + 1);
    expect((await read(`lat,lon,${long}\n1,2,3\n`)).unreadable).toContain(
      'The name of column 3 is longer than 200 characters',
    );
  });

  it.each<[string, string | Uint8Array, 'csv' | 'ndjson']>([
    ['NUL in CSV', 'lat,lon,a\0b\n1,2,3\n', 'csv'],
    ['NUL in JSON', '{"lat":1,"lon":2,"a\\u0000":3}\n', 'ndjson'],
    ['half a surrogate pair', '{"lat":1,"lon":2,"\\ud800":3}\n', 'ndjson'],
    ['UTF-16 without a mark', Buffer.from('lat,lon\n1,2\n', 'utf16le'), 'csv'],
  ])('are named by what can be stored: not %s', async (_what, text, format) => {
    expect((await read(text, format)).unreadable).toMatch(
      /The name of column \d is no text: it holds the character NUL/,
    );
  });
});
