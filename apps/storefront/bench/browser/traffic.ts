import type { CDPSession } from 'playwright';
import { setTimeout as wait } from 'node:timers/promises';

export const KINDS = ['document', 'script', 'font', 'css', 'other'] as const;
export type Kind = (typeof KINDS)[number];

type Transfer = { kind: Kind; body: number; total: number; endedAt: number | null };

const MOST_MS = 30_000;

/** The network traffic of a page: bytes on the wire as the browser counts them, with headers (`total`) and without (`body`). */
export class Traffic {
  readonly #transfers = new Map<string, Transfer>();
  readonly #quietMs: number;
  #changedAt = performance.now();

  /** `quietMs`: after so long without a request, the page is at rest. */
  constructor(session: CDPSession, quietMs: number) {
    this.#quietMs = quietMs;
    session.on('Network.requestWillBeSent', ({ requestId }) => {
      this.#transfers.set(requestId, { kind: 'other', body: 0, total: 0, endedAt: null });
      this.#changedAt = performance.now();
    });
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      const transfer = this.#transfers.get(requestId);
      if (transfer) transfer.kind = kindOf(response.mimeType, type);
    });
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const transfer = this.#transfers.get(requestId);
      if (transfer) transfer.body += encodedDataLength;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      this.#end(requestId, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId, 0));
  }

  #end(requestId: string, total: number): void {
    const transfer = this.#transfers.get(requestId);
    if (transfer) Object.assign(transfer, { total, endedAt: performance.now() });
    this.#changedAt = performance.now();
  }

  /** Bytes by type, with headers. */
  totals(): Record<Kind, number> {
    const sums = { document: 0, script: 0, font: 0, css: 0, other: 0 };
    for (const { kind, total } of this.#transfers.values()) sums[kind] += total;
    return sums;
  }

  /** Bytes of scripts that have arrived so far. */
  scriptBodies(): number {
    return [...this.#transfers.values()]
      .filter(({ kind, endedAt }) => kind === 'script' && endedAt !== null)
      .reduce((sum, { body }) => sum + body, 0);
  }

  /** All bytes of all types. */
  sum(): number {
    return Object.values(this.totals()).reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Resolves when no request has started or ended for a while. */
  async quiet(): Promise<void> {
    const end = performance.now() + MOST_MS;
    for (;;) {
      const isLoading = [...this.#transfers.values()].some(({ endedAt }) => endedAt === null);
      const rest = this.#changedAt + this.#quietMs - performance.now();
      if (!isLoading && rest <= 0) return;
      if (performance.now() > end) throw new Error('A page does not come to rest.');
      await wait(isLoading ? 50 : rest);
    }
  }
}

function kindOf(mimeType: string, type: string): Kind {
  if (type === 'Document') return 'document';
  if (/javascript/.test(mimeType)) return 'script';
  if (/css/.test(mimeType)) return 'css';
  return type === 'Font' || /font/.test(mimeType) ? 'font' : 'other';
}
