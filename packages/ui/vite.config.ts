import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { componentIds } from './scripts/package/component-ids.ts';
import { moduleFiles, readEntries } from './scripts/package/entries.ts';
import { ownRem } from './scripts/package/own-rem.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const entries = readEntries(readFileSync(here('src/index.ts'), 'utf8'));

/** Builds the package for partners: one file per module, nothing bundled. `scripts/build.ts` runs it and adds the rest. */
export default defineConfig({
  root: here('.'),
  plugins: [componentIds(), ownRem()],
  oxc: {
    plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true } },
  },
  build: {
    outDir: here('dist/modules'),
    target: 'es2022',
    minify: false,
    copyPublicDir: false,
    // Keeps every export of an entry, even if the index exports only some of them.
    lib: { entry: ['index.ts', ...moduleFiles(entries)].map((file) => here(`src/${file}`)), formats: ['es'] },
    rolldownOptions: {
      external: /^[^./]/,
      output: { preserveModules: true, preserveModulesRoot: here('src'), entryFileNames: '[name].js' },
    },
  },
});
