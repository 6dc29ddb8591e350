import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const BYTES = 600;
const EVERY_MS = 1000;

/**
 * Opens connections that request the same file ten times and read a little of it each second; returns a function that closes
 * them.
 */
export async function openSlowReaders(port: number, path: string, count: number): Promise<() => void> {
  const sockets = await Promise.all(Array.from({ length: count }, async () => openSlowReader(port, path)));
  const timer = setInterval(() => {
    for (const socket of sockets) socket.read(BYTES);
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

async function openSlowReader(port: number, path: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`.repeat(10));
  return socket;
}
