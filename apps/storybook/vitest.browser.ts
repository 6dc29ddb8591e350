import { playwright } from '@vitest/browser-playwright';

const executablePath = process.env['CHROMIUM'];

/** The same Chromium for every project in a browser; text and colours are drawn the same on each machine of a kind. */
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
        // Drawn anew each time and by the same code on every processor, down to the pixels of rounded corners.
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
