import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSearchingBackend } from '../../../bench/soak/backend.ts';
import type { Fault } from './backend-faults.ts';

const JSON_HEAD = { 'content-type': 'application/json' };
const RUB = { code: 'RUB', rate: 1, rateDate: '2026-11-01' };
const EMPTY_BASKET = { items: [], groups: [], total: 0, count: 0, currency: RUB };

/** A client with every right, so that every page opens for him. */
const CLIENT = {
  ClientId: 7,
  ClientName: 'Анна',
  ClientType: 'Retail',
  IsSeller: true,
  ClientConfig: { IsTableMod: false, SearchGoodOrderType: 1 },
};

/** What the pages ask for beside what the bench's backend answers. */
const ANSWERS: Record<string, unknown> = {
  '/services/clientbaseinfo': CLIENT,
  '/services/basket/items_json': EMPTY_BASKET,
  '/services/basket/basketshowsetstep_json': {
    stepName: 'contact',
    steps: ['contact'],
    points: [],
    paymentTypes: ['on-receipt'],
    basket: EMPTY_BASKET,
    requestId: '0b0f3b9e-5b4c-4d0e-9d6f-0d3c1b2a4e5f',
  },
  '/services/search/checklinkavtozapchasti': true,
  '/registration/GetCities': [],
};

export type BreakableBackend = {
  url: string;
  /** Fails every call, or one of them; null mends it. */
  break: (how: { fault: Fault; call?: string } | null) => void;
  /** How often the call of `break` was asked for since then; every call where it names none. */
  hits: () => number;
  close: () => void;
};

/** A backend on a port of its own, every page's calls answered from memory until it is broken. */
export async function openBreakableBackend(): Promise<BreakableBackend> {
  const others = createSearchingBackend();
  let broken: { fault: Fault; call?: string } | null = null;
  let hits = 0;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const { pathname } = new URL(url, 'http://backend.test');
    const isHit = broken !== null && (broken.call === undefined || broken.call === pathname);
    if (isHit) hits += 1;
    const fault = isHit ? broken?.fault : undefined;
    if (fault?.answer) {
      fault.answer(outgoing);
      return;
    }
    const head = { ...JSON_HEAD, ...fault?.headers };
    if (pathname in ANSWERS) {
      incoming.resume();
      outgoing.writeHead(200, head).end(JSON.stringify(ANSWERS[pathname]));
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const response = await others(
      new Request(`http://backend.test${url}`, { method, headers: JSON_HEAD, ...(body.length > 0 ? { body } : {}) }),
    );
    const content = response.ok ? Buffer.from(await response.arrayBuffer()) : '{"code":"not-found","message":""}';
    outgoing.writeHead(response.status, head).end(content);
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break(how) {
      broken = how;
      hits = 0;
    },
    hits: () => hits,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
