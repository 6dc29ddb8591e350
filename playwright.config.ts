import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = process.env['E2E_PORT'] ?? '3310';
/** A shop that runs already, instead of the one that is started here. */
const runningShop = process.env['E2E_BASE_URL'];
const baseURL = runningShop ?? `http://127.0.0.1:${port}`;
/** The folder of the shop that is started here, so that a test may import a price list into it; workers inherit it. */
if (!runningShop) process.env['E2E_DATA_DIR'] ??= path.join(tmpdir(), `partshop-e2e-${port}-${process.pid}`);
const executablePath = process.env['CHROMIUM'];

export default defineConfig({
  testDir: 'apps/storefront/e2e',
  outputDir: '.reports/e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    screenshot: 'only-on-failure',
    // Recording each journey takes a quarter of the run's time: ask for it with `--trace on`.
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      // What the server says, what staff do at a desk, keyboards.
      testIgnore: ['**/desktop-only/**', '**/observatory/**'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  ...(runningShop
    ? {}
    : {
        webServer: {
          command: 'node scripts/e2e-server.ts',
          url: `${baseURL}/`,
          timeout: 120_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          stdout: 'pipe',
          env: { PORT: port },
        },
      }),
});
