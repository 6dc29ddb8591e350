/**
 * `node bench/servers/prepare.ts FOLDER PAGES`: writes what the plain servers serve, made from the shop's own documents, for
 * so many price pages; checks that each server writes the same rows as the shop.
 */
import { readTree, withoutOffers } from '../bare-react.ts';
import { pricePage } from '../fixtures.ts';
import { renderBare } from './bare.ts';
import { writePrepared, type PreparedPages } from './prepared-pages.ts';
import { HOME_PATH, MISSING_PATH, pageOf, PRICE_PATHS } from './paths.ts';
import { createCachedShop, createUncachedShop, visitTwice, type Shop } from './shop.ts';
import { renderTemplate } from './template.ts';

const ROW = /<tr class="ps-offer".*?<\/tr>/gs;
const ROWS_OF_A_GROUP = /(?:<tr class="ps-offer".*?<\/tr>\s*)+/gs;
const STYLES = /<style[^>]*>[^]*?<\/style>/g;
/** The document up to its content, and the content; state and scripts follow it. */
const DOCUMENT = /^([^]*?<div id="root">)([^]*)<\/div><script[ >]/;

const TAG = /<(\w+)((?: [\w-]+="[^"]*")+)/g;
const ATTRIBUTE = / ([\w-]+)(="[^"]*")/g;

/** The rows without insignificant differences: React's comments between texts, the order and the case of attributes. */
function rowsOf(html: string): string {
  const rows = html.match(ROW)?.join('') ?? '';
  return rows.replaceAll('<!-- -->', '').replaceAll(TAG, (_, tag: string, attributes: string) => {
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

function bareOf(html: string, data: string): PreparedPages['bare'][number] {
  const { head, markup } = partsOf(html);
  return { head, tree: withoutOffers(readTree(markup)), data };
}

/** The template's page: its styles are linked. */
function templateOf(html: string, data: string): PreparedPages['template'][number] {
  const { head, markup } = partsOf(html);
  const linked = head.replaceAll(STYLES, '').replace('</head>', '<link rel="stylesheet" href="/shop.css"></head>');
  return { pieces: `${linked}${markup}</div></body></html>`.split(ROWS_OF_A_GROUP), data };
}

function check(name: string, written: string, ours: string): void {
  const [rows, wanted] = [rowsOf(written), rowsOf(ours)];
  if (wanted !== '' && rows === wanted) return;
  const at = [...rows].findIndex((sign, index) => sign !== wanted[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${name} does not write the rows of the shop: “${around(rows)}” instead of “${around(wanted)}”`);
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
  const pages: PreparedPages = { bare: [], template: [], floor: {} };
  for (const path of paths) {
    const data = JSON.stringify(pricePage(pageOf(path)));
    const html = await (await visitTwice(uncached, path)).text();
    const [bare, template] = [bareOf(html, data), templateOf(html, data)];
    check('Bare React (bench/bare-row.ts)', renderBare(bare), html);
    check('The template (bench/template-row.ts)', renderTemplate(template), html);
    pages.bare.push(bare);
    pages.template.push(template);
  }
  for (const path of [...paths, HOME_PATH, MISSING_PATH]) pages.floor[path] = await readFloor(cached, path);
  return pages;
}

const [, , folder = '', pages] = process.argv;
await writePrepared(folder, await preparePages(PRICE_PATHS.slice(0, Number(pages))));
