/**
 * Budgets of what a browser loads, gzipped; `npm run size -w @partshop/storefront` fails above them. The files come from the
 * build's manifest, so that code that moves to another chunk still counts; a screen's budget comes from its feature.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { screenBudgets } from './screen-budgets.ts';

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;
type Budget = { name: string; path: string[]; limit: string; gzip: true };

const CLIENT = fileURLToPath(new URL('../dist/client/', import.meta.url));
const FEATURES = fileURLToPath(new URL('../../../packages/features/', import.meta.url));
const ENTRY = 'src/browser/entry-client.ts';
const EARLY_INPUT = 'src/browser/early-input.ts';
const LOAD_APP = 'src/browser/load-app.ts';

const manifest = JSON.parse(readFileSync(`${CLIENT}.vite/manifest.json`, 'utf8')) as Manifest;

/** The files of a module and of all its static imports. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const part = manifest[name];
  if (!part || found.has(part.file)) return found;
  found.add(part.file);
  for (const next of part.imports ?? []) filesOf(next, found);
  return found;
}

/** The entry with the chunks that it imports dynamically; its other dynamic imports are screens. */
function filesOfApp(): Set<string> {
  const app = filesOf(LOAD_APP, filesOf(ENTRY));
  for (const name of manifest[ENTRY]?.dynamicImports ?? []) if (name.startsWith('src/browser/')) filesOf(name, app);
  return app;
}

const budget = (name: string, files: Iterable<string>, kibibytes: number): Budget => ({
  name,
  path: [...files].map((file) => CLIENT + file),
  limit: `${kibibytes * 1024} B`,
  gzip: true,
});

function listBudgets(): Budget[] {
  const app = filesOfApp();
  // A visited screen stays loaded. The rules of the world's phone numbers (70 KiB) load only when somebody types a number.
  const screens = globSync('*/src/feature.ts', { cwd: FEATURES })
    .toSorted()
    .flatMap((file) => screenBudgets(file, readFileSync(FEATURES + file, 'utf8')));
  return [
    budget('what must run before the page works', filesOf(EARLY_INPUT), 1),
    // The chrome for every role but staff, whose panels only staff load; without popups, which load when they open.
    // The chip of the current car, and the start of what keeps it, are in the header of every page; so is the choice of a currency, and
    // what loads the suggestions of a search form when it is first used; and the
    // wish list and the comparison with their counts (1.5 KiB). The table of routes has the three pages of alerts,
    // the page that repeats an order, the two of its payment, and the statistics of orders.
    // The table of routes has the shared basket and the page for pasted lists too, and the basket knows its promo code and its groups on
    // every page (1 KiB). Fragments that keep their markup, and the ways to parts for few, are 0.1 KiB. The settings, with the bar that
    // offers their language, are 0.2 KiB. The six routes of articles, offers and pages about the shop are 0.4 KiB,
    // the two of their editors, with the router's question before a page is left, 0.5 KiB.
    // The table of routes has the seven pages of the account, which are 0.7 KiB, and the company's, with the three of
    // contacts, shops and delivery, is 0.4 KiB. What the overdue link and the two pages of a wholesale client's debt need is 0.4 KiB.
    // The five pages of a company account are 0.6 KiB, the accessibility statement with its link 0.2 KiB.
    // The application of a supplier, its two pages for staff and the page for suppliers are 0.5 KiB.
    // The three queues of a seller are 0.3 KiB. Why a seller's offers are not sold is 0.1 KiB; the frame and the forms that several
    // features share, which loaded with each of their pages before, are 0.3 KiB.
    // The four pages about what a seller sells are 0.4 KiB, uploads of price lists 0.3 KiB.
    // A seller's settings, card and pictures are 0.3 KiB.
    // The seven pages of goods in transit, and texts that render only who reads them, are 1 KiB; a seller's tokens and advice are 0.2 KiB.
    // The columns and the call of a list of photos are 0.1 KiB.
    budget('the app without its screens', app, 203.8),
    ...screens.map(({ file, kibibytes }) => {
      const name = Object.keys(manifest).find((known) => known.endsWith(`features/${file}`));
      if (name === undefined) throw new Error(`${file} is not in the build.`);
      const own = [...filesOf(name)].filter((part) => !app.has(part));
      return budget(`further, for ${file}`, own, kibibytes);
    }),
  ];
}

export const budgets = listBudgets();
