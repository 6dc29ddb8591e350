import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { prepareToClose } from './graceful-close.ts';

const VISITORS = 50;

/** Connects and sends requests while the server's thread is blocked, then reports each response. */
const VISIT = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, visitors, gate } } = require('node:worker_threads');
  let connected = 0;
  const answers = Array.from({ length: visitors }, () => new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\\r\\nHost: shop.test\\r\\n\\r\\n', () => {
        connected += 1;
        if (connected === visitors) Atomics.notify(gate, 0, Atomics.store(gate, 0, 1));
      });
    });
    socket.on('data', (data) => (text += data)).on('end', () => resolve(text.split('\\r\\n')[0]));
    socket.on('error', (error) => resolve(error.code));
  }));
  void Promise.all(answers).then((all) => parentPort.postMessage(all));
`;

test('connections waiting at a busy server are served before it closes (F5)', { timeout: 10_000 }, async () => {
  const server = createServer((_incoming, outgoing) => outgoing.end('answer'));
  const closing = prepareToClose(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const visit = new Worker(VISIT, { eval: true, workerData: { port, visitors: VISITORS, gate } });
  const told = once(visit, 'message');

  Atomics.wait(gate, 0, 0);
  await closing.close(0);
  const [answers] = (await told) as [string[]];
  expect(answers).toEqual(Array.from({ length: VISITORS }, () => 'HTTP/1.1 200 OK'));
});
