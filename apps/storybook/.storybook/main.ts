import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { styledComponents } from './styled-components.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    '../../../packages/ui/src/**/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/features/*/src/**/*.stories.tsx',
  ],
  addons: [
    // Tables in pages.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other one asks TypeScript's JavaScript API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // Browsers that know light-dark(): rewritten for older ones it would not follow a color-scheme of a part of the page.
  viteFinal: (base) =>
    mergeConfig(base, {
      oxc: styledComponents,
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
      // Fetched when they are needed, so Vite would find them in the middle of a run and load the page again.
      optimizeDeps: { include: ['@partshop/ui > @tanstack/react-virtual', '@partshop/ui > libphonenumber-js/min'] },
    }),
};

export default config;
