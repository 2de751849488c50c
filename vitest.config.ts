import { defineConfig } from 'vitest/config';
import { suitesOfTests } from './test/support/suites.ts';

const { pure, alone, servers, serversAlone } = suitesOfTests();
const limits = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  pool: 'forks',
  // A busy machine is slow, not wrong.
  expect: { poll: { timeout: 20_000 } },
} as const;

/** Four suites that hold every test file (`test/support/suites.ts` says which); each of `npx vitest run FILE…` still finds its own. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // A process of these loads the program and its tables once for all its files.
      { test: { ...limits, name: 'pure', include: [...pure], isolate: false } },
      { test: { ...limits, name: 'servers', include: [...servers], isolate: false } },
      { test: { ...limits, name: 'alone', include: [...alone] } },
      { test: { ...limits, name: 'serversAlone', include: [...serversAlone] } },
    ],
  },
});
