import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createVisitorAddress, endSlowAnswers, type VisitorAddress } from '@partshop/api/serving';
import { CONNECTION_LIMITS, optionsOf, type ConnectionLimits } from './connection-limits.ts';
import type { QuickListener } from './cached-page-listener.ts';
import { limitPipelines } from './pipelines.ts';
import { createPlainResponses } from './plain-response.ts';
import { refuseBrokenRequests } from './raw-refusal.ts';
import { refusalOf } from './request-gate.ts';
import { REQUEST_ID } from './request-id.ts';
import type { RequestLog } from './request-log.ts';
import { HTTP_HEADERS, type SecurityHeaders } from './security-headers.ts';

/** What the server knows about a request besides the request itself. */
export type RequestMeta = {
  /** IP of the client; forwarding headers count only if a trusted proxy of the settings sent them (S4). */
  clientIp: string;
  /** Id of the request in the log. */
  id: string;
};

export type Fetch = (request: Request, meta: RequestMeta) => Promise<Response>;

export type ShopServerOptions = {
  limits?: ConnectionLimits;
  /** Runs first. */
  quick?: QuickListener;
  security?: SecurityHeaders;
  /** By default the IP of the connection. */
  visitorAddress?: VisitorAddress;
  /** Without it, requests have no id and are not logged. */
  requests?: RequestLog;
};

/**
 * Creates the shop's HTTP server; it does not listen yet. Every response has the security headers, also to requests that Node
 * rejects.
 */
export function createShopServer(fetch: Fetch, options: ShopServerOptions = {}): Server {
  const { limits = CONNECTION_LIMITS, quick, security = HTTP_HEADERS, requests } = options;
  const { visitorAddress = createVisitorAddress([]) } = options;
  const plain = createPlainResponses(security);
  const isOneTooMany = limitPipelines();
  const respond = getRequestListener(
    (request, { incoming, outgoing }) =>
      fetch(request, {
        clientIp: visitorAddress(incoming),
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
      // A cached page is always a success.
      if (requests?.isFull) follow();
      return;
    }
    follow();
    if (id !== undefined) outgoing.setHeader(REQUEST_ID, id);
    if (refusal) refuse(outgoing, refusal.status, refusal.text);
    else void respond(incoming, outgoing);
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
