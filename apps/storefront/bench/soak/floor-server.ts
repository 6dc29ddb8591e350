/** The least that a server can do with a search: reads the body and sends bytes of an answer's length. Talks to its parent as the api does. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendUsage } from './send-usage.ts';

const bytes = Buffer.alloc(1500, ' ');
sendUsage();
const server = createServer((incoming, outgoing) => {
  incoming.resume().on('end', () => {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
    outgoing.end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
