/** One server under measurement: `node bench/server.ts SUBJECT FOLDER`. Sends its port to its parent, and its usage on request. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OPEN, SUBJECTS, type Subject } from './servers/subjects.ts';

/** CPU time in milliseconds and resident memory in MiB. */
export type Usage = { cpuMs: number; rssMiB: number };

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, rssMiB: process.memoryUsage.rss() / 1024 / 1024 };
}

const name = SUBJECTS.find((subject) => subject === process.argv[2]);
if (!name) throw new Error(`There is no subject ${process.argv[2]}.`);
const subject = await OPEN[name](process.argv[3] ?? '');

process.on('message', () => process.send?.(usage()));
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
const server = await serverOf(subject);
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

/** Production's own server for a fetch handler, the plainest one for a listener. */
async function serverOf(opened: Subject): Promise<Server> {
  if ('listener' in opened) return createServer(opened.listener);
  const { createShopServer } = await import('../src/server/listen.ts');
  return createShopServer(opened.fetch, opened.quick ? { quick: opened.quick } : {});
}
