import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import type { BrowserCommand } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { styledComponents } from './.storybook/styled-components.ts';
import { chromium } from './vitest.browser.ts';
import { BASELINES, CHANGES } from './visual/folders.ts';

/** Set by scripts/visual.ts and by the step `stories` of `npm test`: stories are photographed as well. */
const isVisual = process.env['VISUAL'] !== undefined;

const emulateForcedColors: BrowserCommand<['active' | 'none']> = ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors });

/** Every story is a test in Chromium: it renders, its play function passes, axe finds nothing, and it looks as it did. */
export default defineConfig({
  oxc: styledComponents ?? {},
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    // One page per worker: the library, React and axe are loaded once and not per file.
    isolate: false,
    maxWorkers: '100%',
    setupFiles: ['.storybook/vitest.setup.ts', ...(isVisual ? ['visual/setup.ts'] : [])],
    provide: { visualPattern: process.env['VISUAL_PATTERN'] ?? '' },
    browser: {
      ...chromium(),
      commands: { emulateForcedColors },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // The same browser draws the same pixels: what differs at all, smoothed edges included, is a change.
          comparatorOptions: { threshold: 0.02, includeAA: true, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext }) => `${BASELINES}/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext }) => `${CHANGES}/${arg}${ext}`,
        },
      },
    },
  },
});
