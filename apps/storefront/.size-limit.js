/**
 * Budgets of what a browser loads, gzipped; `npm run size` fails above them. Read from the build's own manifest, so that a file
 * that moves to another chunk is still counted.
 */
import { readFileSync } from 'node:fs';

const CLIENT = new URL('dist/client/', import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(`${CLIENT}.vite/manifest.json`, 'utf8'));
const ENTRY = 'src/browser/entry-client.ts';
const APP = 'src/browser/start-app.tsx';

/** Files of a module and of all that it imports at once. */
function filesOf(name, found = new Set()) {
  const part = manifest[name];
  if (!part || found.has(part.file)) return found;
  found.add(part.file);
  for (const next of part.imports ?? []) filesOf(next, found);
  return found;
}

const isSlice = (name) => name.startsWith('src/browser/');
const app = filesOf(ENTRY);
for (const slice of [...manifest[ENTRY].dynamicImports, APP].filter(isSlice)) filesOf(slice, app);

/** The screens of the route table, each with its own budget in KiB. */
const SCREENS = {
  'home/src/home.screen.ts': 15,
  'search/src/number-search.screen.ts': 15,
  'search/src/text-search.screen.ts': 15,
  'price-table/src/price-table.screen.ts': 28,
  'basket/src/basket.screen.ts': 15,
  'checkout/src/checkout.screen.ts': 16,
  'checkout/src/success.screen.ts': 8,
};

const budget = (name, files, kibibytes) => ({
  name,
  path: [...files].map((file) => CLIENT + file),
  limit: `${kibibytes * 1024} B`,
  gzip: true,
});

const screens = Object.keys(manifest).filter((name) => name.endsWith('.screen.ts'));
for (const name of screens)
  if (!Object.keys(SCREENS).some((known) => name.endsWith(known))) throw new Error(`${name} has no budget.`);

export default [
  budget('what must run before the page works', [manifest['src/browser/starter.ts'].file], 1),
  budget('the app without its screens', app, 165),
  ...Object.entries(SCREENS).map(([screen, kibibytes]) => {
    const name = screens.find((known) => known.endsWith(screen));
    const own = [...filesOf(name)].filter((file) => !app.has(file));
    return budget(`further, for ${screen.replace(/^.*\/(.*)\.screen\.ts$/, '$1')}`, own, kibibytes);
  }),
];
