import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { QuickListener } from './kept-listener.ts';
import { CONNECTION_LIMITS, optionsOf, type ConnectionLimits } from './connection-limits.ts';

type Fetch = (request: Request) => Promise<Response>;

export type ListenOptions = {
  fetch: Fetch;
  /** Asked first. */
  quick?: QuickListener;
  host: string;
  port: number;
  log: Logger;
  onClose: () => Promise<void>;
};

const SHUTDOWN_LIMIT_MS = 10_000;

/** A server of the shop that does not listen yet. */
export function createShopServer(
  fetch: Fetch,
  { limits = CONNECTION_LIMITS, quick }: { limits?: ConnectionLimits; quick?: QuickListener } = {},
): Server {
  const answer = getRequestListener(fetch);
  const server = createServer(optionsOf(limits), (incoming, outgoing) => {
    if (!quick?.(incoming, outgoing)) void answer(incoming, outgoing);
  });
  server.timeout = limits.answer;
  return server;
}

/** Serves until SIGTERM or SIGINT; running requests are finished first. */
export async function listen({ fetch, quick, host, port, log, onClose }: ListenOptions): Promise<void> {
  const server = createShopServer(fetch, quick ? { quick } : {});
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: set PORT to another one.`) : error);
    });
    server.listen(port, host, resolve);
  }).catch(async (error: unknown) => {
    await onClose();
    throw error;
  });

  const { port: actual } = server.address() as AddressInfo;
  log.info(`Partshop is open: http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${actual}`);

  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    const limit = setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS);
    limit.unref();
    server.close(() => {
      onClose().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'The backend did not close');
          process.exit(1);
        },
      );
    });
    server.closeIdleConnections();
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}
