/** One server under measurement: `node bench/server.ts shop|bare`. Speaks with its parent about CPU time over IPC. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createInstantBackend, PAGES, pricePage } from './fixtures.ts';
import { createTree, readTree } from './bare-react.ts';

process.env['NODE_ENV'] = 'production';

const build = new URL('../dist/', import.meta.url);
const PATH = '/price/mann-filter/W712';

async function createShop(): Promise<(request: Request) => Promise<Response>> {
  const shell = (await import(
    new URL('server/entry-server.js', build).href
  )) as typeof import('../src/server/entry-server.ts');
  const manifest = await readFile(new URL('client/.vite/manifest.json', build), 'utf8');
  const assets = shell.assetsOfBuild(JSON.parse(manifest), '/dist/', shell.pageStyles, 'bench');
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

/** The document around the markup is the same; its data comes as text and is parsed, as ours is. */
async function createBare(): Promise<(request: Request) => Promise<Response>> {
  const { renderToString } = await import('react-dom/server');
  const shop = await createShop();
  const data = Array.from({ length: PAGES }, (_, page) => JSON.stringify(pricePage(page)));
  const pages = [];
  for (let page = 0; page < PAGES; page++) {
    // The second render is the one whose rows are joined; both are the same bytes.
    await shop(new Request(`http://bench${PATH}${page}?view=table`));
    const html = await (await shop(new Request(`http://bench${PATH}${page}?view=table`))).text();
    const [, head = '', markup = ''] =
      /^([^]*?<div id="root">)([^]*)<\/div><script type="application\/json"/.exec(html) ?? [];
    const tree = readTree(markup);
    const again = renderToString(createTree(tree) as never);
    if (Math.abs(again.length - markup.length) > markup.length * 0.05) {
      throw new Error(`Bare React writes ${again.length} characters where the shop writes ${markup.length}.`);
    }
    pages.push({ head, tree });
  }
  return async (request) => {
    const page = Number(/W712(\d+)/.exec(request.url)?.[1] ?? 0) % PAGES;
    JSON.parse(data[page] ?? '{}');
    const entry = pages[page];
    if (!entry) return new Response(null, { status: 404 });
    const html = `${entry.head}${renderToString(createTree(entry.tree) as never)}</div></body></html>`;
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };
}

const listener = getRequestListener(process.argv[2] === 'bare' ? await createBare() : await createShop());
const server = createServer((request, response) => void listener(request, response));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }));
