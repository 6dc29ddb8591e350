import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createHistogram } from 'node:perf_hooks';
import { readAnswers, type AnswerHead } from './answers.ts';

export type FloodOptions = {
  port: number;
  /** Asked for in turn. */
  requests: readonly Buffer[];
  connections: number;
  /** At the most. */
  seconds: number;
  /** Ends sooner, after so many requests. */
  count?: number;
  /** Requests a second, whether or not answers come; as many as there are free connections where absent. */
  rate?: number;
};

/** What a flood met; times in milliseconds. */
export type FloodResult = {
  asked: number;
  /** Answers 200 a second. */
  goodPerSecond: number;
  good: number;
  goodP50: number;
  goodP99: number;
  refused: number;
  refusedP99: number;
  /** Refusals that do not say when to come again, other answers, and connections that broke. */
  bad: number;
  /** Answers of each status. */
  statuses: Record<number, number>;
};

export const visitsOf = (paths: readonly string[]): Buffer[] =>
  paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`));

export const postOf = (path: string, body: unknown): Buffer => {
  const json = Buffer.from(JSON.stringify(body));
  const head = `POST ${path} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), json]);
};

type Line = { socket: Socket; sentAt: number };

/** Asks at a rate of its own, each connection for one page at a time. What finds no free connection is not asked at all. */
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
    readAnswers(line.socket, (head) => {
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
      // A rate needs a finer clock than timers have; otherwise answers themselves ask for more.
      if (rate === Infinity) setTimeout(turn, 1);
      else setImmediate(turn);
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
  const inMs = (times: typeof good, share: number) => (times.count === 0 ? 0 : times.percentile(share) / 1000);
  return {
    answers: () => answers,
    addBroken: () => void bad++,
    add({ status, hasRetryAfter }: AnswerHead, milliseconds: number) {
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
      goodP50: inMs(good, 50),
      goodP99: inMs(good, 99),
      refused: refused.count,
      refusedP99: inMs(refused, 99),
      bad,
      statuses,
    }),
  };
}

async function openLine(port: number): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return { socket, sentAt: 0 };
}
