import { defineConfig, devices } from '@playwright/test';
import type { PartnerOptions } from './e2e/partner-page.ts';

const executablePath = process.env['CHROMIUM'];

/** Tests the example on both versions of React. Run `npm run build -w @partshop/ui` first: the pages use its tarball. */
export default defineConfig<PartnerOptions>({
  testDir: 'e2e',
  outputDir: '../../../../.reports/partner/results',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    },
    locale: 'ru-RU',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'react-18', use: { react: '18' } },
    { name: 'react-19', use: { react: '19' } },
  ],
});
