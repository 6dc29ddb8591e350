import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { styledComponents } from './.storybook/styled-components.ts';
import { inChromium } from './vitest.browser.ts';
import { emulateForcedColors, takePicture } from './visual/camera.ts';
import { MANIFEST } from './visual/folders.ts';
import { readManifest } from './visual/manifest.ts';
import { PURPOSE } from './visual/purpose.ts';
import { unchangedFiles } from './visual/unchanged.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Story files that also run on a phone: screens, and files that mention the phone. Which of their stories do is decided when they
 * run.
 */
const filesWithPhones = globSync('packages/{ui,features/*}/src/**/*.stories.tsx', { cwd: root })
  .map((file) => `${root}${file}`)
  .filter((file) => /phone|title: 'Screens\//.test(readFileSync(file, 'utf8')));

const comparing = PURPOSE === 'check' || PURPOSE === 'compare';

/**
 * Every story is a test in Chromium: it renders, its play function passes, axe finds no violation, and it looks like its accepted
 * picture.
 */
export default defineConfig({
  oxc: styledComponents ?? {},
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    // One page per worker: loads the library, React and axe once instead of once per file.
    isolate: false,
    maxWorkers: '100%',
    setupFiles: ['.storybook/vitest.setup.ts', 'visual/setup.ts'],
    provide: {
      device: 'desktop',
      purpose: PURPOSE,
      visualPattern: process.env['VISUAL_PATTERN'] ?? '',
      visualRepeats: comparing ? [...readManifest(MANIFEST).repeats.keys()] : [],
      visualUnchanged: PURPOSE === 'check' && process.env['CI'] === undefined ? unchangedFiles() : [],
    },
    browser: {
      ...inChromium(),
      instances: [
        { browser: 'chromium' },
        {
          browser: 'chromium',
          name: 'stories-phone',
          include: filesWithPhones,
          provide: { device: 'phone' },
          provider: inChromium({ hasTouch: true }).provider,
        },
      ],
      commands: { emulateForcedColors, takePicture },
    },
  },
});
