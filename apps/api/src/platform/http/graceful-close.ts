import type { Server, ServerResponse } from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Milliseconds that a connection accepted last has to send its request. */
const LAST_CALL_MS = 250;

/** Ticks of the event loop while the accepted connections are handed over, one in each; more than the system's backlog. */
const MAX_ACCEPTING_TICKS = 1024;

/** After this many ticks without a new connection the backlog is empty; the first tick may have begun too early to show it. */
const QUIET_TICKS = 2;

export type GracefulClose = {
  /** Whether {@link GracefulClose.close} was called: load balancers should send no more requests here. */
  isClosing: () => boolean;
  /**
   * Stops the server without losing a request (F5). Accepts connections for another `graceMs`, so that load balancers can
   * notice, and closes each after its next response. Then accepts no more, and resolves when the last response is sent.
   */
  close: (graceMs: number) => Promise<void>;
};

/** Tracks a server's requests; call it before the server listens. */
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
      // The close of `node:http` would also end an idle connection whose request is already on its way.
      const isClosed = new Promise<void>((resolve) => {
        SocketServer.prototype.close.call(server, () => resolve());
      });
      serve();
      await setTimeout(LAST_CALL_MS);
      do {
        while (running.size > 0) await Promise.race([...running].map(async (outgoing) => ended(outgoing)));
        // A request that arrived while the process was busy is read in the next tick.
        await setImmediate();
        await setImmediate();
      } while (running.size > 0);
      server.closeAllConnections();
      await isClosed;
    },
  };
}

/**
 * Accepts the waiting connections, and serves them only once the returned function is called: served clients would
 * connect again, and the backlog of a busy server would never end. Connections still waiting afterwards are dropped.
 */
async function takeAll(server: Server): Promise<() => void> {
  const taken: Socket[] = [];
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    // The client may disconnect before it is served.
    socket.on('error', () => undefined);
    taken.push(socket);
  });
  for (let tick = 0, quiet = 0; tick < MAX_ACCEPTING_TICKS && quiet < QUIET_TICKS; tick++) {
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
