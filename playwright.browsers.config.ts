import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config.ts';

/** The purchase, and how parts are found, in Firefox and WebKit, on the shop that the end-to-end tests visit. */
export default defineConfig({
  ...endToEnd,
  testMatch: '**/*.browsers.ts',
  outputDir: '.reports/browsers-results',
  workers: 1,
  timeout: 120_000,
  projects: [{ name: 'browsers' }],
});
