import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Both in milliseconds. */
export type AnswerLimits = {
  /** A connection is closed when its response is not sent within this time, even if the client reads a little now and then. */
  whole: number;
  /** The interval of checks; a response may take this much longer. */
  check: number;
};

/** Node stores a socket's current response here, and reads it here itself. */
const ANSWER = '_httpMessage';
type ServedSocket = Socket & { [ANSWER]?: ServerResponse | null };

/**
 * Closes connections of slow readers: a server's `timeout` only catches clients that read nothing at all. Costs requests
 * nothing, because connections are checked at intervals.
 */
export function endSlowAnswers(server: Server, { whole, check }: AnswerLimits): void {
  const sockets = new Set<ServedSocket>();
  const seenSince = new WeakMap<ServerResponse, number>();

  function look(): void {
    const now = performance.now();
    for (const socket of sockets) {
      const answer = socket[ANSWER];
      if (!answer) continue;
      const since = seenSince.get(answer);
      if (since === undefined) seenSince.set(answer, now);
      else if (now - since >= whole) socket.destroy();
    }
  }

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(look, check);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
