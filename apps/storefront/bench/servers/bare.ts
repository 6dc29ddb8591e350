import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import type { PricePage } from '@partshop/api-client';
import { createTree, OffersByBody } from '../bare-react.ts';
import type { PreparedPages } from './prepared-pages.ts';

/** The price page by React alone. */
export function renderBare({ head, tree, data }: PreparedPages['bare'][number]): string {
  const { items } = JSON.parse(data) as PricePage;
  const markup = renderToString(createElement(Fragment, null, ...createTree(tree, new OffersByBody(items))));
  return `${head}${markup}</div></body></html>`;
}
