import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { growthOf, type Sample } from '../../scripts/soak/growth.ts';
import { openFilesOf } from '../../scripts/soak/openFiles.ts';

const MB = 1_048_576;
/** Sixty samples of a server whose memory saws between collections and whose every stored answer takes 1 kB. */
const samples = (change: (sample: Sample, i: number) => Partial<Sample> = () => ({})): Sample[] =>
  Array.from({ length: 60 }, (_unused, i) => {
    const sample = {
      minutes: i / 2,
      stored: 100 * i,
      heapBytes: (130 + 10 * (i % 5)) * MB,
      residentBytes: 500 * MB,
      openFiles: 80,
      databaseOpenFiles: Math.min(700, 100 + 5 * i),
      databaseFiles: 1_000,
      resources: 70,
      databaseBytes: 25 * MB + 100 * i * 1024,
    };
    return { ...sample, ...change(sample, i) };
  });
const growing = (of: Sample[]): string[] =>
  growthOf(of).flatMap(({ what, isLevel }) => (isLevel ? [] : [what.replace(/,.*/, '')]));

describe('what a soak calls growth', () => {
  it('is not the garbage between two collections, nor what is stored', () => {
    expect(growing(samples())).toEqual([]);
  });

  it.each([
    ['heap', (s: Sample, i: number) => ({ heapBytes: s.heapBytes + i * MB })],
    [
      'resident memory',
      (s: Sample, i: number) => ({ residentBytes: s.residentBytes + 4 * i * MB }),
    ],
    [
      'open files beside the database',
      // One descriptor a minute.
      (s: Sample) => ({ openFiles: 80 + Math.floor(s.minutes) }),
    ],
    ['files of the database', (_s: Sample, i: number) => ({ databaseFiles: 1_000 + i })],
    ['resources of the event loop', (_s: Sample, i: number) => ({ resources: 70 + i })],
    ['database', (_s: Sample, i: number) => ({ databaseBytes: i * MB })],
  ] as const)('is %s that rises from third to third', (what, change) => {
    expect(growing(samples(change))).toEqual([what]);
  });
});

describe.runIf(process.platform === 'linux')('open files of a process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const open: number[] = [];
  afterEach(() => {
    open.splice(0).forEach((descriptor) => closeSync(descriptor));
    rmSync(folder, { recursive: true, force: true });
  });
  const hold = (name: string): void => {
    writeFileSync(join(folder, name), '', { flag: 'a' });
    open.push(openSync(join(folder, name), 'r'));
  };
  const held = () => openFilesOf(process.pid, join(folder, 'database'));

  it('counts a file of the database once, and as a leak what is open twice, removed or elsewhere', () => {
    mkdirSync(join(folder, 'database'));
    const before = held();
    hold('database/1');
    hold('database/2');
    expect(held()).toEqual({ ofDatabase: 2, others: before.others });
    hold('database/1');
    hold('elsewhere');
    expect(held()).toEqual({ ofDatabase: 2, others: before.others + 2 });
    rmSync(join(folder, 'database/2'));
    expect(held()).toEqual({ ofDatabase: 1, others: before.others + 3 });
  });
});
