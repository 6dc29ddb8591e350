import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Internals in the backend's error that no visitor may see. */
export const SECRET = 'relation "clients" does not exist at Parser.parseErrorMessage (/srv/backend/parser.js:287:98)';

export type Fault = {
  /** Whether the failure only shows by a timeout. */
  isSlow?: true;
  /** Replaces the response; absent where the response itself is right. */
  answer?: (outgoing: ServerResponse) => void;
  /** Status of a page that needs the call; absent where the response itself is right. */
  status?: 500 | 503;
  /** Status of the call through the shop, where the shop passes it on. */
  passes?: number;
  /** Headers that are added to a right response. */
  headers?: Record<string, string>;
};

const JSON_HEAD = { 'content-type': 'application/json' };
const BLANKS = Buffer.alloc(50 * 1024 * 1024, 0x20);
const BOMB = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20));

/** F1: the ways in which a backend fails. */
export const FAULTS = {
  'refuses the connection': { status: 503, answer: (outgoing) => outgoing.destroy() },
  'never answers': { isSlow: true, status: 503, answer: () => undefined },
  'sends its first byte late': {
    isSlow: true,
    status: 503,
    answer: (outgoing) => void setTimeout(() => outgoing.end('{}'), 30_000).unref(),
  },
  'sends a byte a second': {
    isSlow: true,
    status: 503,
    answer: (outgoing) => {
      outgoing.writeHead(200, JSON_HEAD);
      const more = setInterval(() => outgoing.write('{'), 1000).unref();
      outgoing.once('close', () => clearInterval(more));
      outgoing.write('{');
    },
  },
  'closes after the head': {
    status: 503,
    answer: (outgoing) => {
      outgoing.writeHead(200, { ...JSON_HEAD, 'content-length': '100' });
      outgoing.flushHeaders();
      outgoing.socket?.end();
    },
  },
  'breaks off in the body': {
    status: 503,
    answer: (outgoing) => {
      outgoing.writeHead(200, JSON_HEAD);
      outgoing.write('{"items":[', () => outgoing.socket?.resetAndDestroy());
    },
  },
  'cuts a chunk': {
    status: 503,
    answer: (outgoing) => {
      outgoing.socket?.end(
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n64\r\n{"ite',
      );
    },
  },
  'names a wrong length': {
    status: 503,
    answer: (outgoing) => {
      outgoing.socket?.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{}');
    },
  },
  'answers malformed JSON': {
    status: 503,
    answer: (outgoing) => outgoing.writeHead(200, JSON_HEAD).end(`{"items":[}${SECRET}`),
  },
  'answers another shape': {
    status: 500,
    passes: 200,
    answer: (outgoing) => outgoing.writeHead(200, JSON_HEAD).end('{"unexpected":true}'),
  },
  'answers null': {
    status: 500,
    passes: 200,
    answer: (outgoing) => outgoing.writeHead(200, JSON_HEAD).end('null'),
  },
  'answers 500': {
    status: 500,
    passes: 500,
    answer: (outgoing) =>
      outgoing
        .writeHead(500, { ...JSON_HEAD, 'access-control-allow-origin': '*', 'x-backend-host': 'db-7.internal' })
        .end(JSON.stringify({ code: 'internal', message: SECRET, stack: SECRET })),
  },
  'answers 503': { status: 503, passes: 503, answer: (outgoing) => outgoing.writeHead(503).end(SECRET) },
  'answers 429': {
    status: 503,
    passes: 429,
    answer: (outgoing) => outgoing.writeHead(429, { 'retry-after': '7' }).end(`<h1>Slow down</h1>${SECRET}`),
  },
  'answers HTML with 200': {
    status: 503,
    answer: (outgoing) => outgoing.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>nginx</h1>${SECRET}`),
  },
  'answers HTML with 404': {
    status: 503,
    answer: (outgoing) => outgoing.writeHead(404, { 'content-type': 'text/html' }).end(`<h1>nginx</h1>${SECRET}`),
  },
  'redirects in a circle': {
    status: 503,
    answer: (outgoing) => outgoing.writeHead(302, { location: '/services/clientbaseinfo' }).end(),
  },
  'answers invalid UTF-8': {
    status: 503,
    answer: (outgoing) =>
      outgoing.writeHead(200, JSON_HEAD).end(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  },
  'answers 50 MB': { status: 503, answer: (outgoing) => outgoing.writeHead(200, JSON_HEAD).end(BLANKS) },
  'answers a gzip bomb': {
    status: 503,
    answer: (outgoing) => outgoing.writeHead(200, { ...JSON_HEAD, 'content-encoding': 'gzip' }).end(BOMB),
  },
  'is of another version': { headers: { 'x-server-version': 'another', 'access-control-allow-origin': '*' } },
} as const satisfies Record<string, Fault>;
