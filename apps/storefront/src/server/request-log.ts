import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loggedPath } from '@partshop/api/serving';
import type { Logger } from 'pino';
import { REQUEST_ID } from './request-id.ts';

const SAFE_ID = /^[\w.-]{1,64}$/;

export type RequestLog = {
  /** The name that a proxy gave to the request, if it is a plain one, or a new one. */
  nameOf: (incoming: IncomingMessage) => string;
  /** Whether answers that went well are written down too. */
  isFull: boolean;
  /** Writes a line when the answer is out: pages for who looks for something, faults always. */
  follow: (incoming: IncomingMessage, outgoing: ServerResponse, id: string) => void;
};

/** One line a request: name, method, path without query, status, milliseconds. Nothing of headers and bodies. */
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
  // The shop is busy or its backend is down: that has been told where it is known why.
  return status === 503 ? 'warn' : 'error';
}
