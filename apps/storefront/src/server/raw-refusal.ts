import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { SecurityHeaders } from './security-headers.ts';

const ANSWER = '_httpMessage';

const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Node keeps the answer that is under way there, and looks itself in this place. */
type ServedSocket = Socket & { [ANSWER]?: ServerResponse };

/** Answers what is not even a request: 431 for an address or headers of more than 16 KiB (S9), 408 for one that never ends, else 400. */
export function refuseBrokenRequests(server: Server, { refusal }: SecurityHeaders): void {
  const headers = Object.entries(refusal)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  server.on('clientError', (error: NodeJS.ErrnoException, socket: ServedSocket) => {
    // Nobody reads it, or it would stand in the midst of an answer.
    if (!socket.writable || error.code === 'ECONNRESET' || socket[ANSWER]?.headersSent) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const line = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
    socket.end(`${line}${headers}content-length: 0\r\nconnection: close\r\n\r\n`, () => socket.destroy());
  });
}
