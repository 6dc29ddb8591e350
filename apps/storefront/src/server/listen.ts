import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GracefulClose } from '@partshop/api/serving';
import type { Logger } from 'pino';

export { createShopServer } from './shop-server.ts';

export type ListenOptions = {
  server: Server;
  /** Of the same server. */
  closing: GracefulClose;
  host: string;
  port: number;
  /** How long SIGTERM still lets connections in, in milliseconds: a balancer needs the time to hear of it. */
  graceMs: number;
  log: Logger;
  onClose: () => Promise<void>;
};

/** Requests that have not been answered so long after the last connection was let in are lost. */
const SHUTDOWN_LIMIT_MS = 8000;

/** Serves until SIGTERM or SIGINT. No request that came in is lost (F5); a person at the keyboard does not wait for balancers. */
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
