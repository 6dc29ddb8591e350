import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';
import { defineConfig } from 'vitest/config';

/** Same class names on server and browser; vitest's projects do not read the apps' own vite.config. */
const oxc: ViteUserConfig['oxc'] = {
  plugins: { styledComponents: { ssr: true, displayName: true, minify: true, pure: true, namespace: 'shop' } },
};
const root = fileURLToPath(new URL('.//', import.meta.url));
const IGNORED = ['**/node_modules/**', '**/e2e/**', '**/dist/**', '**/.tsbuild/**'];

export default defineConfig({
  test: {
    attachmentsDir: '.reports/attachments',
    projects: [
      {
        root,
        oxc,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps/storefront,apps/storybook,scripts}/**/*.test.{ts,tsx}'],
          exclude: IGNORED,
          env: { TZ: 'UTC' },
          // By default one core is left idle, which is half of a machine with two.
          maxWorkers: '100%',
        },
      },
      'apps/api/vitest.config.ts',
      'apps/storybook/vitest.config.ts',
      'apps/storybook/vitest.hydrate.config.ts',
    ],
    coverage: {
      provider: 'v8',
      include: ['{packages,apps}/**/src/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/.tsbuild/**'],
    },
  },
});
