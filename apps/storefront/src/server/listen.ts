import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';

export type ListenOptions = {
  fetch: (request: Request) => Promise<Response>;
  host: string;
  port: number;
  log: Logger;
  onClose: () => Promise<void>;
};

const SHUTDOWN_LIMIT_MS = 10_000;

/** Serves until SIGTERM or SIGINT; running requests are finished first. */
export async function listen({ fetch, host, port, log, onClose }: ListenOptions): Promise<void> {
  const server = createAdaptorServer({ fetch });
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
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}
