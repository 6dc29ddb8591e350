import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GracefulClose } from '@partshop/api/serving';
import type { Logger } from 'pino';

export { createShopServer } from './shop-server.ts';

export type ListenOptions = {
  server: Server;
  /** The graceful close of the same server. */
  closing: GracefulClose;
  host: string;
  port: number;
  /** How long after SIGTERM the server still accepts connections, in milliseconds, so that a load balancer can notice. */
  graceMs: number;
  log: Logger;
  onClose: () => Promise<void>;
};

/** After the last accepted connection, requests have this long to finish. */
const SHUTDOWN_LIMIT_MS = 8000;

/** Serves until SIGTERM or SIGINT. Loses no accepted request (F5). Ctrl-C skips the grace period for load balancers. */
export async function listen(options: ListenOptions): Promise<void> {
  const { server, closing, host, port, graceMs, log, onClose } = options;
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

  async function close(grace: number): Promise<void> {
    if (closing.isClosing()) return;
    setTimeout(() => {
      log.error('Some requests were not answered in time');
      process.exit(1);
    }, grace + SHUTDOWN_LIMIT_MS).unref();
    try {
      await closing.close(grace);
      await onClose();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'The shop did not close');
      process.exit(1);
    }
  }
  process.on('SIGTERM', () => void close(graceMs));
  process.on('SIGINT', () => void close(0));
}
