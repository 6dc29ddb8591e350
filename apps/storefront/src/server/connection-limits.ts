import type { ServerOptions } from 'node:http';

/** All in milliseconds. */
export type ConnectionLimits = {
  /** From the beginning of a connection, or of the next request on it, until all its headers have come. */
  headers: number;
  /** The same until all of the request has come. */
  request: number;
  /** A connection on which nothing moves while an answer is on its way. */
  answer: number;
  /** A connection whose answer is not out for so long, though something of it moves. */
  whole: number;
  /** How often connections are looked at: slow headers, bodies and readers may live so much longer. */
  check: number;
  /** How long a connection without a request is kept. */
  keepAlive: number;
};

/**
 * Slow headers end within 12 seconds, slow bodies within 27. A proxy that keeps its own connections for a minute never meets
 * one that was closed.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 10_000,
  request: 25_000,
  answer: 30_000,
  whole: 60_000,
  check: 2_000,
  keepAlive: 65_000,
};

/** An address and all headers together (S9); more is answered with 431. */
const MAX_HEADER_BYTES = 16 * 1024;

/** What a server of `node:http` is made with; its `timeout` is set afterwards. What it says of hosts, the gate says better. */
export const optionsOf = ({ headers, request, check, keepAlive }: ConnectionLimits): ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: request,
  connectionsCheckingInterval: check,
  keepAliveTimeout: keepAlive,
  maxHeaderSize: MAX_HEADER_BYTES,
  requireHostHeader: false,
});
