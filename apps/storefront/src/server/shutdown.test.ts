import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { SlowShopNews } from './testing/slow-shop.ts';

const SLOW_SHOP = new URL('testing/slow-shop.ts', import.meta.url).pathname;
const VISITORS = 50;

async function start(graceMs: number): Promise<{ shop: ChildProcess; port: number; isAtWork: Promise<unknown> }> {
  const shop = fork(SLOW_SHOP, { env: { ...process.env, SHUTDOWN_GRACE_MS: String(graceMs) }, execArgv: [] });
  const [news] = (await once(shop, 'message')) as [SlowShopNews];
  if (!('port' in news)) throw new Error('The shop told no port.');
  return { shop, port: news.port, isAtWork: once(shop, 'message') };
}

type Asked = { status: number; isLast: boolean; body: string };

async function ask(port: number, path: string, agent?: Agent): Promise<Asked> {
  const asked = request({ port, host: '127.0.0.1', path, ...(agent ? { agent } : { agent: false }) });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await text(answer);
  return { status: answer.statusCode ?? 0, isLast: answer.headers.connection === 'close', body };
}

/** Sends one request after another on a connection, as a browser or a load balancer does, until the shop closes it. */
async function visit(port: number, outcomes: Map<string, number>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const note = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  try {
    for (let isLast = false; !isLast;) {
      const asked = await ask(port, '/price', agent);
      note(`${asked.status} ${asked.body}`);
      ({ isLast } = asked);
    }
  } catch (error) {
    note(String(error));
  } finally {
    agent.destroy();
  }
}

describe('a shop that gets SIGTERM under load (F5)', () => {
  it.each([1, 2, 3, 4, 5])('loses no accepted request, and exits cleanly: run %i', { timeout: 20_000 }, async () => {
    const { shop, port, isAtWork } = await start(800);
    const exit = once(shop, 'exit');
    const outcomes = new Map<string, number>();
    const visits = Array.from({ length: VISITORS }, async () => visit(port, outcomes));
    await isAtWork;
    expect((await ask(port, '/ready')).status).toBe(200);

    shop.kill('SIGTERM');
    // It still accepts connections, and tells load balancers to stop.
    await expect.poll(async () => (await ask(port, '/ready')).status, { interval: 1 }).toBe(503);
    expect(await ask(port, '/late')).toEqual({ status: 200, isLast: true, body: 'answer' });

    await Promise.all(visits);
    expect([...outcomes.keys()]).toEqual(['200 answer']);
    expect(await exit).toEqual([0, null]);
    await expect(ask(port, '/ready')).rejects.toThrow('ECONNREFUSED');
  });

  it('does not wait for an idle connection', { timeout: 10_000 }, async () => {
    const { shop, port } = await start(0);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask(port, '/price', agent);
    const exit = once(shop, 'exit');
    shop.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    agent.destroy();
  });
});
