import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { atMost, findingOf, type Finding } from '../finding.ts';
import { PRICE_PATHS } from '../servers/paths.ts';
import { flood, visitsOf } from './flood.ts';
import type { Guarded } from './guarded.ts';

/** Number of slow clients of each kind; seconds for which honest visitors are measured beside them. */
export type SlowSize = { clients: number; seconds: number };

const LIMIT_S = { header: 15, body: 30 };
/** A client that never reads is measured only by its effect on others: the system’s buffers take a whole page. */
const KINDS = ['header', 'body', 'read'] as const;
type Kind = (typeof KINDS)[number];

const HEAD = `Host: shop.example\r\n`;
const FORM = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n';
const BEGINNING: Record<Kind, string> = {
  header: `GET / HTTP/1.1\r\n${HEAD}X-Slow: `,
  body: `POST /basket HTTP/1.1\r\n${HEAD}${FORM}\r\nintent=`,
  read: `GET ${PRICE_PATHS[0]} HTTP/1.1\r\n${HEAD}\r\n`,
};
const TRICKLE_MS = 1000;
const HONEST = { requests: visitsOf(PRICE_PATHS), connections: 10 };

/** L5: honest visitors beside clients that send or read as slowly as possible, and when the server closes those. */
export async function measureSlowClients({ port }: Guarded, { clients, seconds }: SlowSize): Promise<Finding[]> {
  const alone = await flood({ ...HONEST, port, seconds });
  const slow = await Promise.all(
    KINDS.flatMap((kind) => Array.from({ length: clients }, async () => openSlow(port, kind))),
  );
  const among = await flood({ ...HONEST, port, seconds });
  for (const { kind, socket } of slow) if (kind === 'read') socket.destroy();
  const ends = await Promise.all(slow.map(async ({ kind, ended }) => ({ kind, after: await ended })));
  const slowest = (kind: Kind) => Math.max(...ends.filter((one) => one.kind === kind).map(({ after }) => after));
  const title = `${clients * KINDS.length} slow clients`;
  return [
    {
      ...findingOf(`${title}: p99 of 10 honest connections`, 'ms', { among: [among.goodP99], alone: [alone.goodP99] }),
      goals: [
        atMost('L5', among.goodP99 / alone.goodP99, 2, '× alone'),
        atMost('L5', among.bad + among.refused, 0, 'honest visitors refused'),
      ],
    },
    {
      name: `${title}: the last was ended after`,
      unit: 's',
      values: { header: slowest('header'), body: slowest('body') },
      goals: [
        atMost('L5', slowest('header'), LIMIT_S.header, 's, headers'),
        atMost('L5', slowest('body'), LIMIT_S.body, 's, body'),
      ],
    },
  ];
}

type Slow = { kind: Kind; socket: Socket; ended: Promise<number> };

/** `ended`: seconds until the server closed the connection. */
async function openSlow(port: number, kind: Kind): Promise<Slow> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const start = performance.now();
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => void socket.once('close', () => resolve())).then(
    () => (performance.now() - start) / 1000,
  );
  socket.write(BEGINNING[kind]);
  if (kind !== 'read') trickle(socket);
  return { kind, socket, ended };
}

/** Sends a byte a second while the connection is open. */
function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write('a'), TRICKLE_MS);
  socket.resume();
  socket.once('close', () => clearInterval(timer));
}
