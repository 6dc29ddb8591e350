import type { ServerOptions } from 'node:http';

/** All limits are in milliseconds. */
export type ConnectionLimits = {
  /** From the start of a connection, or of its next request, until all headers have arrived. */
  headers: number;
  /** The same until the whole request has arrived. */
  request: number;
  /** How long a response may make no progress. */
  answer: number;
  /** How long a whole response may take, though it makes progress. */
  whole: number;
  /** Interval of the checks: a slow connection may live that much longer. */
  check: number;
  /** How long an idle connection stays open. */
  keepAlive: number;
};

/**
 * Slow headers end within 12 seconds, slow bodies within 27. A proxy that keeps its connections for a minute never uses one
 * that the shop has closed.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 10_000,
  request: 25_000,
  answer: 30_000,
  whole: 60_000,
  check: 2_000,
  keepAlive: 65_000,
};

/** Limit of the URL and all headers together (S9); larger ones get 431. */
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * Options of a `node:http` server; `timeout` is set afterwards. The request gate checks the Host header, with a better
 * message than Node's.
 */
export const optionsOf = ({ headers, request, check, keepAlive }: ConnectionLimits): ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: request,
  connectionsCheckingInterval: check,
  keepAliveTimeout: keepAlive,
  maxHeaderSize: MAX_HEADER_BYTES,
  requireHostHeader: false,
});
