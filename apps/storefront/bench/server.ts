/** One server under measurement: `node bench/server.ts shop|bare`. Speaks with its parent about CPU time over IPC. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createInstantBackend, PAGES, pricePage } from './fixtures.ts';
import { createElement, Fragment } from 'react';
import type { PricePage } from '@partshop/api-client';
import { createTree, OffersByBody, readTree, type Tree } from './bare-react.ts';

process.env['NODE_ENV'] = 'production';

const build = new URL('../dist/', import.meta.url);
const PATH = '/price/mann-filter/W712';

async function createShop(): Promise<(request: Request) => Promise<Response>> {
  const shell = (await import(
    new URL('server/entry-server.js', build).href
  )) as typeof import('../src/server/entry-server.ts');
  const manifest = await readFile(new URL('client/.vite/manifest.json', build), 'utf8');
  const assets = shell.assetsOfBuild(manifest, '/dist/', shell.pageStyles, 'bench');
  const transport = createInstantBackend();
  return shell.createShop({
    transport,
    renderPage: shell.createPageRenderer({
      transport,
      texts: shell.createCachedTextSource(60_000),
      assets,
      publicOrigin: null,
    }),
    staticFile: () => null,
    onError: (error) => console.error(error),
  });
}

type BarePage = { head: string; tree: Tree[]; data: string };

/** What {@link BarePage}s are made of: our own pages, whose markup bare React has to write to the letter. */
async function readBarePage(shop: (request: Request) => Promise<Response>, page: number): Promise<BarePage> {
  const visit = () => shop(new Request(`http://bench${PATH}${page}?view=table`));
  // From the second render on the rows are joined.
  await visit();
  const html = await (await visit()).text();
  const [, head = '', markup = ''] =
    /^([^]*?<div id="root">)([^]*)<\/div><script type="application\/json"/.exec(html) ?? [];
  return { head, tree: readTree(markup), data: JSON.stringify(pricePage(page)) };
}

async function createBare(): Promise<(request: Request) => Promise<Response>> {
  const { renderToString } = await import('react-dom/server');
  const shop = await createShop();
  const pages = await Promise.all(Array.from({ length: PAGES }, (_, page) => readBarePage(shop, page)));
  const render = ({ head, tree, data }: BarePage): string => {
    const { items } = JSON.parse(data) as PricePage;
    return `${head}${renderToString(createElement(Fragment, null, ...createTree(tree, new OffersByBody(items))))}</div></body></html>`;
  };
  const ours = await (await shop(new Request(`http://bench${PATH}0?view=table`))).text();
  const rowsOf = (html: string) => html.match(/<tr class="ps-offer".*?<\/tr>/g) ?? [];
  const [first] = pages;
  if (!first || rowsOf(render(first)).join('') !== rowsOf(ours).join('')) {
    throw new Error('Bare React does not write the rows that the shop writes: see bench/bare-row.ts.');
  }
  return async (request) => {
    const page = pages[Number(/W712(\d+)/.exec(request.url)?.[1] ?? 0) % PAGES];
    if (!page) return new Response(null, { status: 404 });
    return new Response(render(page), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };
}

const listener = getRequestListener(process.argv[2] === 'bare' ? await createBare() : await createShop());
const server = createServer((request, response) => void listener(request, response));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }));
