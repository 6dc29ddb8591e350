import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pricePage } from '../fixtures.ts';
import type { PriceItem } from '@partshop/api-client';
import { buildBare, buildRendered } from './bare-build.ts';
import { linkedDocument, readPageFragments, type PageFragments } from './page-fragments.ts';

export type FloorFolders = { template: string; bare: string; remove: () => Promise<void> };

const FONTS = new URL('../../dist/client/assets/', import.meta.url);

/** Counts added offers in the header: all that the template's page does. */
const TEMPLATE_SCRIPT = `let n=0;addEventListener('submit',e=>{let f=e.target;if(!f.matches('.ps-offer-add'))return;e.preventDefault();n+=+f.qty.value;let b=document.querySelector('.header-basket'),c=b.querySelector('.header-count')||b.appendChild(document.createElement('span'));c.className='header-count';c.textContent=n})`;

/** Makes the folders of both floors from the shop's own document: the same markup, with the styles in a linked file. */
export async function makeFloorFolders(html: string, page: number): Promise<FloorFolders> {
  const root = await mkdtemp(join(tmpdir(), 'bench-floors-'));
  const parts = readPageFragments(html);
  const [template, bare] = [join(root, 'template'), join(root, 'bare')];
  await Promise.all([startFolder(template, parts), startFolder(bare, parts)]);
  await writeFile(join(template, 'index.html'), templateDocument(parts));
  await writeFile(join(bare, 'index.html'), await bareDocument(parts, page, bare));
  return { template, bare, remove: () => rm(root, { recursive: true, force: true }) };
}

async function startFolder(folder: string, parts: PageFragments): Promise<void> {
  await mkdir(join(folder, 'dist'), { recursive: true });
  await writeFile(join(folder, 'page.css'), parts.css);
  const isFont = (source: string) => /assets\/?$|\.woff2$/.test(source);
  await cp(FONTS, join(folder, 'dist/assets'), { recursive: true, filter: isFont });
}

function templateDocument(parts: PageFragments): string {
  return linkedDocument(parts, `<div id="root">${parts.markup}</div><script>${TEMPLATE_SCRIPT}</script>`);
}

/** A folder with the page of plain React that renders these offers in the browser, in the shop's own markup and styles. */
export async function makeRenderedFolder(
  html: string,
  items: readonly PriceItem[],
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-rendered-'));
  const parts = readPageFragments(html);
  await startFolder(folder, parts);
  await buildRendered(parts.markup, folder);
  await writeFile(join(folder, 'index.html'), documentWithData(parts, '', items));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function bareDocument(parts: PageFragments, page: number, folder: string): Promise<string> {
  const { items } = pricePage(page);
  return documentWithData(parts, await buildBare(parts.markup, items, folder), items);
}

function documentWithData(parts: PageFragments, markup: string, items: readonly PriceItem[]): string {
  const data = JSON.stringify(items).replaceAll('<', '\\u003c');
  const head = parts.head.replace('</head>', '<link rel="modulepreload" href="/bare.js"></head>');
  const scripts = `<script type="application/json" id="data">${data}</script><script type="module" src="/bare.js"></script>`;
  return linkedDocument({ ...parts, head }, `<div id="root">${markup}</div>${scripts}`);
}
