import { defineConfig } from 'vitest/config';

/** One suite for both databases: the server of DATABASE_URL, or the embedded one when it is unset. */
export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    env: { TZ: 'UTC' },
    maxWorkers: '100%',
    // A whole PostgreSQL server takes its time to start.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
