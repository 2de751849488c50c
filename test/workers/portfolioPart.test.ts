import { expect, it } from 'vitest';
import { portfolioPart } from '../../workers/portfolioPart.ts';

const MOMENT = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00Z' };

const partOf = (text: string) =>
  portfolioPart(
    {
      text,
      firstLine: 2,
      format: 'csv',
      columns: ['property_id', 'lat', 'lon'],
      delimiter: ',',
      isPriced: false,
    },
    MOMENT,
  );

it('reads the first of two columns of one name', async () => {
  const { lines, errors } = await portfolioPart(
    {
      text: '48.9,2.3,10\n',
      firstLine: 2,
      format: 'csv',
      columns: ['lat', 'lon', 'lat'],
      delimiter: ',',
      isPriced: false,
    },
    MOMENT,
  );
  expect(errors).toEqual([]);
  expect(lines.map(({ lat }) => lat)).toEqual([48.9]);
});

it('reads both kinds of line ends in one file, and tells each broken row by its own line and column', async () => {
  const { lines, errors } = await partOf('a,48.9,2.3\r\nb,95,10\nc,48.8,2.4\nd,10,x\r\ne,48.7,2.2');
  expect(lines.map(({ property_id: id, line }) => [id, line])).toEqual([
    ['a', 2],
    ['c', 4],
    ['e', 6],
  ]);
  expect(errors.map(({ line, column }) => [line, column])).toEqual([
    [3, 'lat'],
    [5, 'lon'],
  ]);
});

it('tells of broken rows what can be stored, whatever they hold', async () => {
  const rows = [
    `{"lat":1,"lon":2,"construction_type":"${'x'.repeat(78)}😀"}`,
    '{"l\\u0000at":95,"lon":2}',
    '{"lat":95,"lon":"\\ud800"}',
    `{"lat":95,"lon":2}\0`,
    `{"lat":1,"lon":${'\0'}}`,
    '{"lat":95,"lon":"a\\u0000b"}',
  ];
  const { errors } = await portfolioPart(
    {
      text: rows.join('\n'),
      firstLine: 1,
      format: 'ndjson',
      columns: ['lat', 'lon'],
      delimiter: ',',
      isPriced: false,
    },
    MOMENT,
  );
  expect(new Set(errors.map(({ line }) => line))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  const told = errors.flatMap(({ column, detail }) => [column ?? '', detail]);
  for (const text of told)
    expect([text.isWellFormed(), text.includes('\0')]).toEqual([true, false]);
});

it('says how to mend a row whose quotation mark is never closed, and reads the others', async () => {
  const { lines, errors } = await partOf('a,48.9,2.3\n"b,48.8,2.4\nc,48.7,2.2\n');
  expect(lines.map(({ property_id: id }) => id)).toEqual(['a', 'c']);
  expect(errors).toEqual([
    {
      line: 3,
      column: null,
      detail:
        'A quotation mark in this line is never closed: close it, or write one inside a value twice.',
    },
  ]);
});
