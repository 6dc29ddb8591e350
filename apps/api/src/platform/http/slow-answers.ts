import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Both in milliseconds. */
export type AnswerLimits = {
  /** A connection ends whose answer is not out for so long, however little of it is still taken now and then. */
  whole: number;
  /** How often connections are looked at: an answer may take so much longer. */
  check: number;
};

/** Node keeps the answer that is under way there, and looks itself in this place. */
const ANSWER = '_httpMessage';
type ServedSocket = Socket & { [ANSWER]?: ServerResponse | null };

/**
 * Lets slow readers go: `timeout` of a server only tells who takes nothing at all. Costs a request nothing, for connections are
 * looked at from time to time.
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
