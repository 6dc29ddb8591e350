import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { readTree, type Tree } from '../bare-react.ts';
import type { PriceItem } from '@partshop/api-client';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const APP = fileURLToPath(new URL('bare-app.ts', import.meta.url));
const ENTRY = 'virtual:bare-page';

/** Reads the offers that a document holds as JSON. */
const ITEMS = `const items = JSON.parse(document.getElementById('data').textContent);`;

/** Builds a page that the browser renders by itself, `bare.js` in `folder`. */
export async function buildRendered(markup: string, folder: string): Promise<void> {
  const client = `import { createRoot } from 'react-dom/client';
${ITEMS}
createRoot(document.getElementById('root')).render(h(BareApp, { frame, items }));`;
  await buildPage(frameCode(readTree(markup)) + client, folder);
}

/** Builds the page for the browser, `bare.js` in `folder`, and renders it; returns the markup of `#root`. */
export async function buildBare(markup: string, items: readonly PriceItem[], folder: string): Promise<string> {
  const frame = frameCode(readTree(markup));
  const client = `import { hydrateRoot } from 'react-dom/client';
${ITEMS}
hydrateRoot(document.getElementById('root'), h(BareApp, { frame, items }), {
  onRecoverableError: (error) => setTimeout(() => { throw error; }),
});`;
  const server = `import { renderToString } from 'react-dom/server';
export const render = (items) => renderToString(h(BareApp, { frame, items }));`;
  await buildPage(frame + client, folder);
  const serverFolder = `${folder}-server`;
  await build(configOf(frame + server, { outDir: serverFolder, emptyOutDir: true, ssr: true }));
  const made = (await import(pathToFileURL(join(serverFolder, 'bare.js')).href)) as {
    render: (items: readonly PriceItem[]) => string;
  };
  return made.render(items);
}

/** Builds a page of this code for the browser, `bare.js` in `folder`. */
export async function buildPage(code: string, folder: string): Promise<void> {
  await build(configOf(code, { outDir: folder, emptyOutDir: false }));
}

function configOf(code: string, output: NonNullable<InlineConfig['build']>): InlineConfig {
  return {
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'bare-page',
        resolveId: (id) => (id === ENTRY ? join(ROOT, 'bare-page.js') : null),
        load: (id) => (id === join(ROOT, 'bare-page.js') ? code : null),
      },
    ],
    build: {
      ...output,
      modulePreload: false,
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        input: ENTRY,
        output: { entryFileNames: 'bare.js', codeSplitting: false },
      },
    },
  };
}

/** The page around the offers as a module's code, element by element, as compiled JSX. */
export function frameCode(tree: readonly Tree[]): string {
  const bodies = { next: 0 };
  return `import { createElement as h, Fragment } from 'react';
import { BareApp } from ${JSON.stringify(APP)};
const frame = (bodies, count) => h(Fragment, null, ${childrenCode(tree, bodies)});
`;
}

function childrenCode(tree: readonly Tree[], bodies: { next: number }): string {
  return tree.map((node) => nodeCode(node, bodies)).join(', ');
}

function nodeCode(node: Tree, bodies: { next: number }): string {
  if (typeof node === 'string') return JSON.stringify(node);
  const { tag, attributes, children } = node;
  const open = `h(${JSON.stringify(tag)}, ${JSON.stringify(attributes)}`;
  if (tag === 'tbody' && isOffers(node)) return `${open}, bodies[${bodies.next++}])`;
  const parts = childrenCode(children, bodies);
  const isBasket = attributes['className'] === 'header-basket';
  return `${open}${parts === '' ? '' : `, ${parts}`}${isBasket ? ', count' : ''})`;
}

/** Whether a table body holds offers, not a group's title. */
const isOffers = (body: Exclude<Tree, string>): boolean =>
  body.children.some((row) => typeof row !== 'string' && row.attributes['className'] === 'ps-offer');
