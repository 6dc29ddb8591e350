import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createVisitorAddress, endSlowAnswers, type VisitorAddress } from '@partshop/api/serving';
import { CONNECTION_LIMITS, optionsOf, type ConnectionLimits } from './connection-limits.ts';
import type { QuickListener } from './cached-page-listener.ts';
import { limitPipelines } from './pipelines.ts';
import { createPlainAnswers } from './plain-answer.ts';
import { refuseBrokenRequests } from './raw-refusal.ts';
import { refusalOf } from './request-gate.ts';
import { REQUEST_ID } from './request-id.ts';
import type { RequestLog } from './request-log.ts';
import { HTTP_HEADERS, type SecurityHeaders } from './security-headers.ts';

/** What a request does not say itself. */
export type Visit = {
  /** Where it comes from; headers of forwarding are believed from the proxies of the settings alone (S4). */
  address: string;
  /** Its name in the log. */
  id: string;
};

export type Fetch = (request: Request, visit: Visit) => Promise<Response>;

export type ShopServerOptions = {
  limits?: ConnectionLimits;
  /** Asked first. */
  quick?: QuickListener;
  security?: SecurityHeaders;
  /** By default the address of the connection. */
  visitorAddress?: VisitorAddress;
  /** Without one, requests are neither named nor written down. */
  requests?: RequestLog;
};

/** A server of the shop that does not listen yet. Whatever comes, it answers with the headers of safety. */
export function createShopServer(fetch: Fetch, options: ShopServerOptions = {}): Server {
  const { limits = CONNECTION_LIMITS, quick, security = HTTP_HEADERS, requests } = options;
  const { visitorAddress = createVisitorAddress([]) } = options;
  const plain = createPlainAnswers(security);
  const isOneTooMany = limitPipelines();
  const answer = getRequestListener(
    (request, { incoming, outgoing }) =>
      fetch(request, {
        address: visitorAddress(incoming),
        id: String(outgoing.getHeader(REQUEST_ID) ?? ''),
      }),
    { errorHandler: () => plain.text(400, 'Bad address') },
  );

  function refuse(outgoing: ServerResponse, status: number, text: string): void {
    outgoing.writeHead(status, {
      ...security.refusal,
      'content-type': 'text/plain; charset=utf-8',
      connection: 'close',
    });
    outgoing.end(text);
  }

  function listener(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (isOneTooMany(incoming, outgoing)) {
      incoming.socket.destroy();
      return;
    }
    const id = requests?.nameOf(incoming);
    const follow = () => id !== undefined && requests?.follow(incoming, outgoing, id);
    const refusal = refusalOf(incoming);
    if (!refusal && quick?.(incoming, outgoing, id)) {
      // What is kept went well.
      if (requests?.isFull) follow();
      return;
    }
    follow();
    if (id !== undefined) outgoing.setHeader(REQUEST_ID, id);
    if (refusal) refuse(outgoing, refusal.status, refusal.text);
    else void answer(incoming, outgoing);
  }

  const server = createServer(optionsOf(limits), listener);
  server.timeout = limits.answer;
  endSlowAnswers(server, limits);
  server.on('checkExpectation', (_incoming, outgoing: ServerResponse) =>
    refuse(outgoing, 417, 'Nothing is expected here.'),
  );
  refuseBrokenRequests(server, security);
  return server;
}
