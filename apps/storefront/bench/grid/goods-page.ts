import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import type { SoldPositions } from '@partshop/api-client';
import { routesOf } from '@partshop/features/core';
import { routesInMain, StoryShell } from '@partshop/features/core/testing';
import { currentSeller } from '@partshop/features/seller/mocks';
import { feature } from '@partshop/features/seller-sales';
import { manyGoods } from '@partshop/features/seller-sales/mocks';
import styles from '@partshop/ui/global.css?inline';

const GOODS = '/services/seller/positions_json';

const handlers = manyGoods();

async function answer(request: Request): Promise<Response> {
  for (const handler of handlers) {
    const result = await handler.run({ request: request.clone(), requestId: request.url });
    if (result?.response) return result.response;
  }
  return new Response('{}', { status: 404 });
}

/** Shows the page of 12,480 goods in `#root`, which asks for their rows as it is scrolled; they are answered from memory. */
export async function showGoods(): Promise<void> {
  // A made answer sorts all goods. That is the server's work, so it is done before.
  const first = await answer(new Request(new URL(`${GOODS}?take=100000`, location.href)));
  const all = (await first.json()) as SoldPositions;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== GOODS) return answer(request);
    const skip = Number(searchParams.get('skip') ?? 0);
    const take = Number(searchParams.get('take') ?? 50);
    return Response.json({ ...all, positions: all.positions.slice(skip, skip + take), take });
  };
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);
  createRoot(document.querySelector('#root') as Element).render(
    h(StoryShell, {
      routes: routesInMain(routesOf(feature)),
      path: '/seller/realization/goods',
      currentUser: currentSeller,
      locale: 'ru',
    }),
  );
}
