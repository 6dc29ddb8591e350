import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { readResponses, type ResponseHead } from './responses.ts';

export type FloodOptions = {
  port: number;
  /** Sent in turn. */
  requests: readonly Buffer[];
  connections: number;
  /** Maximum duration. */
  seconds: number;
  /** Ends earlier, after so many requests. */
  count?: number;
  /** Requests a second, independent of responses; absent: as many as there are free connections. */
  rate?: number;
};

/** The result of a flood; times in milliseconds. */
export type FloodResult = {
  asked: number;
  /** Responses with 200 per second. */
  goodPerSecond: number;
  good: number;
  goodP50: number;
  goodP99: number;
  /** All response times in microseconds, so that floods can be combined. */
  goodTimes: RecordableHistogram;
  refused: number;
  refusedP99: number;
  /** Rejections without Retry-After, other statuses, and broken connections. */
  bad: number;
  /** Number of responses by status. */
  statuses: Record<number, number>;
};

export const visitsOf = (paths: readonly string[]): Buffer[] =>
  paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`));

export const postOf = (path: string, body: unknown): Buffer => {
  const json = Buffer.from(JSON.stringify(body));
  const head = `POST ${path} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), json]);
};

/** Above this rate, a timer's millisecond is too coarse. */
const SPINS_ABOVE = 200;

type Line = { socket: Socket; sentAt: number };

/** Sends requests at a fixed rate, one at a time per connection. Skips a request when no connection is free. */
export async function flood(options: FloodOptions): Promise<FloodResult> {
  const { port, requests, connections, seconds, count = Infinity, rate = Infinity } = options;
  const met = createCount();
  const lines = await Promise.all(Array.from({ length: connections }, async () => openLine(port)));
  const free = [...lines];
  const start = performance.now();
  let asked = 0;
  let isOver = false;

  const askAll = () => {
    const due = Math.min(count, rate * ((performance.now() - start) / 1000));
    for (let line = free[0]; line && asked < due; line = free[0]) {
      free.shift();
      line.sentAt = performance.now();
      line.socket.write(requests[asked++ % requests.length] ?? '');
    }
  };
  for (const line of lines) {
    readResponses(line.socket, (head) => {
      if (isOver) return;
      met.add(head, performance.now() - line.sentAt);
      free.push(line);
      if (rate === Infinity) askAll();
    });
    line.socket.on('error', () => met.addBroken());
  }
  await new Promise<void>((resolve) => {
    const turn = () => {
      if (performance.now() - start >= seconds * 1000 || met.answers() >= count) {
        resolve();
        return;
      }
      askAll();
      // Spinning is more precise than a timer but takes a whole core.
      if (rate > SPINS_ABOVE && rate < Infinity) setImmediate(turn);
      else setTimeout(turn, 1);
    };
    turn();
  });
  isOver = true;
  const elapsed = (performance.now() - start) / 1000;
  for (const { socket } of lines) socket.destroy();
  return { asked, ...met.result(elapsed) };
}

function createCount() {
  const good = createHistogram();
  const refused = createHistogram();
  const statuses: Record<number, number> = {};
  let answers = 0;
  let bad = 0;
  return {
    answers: () => answers,
    addBroken: () => void bad++,
    add({ status, hasRetryAfter }: ResponseHead, milliseconds: number) {
      const microseconds = Math.max(1, Math.round(milliseconds * 1000));
      answers++;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 200) good.record(microseconds);
      else if (status === 503 && hasRetryAfter) refused.record(microseconds);
      else bad++;
    },
    result: (elapsed: number) => ({
      good: good.count,
      goodPerSecond: good.count / elapsed,
      goodP50: percentileMs(good, 50),
      goodP99: percentileMs(good, 99),
      goodTimes: good,
      refused: refused.count,
      refusedP99: percentileMs(refused, 99),
      bad,
      statuses,
    }),
  };
}

/** In milliseconds; 0 for an empty histogram. */
export const percentileMs = (times: RecordableHistogram, share: number): number =>
  times.count === 0 ? 0 : times.percentile(share) / 1000;

async function openLine(port: number): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return { socket, sentAt: 0 };
}
