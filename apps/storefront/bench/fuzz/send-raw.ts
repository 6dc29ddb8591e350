import { connect, type Socket } from 'node:net';
import type { HostileRequest } from './hostile-requests.ts';

const STATUS = /^HTTP\/1\.1 (\d{3}) /;
const ANSWER_LIMIT_MS = 20_000;

/** Sends a request unchanged on a connection of its own and returns the response's status; 0 where there is no response. */
export async function sendRaw(port: number, request: HostileRequest): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let head = '';
    const end = (status: number) => {
      socket.destroy();
      resolve(status);
    };
    socket.setTimeout(ANSWER_LIMIT_MS, () => end(0));
    socket.on('error', () => end(statusOf(head)));
    socket.on('close', () => end(statusOf(head)));
    socket.on('data', (chunk: Buffer) => {
      if (head.length < 64) head += chunk.toString('latin1');
      // The status is complete; the rest does not matter.
      if (head.length >= 64) end(statusOf(head));
    });
    write(socket, request, port);
  });
}

const statusOf = (head: string): number => Number(STATUS.exec(head)?.[1] ?? 0);

function write(socket: Socket, { method, target, headers, body }: HostileRequest, port: number): void {
  const all = { host: `127.0.0.1:${port}`, connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  if (body) lines.push(`content-length: ${body.length}\r\n`);
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
  if (body) socket.write(body);
}
