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

/**
 * The screens of the route table, each with its own budget in KiB. A visited screen is not loaded again. Those with a phone field
 * load the rules of the world's phone numbers (70 KiB) only when somebody types one.
 */
const SCREENS = {
  'home/src/home.screen.ts': 15,
  'search/src/number-search.screen.ts': 15,
  'search/src/text-search.screen.ts': 15,
  'price-table/src/price-table.screen.ts': 29,
  'basket/src/basket.screen.ts': 16,
  'checkout/src/checkout.screen.ts': 18,
  'checkout/src/success.screen.ts': 8,
  'city/src/city.screen.ts': 21,
  'sign-in/src/login/login.screen.ts': 16,
  'sign-in/src/register/register.screen.ts': 29,
  'sign-in/src/recovery/remember-password.screen.ts': 16,
  'sign-in/src/recovery/new-password.screen.ts': 15,
  'sign-in/src/profile/profile.screen.ts': 17,
  'sign-in/src/account/logout.screen.ts': 6,
  'sign-in/src/demo-messages/demo-messages.screen.ts': 5,
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
    // The chrome of every role but the staff's, which is loaded for them alone; what opens above a page comes when it is asked for.
    budget('the app without its screens', app, 180),
    ...Object.entries(SCREENS).map(([screen, kibibytes]) => {
      const name = screens.find((known) => known.endsWith(screen)) ?? '';
      const own = [...filesOf(name)].filter((file) => !app.has(file));
      return budget(`further, for ${screen}`, own, kibibytes);
    }),
  ];
}

export const budgets = listBudgets();
