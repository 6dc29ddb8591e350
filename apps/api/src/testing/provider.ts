import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A provider of an outside service in this process, for one test. Returns its URL. */
export async function provider(listener: Listener): Promise<string> {
  const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
}

/** The URL of a provider that is gone. */
export async function closedProvider(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}/send`;
}

export const answering =
  (body: string, status = 200, headers: Record<string, string> = {}): Listener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);
