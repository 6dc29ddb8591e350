import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { stableClassNames } from './scripts/stable-class-names.ts';
import { withoutNotes } from './scripts/without-notes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const STORE = /node_modules\/(?:redux|redux-saga|@redux-saga|@reduxjs|immer|reselect|react-redux|openapi-fetch)\//;
/**
 * Of the forms, the start reads fields and refusals, for the basket; the rest comes with the screens that have a form. Data for
 * search engines is worded on the server alone. Money and numbers stand on every page.
 */
const CORE =
  /packages\/(?:features\/core\/src\/(?!page\/structured-data|forms\/(?!read-field|refusal\.))|features\/shared\/src\/(?!structured-data|[Aa]rrival|ArticlePicture|CategoryImage|DeliveryCity|DeliveryTime|MakerMark|monogram|phone\.|Retail|retail|search-meaning|time-zone)|api-client\/src\/(?!keyboard-layout|contract\/(?:order|positions)-)|ui\/src\/(?:(?:state-frame|empty-state|error-state|ui-locale)\/|(?:money|part-number)\/[A-Z]|chip\/ChipAside|quantity\/format-quantity))/;
/** Small components that most screens show: one file for two or three of them compresses better than one for each. */
const FRAME = /packages\/ui\/src\/(?:badge|card|page-heading)\/[A-Z]/;
/** What every form needs, as one file; it is too little for several. */
const FORMS = /packages\/features\/core\/src\/forms\/(?:contact-rules|refusal-alert|use-form|use-problems)\.tsx?$/;

export default defineConfig(({ command }) => ({
  // §9: built files are below /dist/. Their names end with a hash of the content in place of a build time: a file that a
  // version does not change stays in the caches of browsers.
  base: command === 'build' ? '/dist/' : '/',
  plugins: [react(), withoutNotes(), stableClassNames(ROOT)],
  oxc: {
    plugins: {
      styledComponents: {
        ssr: true,
        displayName: command === 'serve',
        fileName: false,
        minify: true,
        pure: true,
      },
    },
  },
  server: { middlewareMode: true },
  appType: 'custom' as const,
  build: {
    outDir: 'dist/client',
    manifest: true,
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The next two are written into every document; the last one brings the font files, the server has their style text.
          input: [
            'src/browser/entry-client.ts',
            'src/browser/early-input.ts',
            'src/browser/load-app.ts',
            'src/fonts.css',
          ],
          // Each is run in a task of its own: see src/browser/entry-client.ts.
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
                { name: 'router', test: /node_modules\/react-router(?:-dom)?\//, priority: 2 },
                { name: 'store', test: STORE, priority: 2 },
                { name: 'styles', test: /node_modules\/(?:styled-components|stylis)\//, priority: 2 },
                // What every page runs is one file, not one for each that some lazy part shares with it.
                { name: 'core', test: CORE, priority: 1 },
                { name: 'forms', test: FORMS, priority: 1 },
                { name: 'frame', test: FRAME, priority: 1 },
                { name: 'texts', test: /node_modules\/(?:@formatjs|intl-messageformat)\//, priority: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: {
        // One file starts faster than hundreds, and libraries that read process.env per element get the constant below.
        noExternal: command === 'build' ? true : [],
        // The backend keeps its own files (migrations, texts) beside its sources.
        external: ['@partshop/api'],
      },
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      build: {
        outDir: 'dist/server',
        manifest: false,
        rolldownOptions: { input: { 'entry-server': 'src/server/entry-server.ts' } },
      },
    },
  },
  builder: {},
}));
