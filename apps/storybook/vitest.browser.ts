import { playwright } from '@vitest/browser-playwright';

const executablePath = process.env['CHROMIUM'];

/** The browser settings of all test projects in Chromium; machines of the same kind draw text and colours the same. */
export const inChromium = (context: { hasTouch?: boolean } = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
        // Draws everything again for each picture, by the same code on every processor, so that even rounded corners have the same
        // pixels.
        '--disable-partial-raster',
        '--disable-skia-runtime-opts',
        '--disable-lcd-text',
        '--disable-checker-imaging',
      ],
    },
    contextOptions: {
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
      ...context,
    },
  }),
});
