/**
 * `node bench/servers/prepare.ts FOLDER PAGES`: writes what the plain servers serve, made from the shop's own documents, for
 * so many price pages; checks that each server writes the same rows as the shop.
 */
import { readTree, withoutOffers } from '../bare-react.ts';
import { pricePage } from '../fixtures.ts';
import { renderBare } from './bare.ts';
import { writePrepared, type PreparedPages } from './prepared-pages.ts';
import { CATEGORY_PATHS, HOME_PATH, MISSING_PATH, pageOf, PRICE_PATHS } from './paths.ts';
import { createCachedShop, createUncachedShop, visitTwice, type Shop } from './shop.ts';
import { renderTemplate } from './template.ts';

const ROW = /<tr class="ps-offer".*?<\/tr>/gs;
const ROWS_OF_A_GROUP = /(?:<tr class="ps-offer".*?<\/tr>\s*)+/gs;
const STYLES = /<style[^>]*>[^]*?<\/style>/g;
/** The document up to its content, and the content; state and scripts follow it. */
const DOCUMENT = /^([^]*?<div id="root">)([^]*)<\/div><script[ >]/;

const TAG = /<(\w+)((?: [\w-]+="[^"]*")+)/g;
const ATTRIBUTE = / ([\w-]+)(="[^"]*")/g;

const rowsOf = (html: string): string => comparable(html.match(ROW)?.join('') ?? '');

/** Markup without insignificant differences: React's comments between texts, the order and the case of attributes. */
function comparable(markup: string): string {
  return markup.replaceAll('<!-- -->', '').replaceAll(TAG, (_, tag: string, attributes: string) => {
    const all = attributes.matchAll(ATTRIBUTE);
    return `<${tag}${Array.from(all, ([, name = '', value = '']) => ` ${name.toLowerCase()}${value}`)
      .toSorted()
      .join('')}`;
  });
}

function partsOf(html: string): { head: string; markup: string } {
  const [, head, markup] = DOCUMENT.exec(html) ?? [];
  if (head === undefined || markup === undefined)
    throw new Error('The document is not of the form that is known here.');
  return { head, markup };
}

const contentOf = (html: string): string => /<main[ >][^]*<\/main>/.exec(html)?.[0] ?? '';

function bareOf(html: string, data = ''): PreparedPages['bare'][string] {
  const { head, markup } = partsOf(html);
  return { head, tree: withoutOffers(readTree(markup)), data };
}

/** The template's page: its styles are linked. */
function templateOf(html: string, data: string): PreparedPages['template'][number] {
  const { head, markup } = partsOf(html);
  const linked = head.replaceAll(STYLES, '').replace('</head>', '<link rel="stylesheet" href="/shop.css"></head>');
  return { pieces: `${linked}${markup}</div></body></html>`.split(ROWS_OF_A_GROUP), data };
}

function check(name: string, written: string, wanted: string): void {
  if (wanted !== '' && written === wanted) return;
  const at = [...written].findIndex((sign, index) => sign !== wanted[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${name} does not write what the shop writes: “${around(written)}” instead of “${around(wanted)}”`);
}

async function readFloor(shop: Shop, path: string): Promise<PreparedPages['floor'][string]> {
  const bytes = async (encoding: string) => {
    const response = await visitTwice(shop, path, { 'accept-encoding': encoding });
    return { status: response.status, text: Buffer.from(await response.arrayBuffer()).toString('base64') };
  };
  const { status, text: identity } = await bytes('identity');
  return { status, identity, br: (await bytes('br')).text };
}

async function preparePages(paths: readonly string[]): Promise<PreparedPages> {
  const [uncached, cached] = [await createUncachedShop(), (await createCachedShop()).fetch];
  const pages: PreparedPages = { bare: {}, template: [], floor: {} };
  for (const path of paths) {
    const data = JSON.stringify(pricePage(pageOf(path)));
    const html = await (await visitTwice(uncached, path)).text();
    const [bare, template] = [bareOf(html, data), templateOf(html, data)];
    check('Bare React (bench/bare-row.ts)', rowsOf(renderBare(bare)), rowsOf(html));
    check('The template (bench/template-row.ts)', rowsOf(renderTemplate(template)), rowsOf(html));
    pages.bare[path] = bare;
    pages.template.push(template);
  }
  for (const path of CATEGORY_PATHS.slice(0, paths.length)) {
    const html = await (await visitTwice(uncached, path)).text();
    const bare = bareOf(html);
    check('Bare React', comparable(contentOf(renderBare(bare))), comparable(contentOf(html)));
    pages.bare[path] = bare;
  }
  for (const path of [...paths, HOME_PATH, MISSING_PATH]) pages.floor[path] = await readFloor(cached, path);
  return pages;
}

const [, , folder = '', pages] = process.argv;
await writePrepared(folder, await preparePages(PRICE_PATHS.slice(0, Number(pages))));
