/**
 * Budgets of what a browser loads, gzipped; `npm run size -w @partshop/storefront` fails above them. They are read from the
 * build's own manifest, so that a file that moves to another chunk is still counted.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;
type Budget = { name: string; path: string[]; limit: string; gzip: true };

const CLIENT = fileURLToPath(new URL('../dist/client/', import.meta.url));
const ENTRY = 'src/browser/entry-client.ts';
const STARTER = 'src/browser/starter.ts';

/** The screens of the route table, each with its own budget in KiB. A visited screen is not loaded again. */
const SCREENS = {
  'home/src/home.screen.ts': 15,
  'search/src/number-search.screen.ts': 15,
  'search/src/text-search.screen.ts': 15,
  'price-table/src/price-table.screen.ts': 28,
  'basket/src/basket.screen.ts': 15,
  'checkout/src/checkout.screen.ts': 16,
  'checkout/src/success.screen.ts': 8,
  'city/src/city.screen.ts': 15,
  'sign-in/src/login/login.screen.ts': 15,
  'sign-in/src/register/register.screen.ts': 60,
  'sign-in/src/recovery/remember.screen.ts': 60,
  'sign-in/src/recovery/recovery.screen.ts': 15,
  'sign-in/src/profile/profile.screen.ts': 15,
  'sign-in/src/account/logout.screen.ts': 15,
  'sign-in/src/demo-messages/demo-messages.screen.ts': 15,
};

const manifest = JSON.parse(readFileSync(`${CLIENT}.vite/manifest.json`, 'utf8')) as Manifest;

/** Files of a module and of all that it imports at once. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const part = manifest[name];
  if (!part || found.has(part.file)) return found;
  found.add(part.file);
  for (const next of part.imports ?? []) filesOf(next, found);
  return found;
}

/** The entry with the slices that it fetches; its other dynamic imports are screens. */
function filesOfApp(): Set<string> {
  const app = filesOf(ENTRY);
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
  const screens = Object.keys(manifest).filter((name) => name.endsWith('.screen.ts'));
  const unknown = screens.find((name) => !Object.keys(SCREENS).some((known) => name.endsWith(known)));
  if (unknown !== undefined) throw new Error(`${unknown} has no budget: give it one in scripts/budgets.ts.`);
  return [
    budget('what must run before the page works', filesOf(STARTER), 1),
    budget('the app without its screens', app, 165),
    ...Object.entries(SCREENS).map(([screen, kibibytes]) => {
      const name = screens.find((known) => known.endsWith(screen)) ?? '';
      const own = [...filesOf(name)].filter((file) => !app.has(file));
      return budget(`further, for ${screen}`, own, kibibytes);
    }),
  ];
}

export const budgets = listBudgets();
