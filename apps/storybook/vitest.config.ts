import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { styledComponents } from './.storybook/styled-components.ts';

const executablePath = process.env['CHROMIUM'];

/** Every story is a test in Chromium: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  oxc: styledComponents ?? {},
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--font-render-hinting=none',
            '--force-color-profile=srgb',
            '--hide-scrollbars',
          ],
        },
        contextOptions: { deviceScaleFactor: 1, reducedMotion: 'reduce', locale: 'ru-RU', timezoneId: 'Europe/Moscow' },
      }),
    },
  },
});
