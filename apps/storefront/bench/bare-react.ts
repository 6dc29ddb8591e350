import { createElement, type ReactNode } from 'react';
import type { PriceItem } from '@partshop/api-client';
import { BareRow } from './bare-row.ts';

/**
 * "Bare React": the same page by React alone, without router, store, sagas or styled-components. It parses the same data,
 * formats the offers and renders them as plain components. The rest of the page is parsed from the shop's own document and
 * created anew as plain elements for each request, as JSX does. Both sides write the same markup; a check compares it.
 */
export type Tree = string | { tag: string; attributes: Record<string, unknown>; children: Tree[] };

const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const TOKEN = /<!--[^]*?-->|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Reads markup that React wrote (well-formed by construction). */
export function readTree(markup: string): Tree[] {
  const root: Tree[] = [];
  const open: Tree[][] = [root];
  for (const [, closed, tag, attributes = '', text] of markup.matchAll(TOKEN)) {
    const children = open.at(-1) ?? root;
    if (text !== undefined) children.push(decode(text));
    else if (closed !== undefined) open.pop();
    else if (tag !== undefined) {
      const element: Tree = { tag, attributes: readAttributes(attributes), children: [] };
      children.push(element);
      if (!VOID.has(tag)) open.push(element.children);
    }
  }
  return root;
}

function readAttributes(text: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [, name = '', value] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
    if (name === 'style') found['style'] = readStyle(decode(value ?? ''));
    else if (name === 'class') found['className'] = decode(value ?? '');
    else found[name] = value === undefined || value === '' ? booleanOr(name) : decode(value);
  }
  return found;
}

const BOOLEAN = new Set([
  'required',
  'disabled',
  'checked',
  'selected',
  'hidden',
  'open',
  'multiple',
  'readonly',
  'novalidate',
]);
const booleanOr = (name: string): unknown => (BOOLEAN.has(name) ? true : '');

function readStyle(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((rule) => rule.split(/:(.*)/s).slice(0, 2) as [string, string]),
  );
}

const isOffers = ({ tag, attributes }: Exclude<Tree, string>): boolean =>
  tag === 'tbody' && attributes['className'] === undefined;

/** The tree without the rows of offers: the constant part of a page. */
export function withoutOffers(tree: readonly Tree[]): Tree[] {
  return tree.map((node) =>
    typeof node === 'string' ? node : { ...node, children: isOffers(node) ? [] : withoutOffers(node.children) },
  );
}

/** The elements of a tree; fills the table bodies with the offers of the data. */
export function createTree(tree: readonly Tree[], offers: OffersByBody): ReactNode[] {
  return tree.map((node) => {
    if (typeof node === 'string') return node;
    const rows = isOffers(node) ? offers.next() : null;
    if (!rows) return createElement(node.tag, node.attributes, ...createTree(node.children, offers));
    return createElement(
      node.tag,
      node.attributes,
      rows.map((offer) => createElement(BareRow, { offer, key: offer.articleId })),
    );
  });
}

/** The offers of a page by table body, in its order: one body for each group that has any. */
export class OffersByBody {
  readonly #bodies: PriceItem[][];

  constructor(items: readonly PriceItem[]) {
    this.#bodies = [1, 2, 3, 4]
      .map((group) => items.filter((item) => item.group === group))
      .filter((body) => body.length > 0);
  }

  next(): PriceItem[] | null {
    return this.#bodies.shift() ?? null;
  }
}
