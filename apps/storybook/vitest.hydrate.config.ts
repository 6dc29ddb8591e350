import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { styledComponents } from './.storybook/styled-components.ts';
import { inChromium } from './vitest.browser.ts';

const root = fileURLToPath(new URL('../../packages/ui', import.meta.url));

/**
 * Renders the stories in Node, where `document` is undefined. Modules are transformed as for the browser, so that class names
 * agree.
 */
const renderStoriesOnServer: BrowserCommand = async () => {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    oxc: styledComponents ?? {},
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { serverMarkup } = (await server.ssrLoadModule('/src/testing/server-markup.ts')) as {
      serverMarkup: () => Record<string, string>;
    };
    return serverMarkup();
  } finally {
    await server.close();
  }
};

/** Renders every story of the design system in Node and hydrates it in Chromium. */
export default defineConfig({
  root,
  oxc: styledComponents ?? {},
  test: {
    name: 'hydrate',
    include: ['src/stories.hydrate.browser.tsx', 'src/conformance.test.tsx'],
    browser: { ...inChromium(), commands: { renderStoriesOnServer } },
  },
});
