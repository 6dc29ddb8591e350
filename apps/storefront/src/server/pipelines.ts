import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Limit of requests that wait on a connection while another one gets its response. Browsers and proxies do not pipeline. */
const MAX_WAITING = 4;

/**
 * Returns a function that tells whether too many requests wait before this one on its connection. Node parses as many
 * pipelined requests as fit into 64 KiB, more than a thousand, and starts all of them at once. Costs an ordinary request
 * nothing.
 */
export function limitPipelines(): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, outgoing) => {
    // A response gets its socket at once unless an earlier response is still using it.
    if (outgoing.socket !== null) return false;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    outgoing.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return count > MAX_WAITING;
  };
}
