import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../src/testing/free-port.ts';

/** The production shop under a supervisor: whenever its process ends, the next one starts. */
export type SupervisedShop = {
  origin: string;
  /** Of the current process. */
  pid: () => number;
  /** How many processes have started. */
  starts: () => number;
  stop: () => Promise<void>;
};

const SHOP = new URL('../../src/server/main.ts', import.meta.url);
const READY_LIMIT_MS = 120_000;

/** Starts the shop on a free port; resolves when it is ready for visitors. `env` names its database. */
export async function superviseShop(env: Record<string, string>): Promise<SupervisedShop> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let starts = 0;
  let isStopping = false;
  let child = begin();

  function begin(): ChildProcess {
    starts += 1;
    const all = { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'fatal', ...env };
    const begun = spawn(process.execPath, [SHOP.pathname], { env: all, stdio: ['ignore', 'ignore', 'inherit'] });
    begun.once('exit', () => {
      if (!isStopping) child = begin();
    });
    return begun;
  }

  const shop = {
    origin,
    pid: () => child.pid ?? 0,
    starts: () => starts,
    async stop() {
      isStopping = true;
      const last = child;
      if (last.exitCode !== null || last.signalCode !== null) return;
      last.kill('SIGTERM');
      await once(last, 'exit');
    },
  };
  await backAfter(origin, READY_LIMIT_MS);
  return shop;
}

/** The shop has recovered after this many successful calls in a row that read the database. */
const ANSWERS = 5;
const PAUSE_MS = 20;

/** Milliseconds until the shop has recovered; NaN where it has not within the limit. */
export async function backAfter(origin: string, limitMs: number): Promise<number> {
  const start = performance.now();
  let since = Number.NaN;
  let good = 0;
  while (performance.now() - start < limitMs) {
    if (await answers(origin)) {
      if (good === 0) since = performance.now() - start;
      good += 1;
      if (good === ANSWERS) return since;
    } else good = 0;
    await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
  }
  return Number.NaN;
}

/** Asks for another number each time: the shop keeps answers for a moment, and would give them without its database. */
async function answers(origin: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${origin}/services/search/searchgoodlist_json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Number: crypto.randomUUID() }),
      signal: AbortSignal.timeout(2000),
    });
    return status < 500;
  } catch {
    return false;
  }
}
