import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createCachedTextSource } from '@partshop/features/core';
import { forwardTo, type ApiTransport } from './api-transport.ts';
import { createShop } from './create-shop.ts';
import { createShopServer } from './listen.ts';
import { createPageRenderer } from './render-page.tsx';
import { openBreakableBackend } from './testing/breakable-backend.ts';
import { createGoodBackend } from './testing/good-backend.ts';

/** A request that its visitor aborts is not an error and is not logged. */

const ASSETS = { head: '', css: '', cssHash: '', scripts: '', scriptSource: '', connectSource: '', version: 'test' };

const good = createGoodBackend();
/** Reads the whole body, as calls do. */
const inProcess: ApiTransport = async (request) => {
  await request.clone().text();
  return good(request);
};

const CASES = [
  ['a call', '/services/search/searchgood_json', 'application/json', false],
  ['a call of a backend of its own', '/services/search/searchgood_json', 'application/json', true],
  ['a form', '/basket', 'application/x-www-form-urlencoded', false],
  ['a form with files', '/checkout', 'multipart/form-data; boundary=x', false],
] as const;

it.each(CASES)('logs nothing when %s is aborted', async (_what, path, type, hasBackend) => {
  const backend = await openBreakableBackend();
  const transport = hasBackend ? forwardTo(backend.url) : inProcess;
  const renderPage = createPageRenderer({
    transport,
    texts: createCachedTextSource(60_000),
    assets: ASSETS,
    publicOrigin: null,
  });
  const faults: unknown[] = [];
  const shop = createShop({
    transport,
    renderPage,
    staticFile: () => null,
    onError: (error) => void faults.push(error),
  });
  const began = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<number>();
  const server = createShopServer(async (request, visit) => {
    began.resolve();
    const response = await shop(request, visit);
    ended.resolve(response.status);
    return response;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: shop.test\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{"Num`,
  );
  await began.promise;
  socket.resetAndDestroy();
  await ended.promise;
  expect(faults).toEqual([]);
  backend.close();
  server.closeAllConnections();
  server.close();
});
