import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, createGzip, gzipSync } from 'node:zlib';

export type Front = { origin: string; stop: () => void };

/**
 * A proxy in front of each subject, like a CDN. Compresses plain responses with gzip: files at level 9 and once, documents at
 * level 6 each time. Passes compressed responses unchanged, and asks no subject for brotli, so that all figures are
 * comparable.
 */
export async function openFront(port: number): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'gzip' };
    const upstream = ask({ port, host: '127.0.0.1', agent, path: request.url, method: request.method, headers });
    upstream.on('response', (answer) => pass(answer, response, request.url ?? '', compressed));
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

const TEXT = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/;

function pass(answer: IncomingMessage, response: ServerResponse, path: string, compressed: Map<string, Buffer>): void {
  const type = answer.headers['content-type'] ?? '';
  const { 'transfer-encoding': _encoding, connection: _connection, ...headers } = answer.headers;
  const status = answer.statusCode ?? 502;
  const isPlain = status === 200 && TEXT.test(type) && answer.headers['content-encoding'] === undefined;
  if (!isPlain) {
    response.writeHead(status, headers);
    answer.pipe(response);
    return;
  }
  const { 'content-length': _length, ...open } = headers;
  const zipped = { ...open, 'content-encoding': 'gzip' };
  if (/javascript|css/.test(type)) void answerFile(answer, response, path, compressed, zipped);
  else {
    response.writeHead(status, zipped);
    answer.pipe(createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH })).pipe(response);
  }
}

async function answerFile(
  answer: IncomingMessage,
  response: ServerResponse,
  path: string,
  compressed: Map<string, Buffer>,
  headers: IncomingMessage['headers'],
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const body = compressed.get(path) ?? gzipSync(Buffer.concat(parts), { level: 9 });
  compressed.set(path, body);
  response.writeHead(200, { ...headers, 'content-length': body.byteLength }).end(body);
}
