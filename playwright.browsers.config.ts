import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config.ts';

/** How parts are found, bought, paid for, cancelled and returned in Firefox and WebKit, on the shop that the end-to-end tests visit. */
export default defineConfig({
  ...endToEnd,
  testMatch: '**/*.browsers.ts',
  outputDir: '.reports/browsers-results',
  workers: 1,
  timeout: 120_000,
  projects: [{ name: 'browsers' }],
});
