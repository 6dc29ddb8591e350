import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from './backend-faults.ts';
import { createGoodBackend } from './good-backend.ts';

const JSON_HEAD = { 'content-type': 'application/json' };

/** A failure of every call, or of the named one. */
type Breakage = { fault: Fault; call?: string };

export type BreakableBackend = {
  url: string;
  /** Fails from now on; null repairs it. */
  break: (how: Breakage | null) => void;
  /** How many failing calls have arrived since it was broken. */
  hits: () => number;
  close: () => void;
};

/** A backend on a port of its own that works until it is broken. */
export async function openBreakableBackend(): Promise<BreakableBackend> {
  const good = createGoodBackend();
  let broken: Breakage | null = null;
  let hits = 0;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const isHit = broken !== null && [undefined, new URL(url, 'http://backend.test').pathname].includes(broken.call);
    const fault = isHit ? broken?.fault : undefined;
    if (isHit) hits += 1;
    if (fault?.answer) {
      fault.answer(outgoing);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const response = await good(new Request(`http://backend.test${url}`, { method, headers: JSON_HEAD, ...body }));
    outgoing.writeHead(response.status, { ...JSON_HEAD, ...fault?.headers }).end(await response.text());
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break(how) {
      broken = how;
      hits = 0;
    },
    hits: () => hits,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
