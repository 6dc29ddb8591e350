import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loggedPath } from '@partshop/api/serving';
import type { Logger } from 'pino';
import { REQUEST_ID } from './request-id.ts';

const SAFE_ID = /^[\w.-]{1,64}$/;

export type RequestLog = {
  /** The id that a proxy gave to the request, if it is well formed, or a new one. */
  nameOf: (incoming: IncomingMessage) => string;
  /** Whether successful responses are logged too. */
  isFull: boolean;
  /** Logs a line when the response has been sent: successful ones where `isFull`, errors always. */
  follow: (incoming: IncomingMessage, outgoing: ServerResponse, id: string) => void;
};

/** Logs one line per request: id, method, path without query, status, milliseconds. Never headers or bodies. */
export function createRequestLog(log: Logger, now: () => number = () => performance.now()): RequestLog {
  const process = randomBytes(6).toString('base64url');
  let count = 0;

  return {
    isFull: log.isLevelEnabled('debug'),
    nameOf({ headers }) {
      const given = headers[REQUEST_ID];
      if (typeof given === 'string' && SAFE_ID.test(given)) return given;
      count += 1;
      return `${process}.${count.toString(36)}`;
    },
    follow({ method, url = '' }, outgoing, request) {
      const since = now();
      outgoing.once('close', () => {
        const status = outgoing.statusCode;
        const level = levelOf(status);
        if (!log.isLevelEnabled(level)) return;
        const ms = Math.round(now() - since);
        const rest = outgoing.writableFinished ? {} : { isCut: true };
        log[level]({ request, method, path: loggedPath(url), status, ms, ...rest }, 'answered');
      });
    },
  };
}

function levelOf(status: number): 'debug' | 'warn' | 'error' {
  if (status < 500) return 'debug';
  // Overload or a backend that is down: the cause has been logged where it is known.
  return status === 503 ? 'warn' : 'error';
}
