import { isSystemError } from '../database/processes.ts';

const LIMIT_MS = 3000;
const MAX_BYTES = 1024 * 1024;

/** A service did not answer as it should. Contains nothing of what was sent. */
export class OutgoingFailed extends Error {
  /** The connection broke after the service got the call: it may have done what was asked. */
  readonly mayHaveArrived: boolean;

  constructor(reason: string, { mayHaveArrived = false }: { mayHaveArrived?: boolean } = {}) {
    super(reason);
    this.name = 'OutgoingFailed';
    this.mayHaveArrived = mayHaveArrived;
  }
}

export type OutgoingCall = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** A form, or an object that is sent as JSON. */
  form?: Record<string, string>;
  json?: object;
};
export type OutgoingAnswer = { status: number; body: unknown };

/**
 * Makes calls of one service at a configured address, and of no other host: 3 s, no redirects, at most 1 MiB of JSON (S12). Gives
 * any answer in JSON, whatever its status; throws `OutgoingFailed` without one.
 */
export function createOutgoing(address: string): (path: string, call?: OutgoingCall) => Promise<OutgoingAnswer> {
  const { origin } = new URL(address);
  return async (path, { method = 'GET', headers = {}, form, json } = {}) => {
    const url = new URL(path, address);
    if (url.origin !== origin) throw new OutgoingFailed('The address is of another service.');
    const body = form ? new URLSearchParams(form) : json && JSON.stringify(json);
    try {
      const response = await fetch(url, {
        method,
        headers: { accept: 'application/json', ...(json && { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      const text = await readText(response);
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    } catch (error) {
      if (error instanceof OutgoingFailed) throw error;
      if (error instanceof SyntaxError)
        throw new OutgoingFailed('The service answered no JSON.', { mayHaveArrived: true });
      throw new OutgoingFailed('The service is down.', { mayHaveArrived: !isUnreachable(error) });
    }
  };
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new OutgoingFailed('The service answered more than 1 MiB.');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Whether no connection was made, so that nothing arrived. */
function isUnreachable(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  return isSystemError(cause, 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT');
}
