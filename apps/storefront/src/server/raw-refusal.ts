import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { SecurityHeaders } from './security-headers.ts';

const ANSWER = '_httpMessage';

const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Node keeps the current response in this property of the socket, and its own error handler reads it too. */
type ServedSocket = Socket & { [ANSWER]?: ServerResponse };

/**
 * Responds to requests that Node cannot parse: 431 for a URL or headers of more than 16 KiB (S9), 408 for a request that
 * never ends, otherwise 400.
 */
export function refuseBrokenRequests(server: Server, { refusal }: SecurityHeaders): void {
  const headers = Object.entries(refusal)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  server.on('clientError', (error: NodeJS.ErrnoException, socket: ServedSocket) => {
    // The client is gone, or a response is already being sent.
    if (!socket.writable || error.code === 'ECONNRESET' || socket[ANSWER]?.headersSent) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const line = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
    socket.end(`${line}${headers}content-length: 0\r\nconnection: close\r\n\r\n`, () => socket.destroy());
  });
}
