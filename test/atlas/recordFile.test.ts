import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { RecordFile } from '../../src/atlas/geography/recordFile.ts';

const HEAD = 5;
const COUNT = 1000;

/** A file of numbers after five bytes of something else. */
function numbersIn(records: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'records-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bytes = Buffer.alloc(HEAD + records * 2, 0xff);
  for (let i = 0; i < records; i++) bytes.writeUInt16BE(i + 1, HEAD + i * 2);
  writeFileSync(join(folder, 'records.bin'), bytes);
  return openSync(join(folder, 'records.bin'), 'r');
}

it('records are read when they are asked for, with those beside them and no others', () => {
  const file = new RecordFile(numbersIn(COUNT), { from: HEAD, count: COUNT, recordBytes: 2 });
  for (const record of [0, 63, 64, 640, COUNT - 1])
    expect(file.records.getUint16(file.at(record))).toBe(record + 1);
  expect(file.records.getUint16(65 * 2)).toBe(66);
  expect(file.records.getUint16(300 * 2)).toBe(0);
});

it('a file that ends too early is not read as if the rest were nought', () => {
  const file = new RecordFile(numbersIn(COUNT - 1), { from: HEAD, count: COUNT, recordBytes: 2 });
  expect(file.records.getUint16(file.at(0))).toBe(1);
  expect(() => file.at(COUNT - 1)).toThrow('ends too early');
});
