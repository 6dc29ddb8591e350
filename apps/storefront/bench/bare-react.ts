import { createElement, type ReactNode } from 'react';

/**
 * "Bare React": the same markup as our page, made by React alone from plain elements. The tree is read from our own
 * document, so that both sides write the same bytes; each request creates all of its elements anew, as JSX does.
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

export function createTree(tree: readonly Tree[]): ReactNode[] {
  return tree.map((node) =>
    typeof node === 'string' ? node : createElement(node.tag, node.attributes, ...createTree(node.children)),
  );
}
