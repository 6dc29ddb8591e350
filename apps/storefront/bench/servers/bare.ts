import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import type { PricePage } from '@partshop/api-client';
import { createTree, OffersByBody } from '../bare-react.ts';
import type { PreparedPages } from './prepared-pages.ts';

/** A page by React alone. */
export function renderBare({ head, tree, data }: PreparedPages['bare'][string]): string {
  const items = data === '' ? [] : (JSON.parse(data) as PricePage).items;
  const markup = renderToString(createElement(Fragment, null, ...createTree(tree, new OffersByBody(items))));
  return `${head}${markup}</div></body></html>`;
}
