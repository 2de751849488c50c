import { describe, expect, it } from 'vitest';
import { growthOf, type Sample } from '../../scripts/soak/growth.ts';

const MB = 1_048_576;
/** Sixty samples of a server whose memory saws between collections and whose every stored answer takes 1 kB. */
const samples = (change: (sample: Sample, i: number) => Partial<Sample> = () => ({})): Sample[] =>
  Array.from({ length: 60 }, (_unused, i) => {
    const sample = {
      minutes: i / 2,
      stored: 100 * i,
      heapBytes: (130 + 10 * (i % 5)) * MB,
      residentBytes: 500 * MB,
      openFiles: 200,
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
    ['open files', (_s: Sample, i: number) => ({ openFiles: 200 + i })],
    ['resources of the event loop', (_s: Sample, i: number) => ({ resources: 70 + i })],
    ['database', (_s: Sample, i: number) => ({ databaseBytes: i * MB })],
  ] as const)('is %s that rises from third to third', (what, change) => {
    expect(growing(samples(change))).toEqual([what]);
  });
});
