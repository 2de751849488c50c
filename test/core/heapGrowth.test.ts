import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Renews what is kept, some 48 MB, six times, and prints how often the whole heap was collected. */
const text = (begin: string) => `
  import { constants, PerformanceObserver } from 'node:perf_hooks';
  import { growInLargeSteps } from ${JSON.stringify(resolve('src/core/heapGrowth.ts'))};
  ${begin}
  let whole = 0;
  const heard = (list) => {
    for (const { detail } of list.getEntries())
      if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) whole++;
  };
  new PerformanceObserver(heard).observe({ entryTypes: ['gc'] });
  const made = () => new Array(1000).fill(0.5);
  const kept = Array.from({ length: 6000 }, made);
  for (let round = 0; round < 6; round++)
    for (let i = 0; i < kept.length; i++) {
      kept[i] = made();
      if (i % 500 === 0) await new Promise(setImmediate);
    }
  await new Promise(setImmediate);
  console.log(whole);`;

function collections(begin: string): number {
  const flags = ['--heap-growing-percent=20', '--input-type=module', '--eval', text(begin)];
  return Number(execFileSync(process.execPath, flags, { encoding: 'utf8', timeout: 60_000 }));
}

it('a heap that grows in large steps is collected whole less often than one that may grow by a fifth', () => {
  expect(collections('growInLargeSteps();')).toBeLessThan(collections(''));
});
