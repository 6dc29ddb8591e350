import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that wait on a connection while another is answered. Browsers and proxies send one at a time. */
const MAX_WAITING = 4;

/**
 * Tells of a request whether too many wait before it on its connection. Node reads as many of them as fit into 64 KiB, more than a
 * thousand, and begins with all of them at once. Costs a request nothing that comes alone.
 */
export function limitPipelines(): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, outgoing) => {
    // An answer has its connection from the beginning unless another is under way on it.
    if (outgoing.socket !== null) return false;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    outgoing.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return count > MAX_WAITING;
  };
}
