import { defineConfig } from 'vitest/config';

/** What no server of PostgreSQL changes: how calls refuse bad input, and rules without a database. The embedded server's run has it. */
const SAME_ON_ANY_SERVER = ['src/tests/**', '**/*.rules.test.ts', '**/hostile-searches.test.ts'];

/** The suite for both databases: the server of DATABASE_URL, or the embedded one when it is unset. */
export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: process.env['DATABASE_URL'] ? SAME_ON_ANY_SERVER : [],
    globalSetup: ['src/testing/global-setup.ts'],
    env: { TZ: 'UTC' },
    maxWorkers: '100%',
    // A worker evaluates the backend once instead of once per file: 30 s instead of 73 s for 19 files. A file that mocks a module
    // resets the worker's modules before and after.
    isolate: false,
    // A whole PostgreSQL server takes its time to start.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
