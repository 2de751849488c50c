import { defineConfig } from 'vitest/config';
import { suitesOfTests } from './test/support/suites.ts';

const { engines, tables, services } = suitesOfTests();
const limits = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  pool: 'forks',
  // A busy machine is slow, not wrong.
  expect: { poll: { timeout: 20_000 } },
} as const;

/** Three suites that hold every test file (`test/support/suites.ts` says which); each of `npx vitest run FILE…` still finds its own. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Pure functions: a process loads them and their tables once for all files.
      { test: { ...limits, name: 'engines', include: [...engines], isolate: false } },
      { test: { ...limits, name: 'tables', include: [...tables] } },
      { test: { ...limits, name: 'services', include: [...services] } },
    ],
  },
});
