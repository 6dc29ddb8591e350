import type { Server, ServerResponse } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** A connection that was taken in the last moment has so many milliseconds to send its request. */
const LAST_CALL_MS = 250;

/** Turns of the event loop in which the connections that the system has taken by now are handed over. */
const TAKING_TURNS = 3;

export type GracefulClose = {
  /** Whether {@link GracefulClose.close} was called: from then on no balancer should send anybody here. */
  isClosing: () => boolean;
  /**
   * Stops the server without losing a request (F5). For `graceMs` it goes on taking connections, so that balancers have time to
   * hear of it; each connection ends with its next answer. Then it takes no more, and resolves when the last answer is out.
   */
  close: (graceMs: number) => Promise<void>;
};

/** Watches the requests of a server from now on; call it before the server listens. */
export function prepareToClose(server: Server): GracefulClose {
  const running = new Set<ServerResponse>();
  let isClosing = false;

  server.prependListener('request', (_incoming, outgoing: ServerResponse) => {
    running.add(outgoing);
    outgoing.once('close', () => running.delete(outgoing));
    if (isClosing) outgoing.shouldKeepAlive = false;
  });

  return {
    isClosing: () => isClosing,
    async close(graceMs) {
      isClosing = true;
      for (const outgoing of running) outgoing.shouldKeepAlive = false;
      if (graceMs > 0) await setTimeout(graceMs);
      for (let turn = 0; turn < TAKING_TURNS; turn++) await setImmediate();
      // The server of `node:http` would end every connection on which no request runs, also one whose request is on its way.
      const isClosed = new Promise<void>((resolve) => {
        SocketServer.prototype.close.call(server, () => resolve());
      });
      await setTimeout(LAST_CALL_MS);
      while (running.size > 0) await Promise.race([...running].map(async (outgoing) => ended(outgoing)));
      server.closeAllConnections();
      await isClosed;
    },
  };
}

const ended = async (outgoing: ServerResponse): Promise<void> =>
  new Promise((resolve) => void outgoing.once('close', resolve));
