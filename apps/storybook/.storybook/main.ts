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
    // Markdown tables in docs pages.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  staticDirs: ['../public', { from: '../../api/src/demo/pictures/files', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen needs TypeScript's JavaScript API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // Targets browsers that support light-dark(). The version for older browsers would ignore the color-scheme of a part of the page.
  viteFinal: (base) =>
    mergeConfig(base, {
      oxc: styledComponents,
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
      // These load on demand: without this list Vite would discover them during a run and reload the page.
      optimizeDeps: {
        include: [
          '@partshop/ui > @tanstack/react-table',
          '@partshop/ui > @tanstack/react-virtual',
          '@partshop/ui > libphonenumber-js/min',
        ],
      },
    }),
};

export default config;
