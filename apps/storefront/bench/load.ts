import { connect, type Socket } from 'node:net';
import { createHistogram } from 'node:perf_hooks';
import { ResponseReader } from './response-reader.ts';

export type LoadOptions = {
  port: number;
  /** Requested in turn. */
  paths: readonly string[];
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  /** Expected status of every response; 200 where absent. */
  status?: number;
};

/** Times in milliseconds. */
export type LoadResult = { answers: number; requestsPerSecond: number; p50: number; p99: number };

/** Requests as fast as the server responds, one request at a time per connection, until all are done. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { connections, seconds } = options;
  const startedAt = performance.now();
  const run = new Run(options, startedAt + seconds * 1000);
  await Promise.all(Array.from({ length: connections }, async () => run.askUntilTheEnd()));
  const elapsed = (performance.now() - startedAt) / 1000;
  const { times } = run;
  const inMs = (percentile: number) => times.percentile(percentile) / 1000;
  return { answers: times.count, requestsPerSecond: times.count / elapsed, p50: inMs(50), p99: inMs(99) };
}

class Run {
  /** In microseconds. */
  readonly times = createHistogram();
  readonly #port: number;
  readonly #requests: readonly Buffer[];
  readonly #status: number;
  readonly #endsAt: number;
  #turn = 0;

  constructor({ port, paths, headers = {}, status = 200 }: LoadOptions, endsAt: number) {
    const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    this.#port = port;
    this.#requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`));
    this.#status = status;
    this.#endsAt = endsAt;
  }

  /** Reconnects whenever the server closes the connection. */
  async askUntilTheEnd(): Promise<void> {
    while (performance.now() < this.#endsAt) await this.#askOnOneConnection();
  }

  async #askOnOneConnection(): Promise<void> {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('The server ended a connection without an answer.')));
      socket.once('connect', () => this.#ask(socket, resolve, reject));
    });
    socket.destroy();
  }

  #ask(socket: Socket, onEnd: () => void, onFault: (error: Error) => void): void {
    const reader = new ResponseReader();
    let askedAt = 0;
    const askNext = () => {
      askedAt = performance.now();
      socket.write(this.#requests[this.#turn++ % this.#requests.length] ?? '');
    };
    socket.on('data', (bytes: Buffer) => {
      const answer = reader.read(bytes);
      if (!answer) return;
      const now = performance.now();
      this.times.record(Math.max(1, Math.round((now - askedAt) * 1000)));
      if (answer.status !== this.#status) onFault(new Error(`An answer was ${answer.status}, not ${this.#status}.`));
      else if (answer.isLast || now >= this.#endsAt) onEnd();
      else askNext();
    });
    askNext();
  }
}
