import type { Server, ServerResponse } from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** A connection that was taken in the last moment has so many milliseconds to send its request. */
const LAST_CALL_MS = 250;

/** Turns of the event loop in which the connections that the system has taken are handed over, one in each: more than it takes. */
const MAX_TAKING_TURNS = 1024;

/** So many turns without anybody new: the first one may have begun after connections were looked for. */
const QUIET_TURNS = 2;

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
      const serve = await takeAll(server);
      // The server of `node:http` would end every connection on which no request runs, also one whose request is on its way.
      const isClosed = new Promise<void>((resolve) => {
        SocketServer.prototype.close.call(server, () => resolve());
      });
      serve();
      await setTimeout(LAST_CALL_MS);
      do {
        while (running.size > 0) await Promise.race([...running].map(async (outgoing) => ended(outgoing)));
        // A request that has come while the process was at work is read in the next turn.
        await setImmediate();
        await setImmediate();
      } while (running.size > 0);
      server.closeAllConnections();
      await isClosed;
    },
  };
}

/**
 * Takes connections until nobody waits for one, and serves none of them before the function that it gives is called: who is
 * answered comes back, and the line in front of a busy server would never end. Who still stands in it when it closes is cut off.
 */
async function takeAll(server: Server): Promise<() => void> {
  const taken: Socket[] = [];
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    // Who leaves again before he is served.
    socket.on('error', () => undefined);
    taken.push(socket);
  });
  for (let turn = 0, quiet = 0; turn < MAX_TAKING_TURNS && quiet < QUIET_TURNS; turn++) {
    const before = taken.length;
    await setImmediate();
    quiet = taken.length > before ? 0 : quiet + 1;
  }
  return () => {
    for (const socket of taken) for (const listener of listeners) listener.call(server, socket);
  };
}

const ended = async (outgoing: ServerResponse): Promise<void> =>
  new Promise((resolve) => void outgoing.once('close', resolve));
