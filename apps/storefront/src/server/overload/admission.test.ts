import { beforeEach, describe, expect, it } from 'vitest';
import { createAdmission, type AdmissionLimits } from './admission.ts';
import type { Clock } from './clock.ts';

/** A clock that a test moves by hand. */
class HandClock implements Clock {
  time = 0;
  ticks: (() => void)[] = [];
  timers = new Set<{ at: number; run: () => void }>();
  now = () => this.time;
  onNextTick = (run: () => void) => void this.ticks.push(run);
  after = (milliseconds: number, run: () => void) => {
    const timer = { at: this.time + milliseconds, run };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  };

  /** Fires the timers that are due, then starts the next tick, then settles all promises. */
  async tick(milliseconds = 0): Promise<void> {
    this.time += milliseconds;
    for (const timer of this.timers) {
      if (timer.at > this.time) continue;
      this.timers.delete(timer);
      timer.run();
    }
    for (const run of this.ticks.splice(0)) run();
    await settle();
  }
}

/** Settles promises that are ready, and those that follow from them. */
const settle = async () => new Promise<void>((resolve) => void setImmediate(resolve));

let clock: HandClock;
let started: string[];
const LIMITS = {
  maxRunning: 100,
  minWaiting: 1,
  maxWaiting: 100,
  tickMs: 5,
  burstWaitMs: 50,
  overloadWaitMs: 10,
  overloadAfterMs: 1000,
  lateMs: 200,
};

beforeEach(() => {
  clock = new HandClock();
  started = [];
});

const gate = (limits: Partial<AdmissionLimits> = {}) => createAdmission({ ...LIMITS, refusalMs: 30, ...limits }, clock);
const requestOf = (name: string, init: RequestInit = {}) => new Request(`http://shop.test/${name}`, init);
const note = (request: Request) => void started.push(new URL(request.url).pathname.slice(1));

/** A page that takes the process some milliseconds of CPU and waits for nothing. */
const page = (milliseconds: number) => async (request: Request) => {
  note(request);
  clock.time += milliseconds;
  return new Response('page');
};

/** A page that waits for a backend until the test releases it. */
function slowPage() {
  const waiting: (() => void)[] = [];
  const work = async (request: Request) => {
    note(request);
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return new Response('page');
  };
  return { work, releaseOne: () => waiting.shift()?.() };
}

describe('without overload', () => {
  it('a request starts at once', () => {
    void gate().guard(page(1))(requestOf('a'));
    expect(started).toEqual(['a']);
  });

  it('work that fails gives its slot back', async () => {
    const handle = gate({ maxRunning: 1 }).guard(async (request) => {
      note(request);
      throw new Error('broken');
    });
    await expect(handle(requestOf('a'))).rejects.toThrow('broken');
    await expect(handle(requestOf('b'))).rejects.toThrow('broken');
    expect(started).toEqual(['a', 'b']);
  });
});

describe('under overload', () => {
  it('a tick ends in time, and the queue continues in the next one, in order of arrival', async () => {
    const handle = gate().guard(page(3));
    const responses = ['a', 'b', 'c', 'd', 'e'].map((name) => handle(requestOf(name)));
    expect(started).toEqual(['a', 'b']);
    await settle();
    expect(started).toEqual(['a', 'b']);
    await clock.tick();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    await clock.tick();
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('no request overtakes the queue, even if the tick has time left', async () => {
    const { guard } = gate();
    const { work } = slowPage();
    void guard(page(5))(requestOf('a'));
    for (const name of ['b', 'c']) void guard(work)(requestOf(name));
    await settle();
    await clock.tick();
    void guard(work)(requestOf('d'));
    expect(started).toEqual(['a', 'b']);
    await clock.tick();
    await clock.tick();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('all guarded work shares one queue', async () => {
    const { guard } = gate();
    void guard(page(5))(requestOf('page'));
    void guard(page(5))(requestOf('call'));
    expect(started).toEqual(['page']);
    await clock.tick();
    expect(started).toEqual(['page', 'call']);
  });

  it('no more requests run at once than the limit allows', async () => {
    const { work, releaseOne } = slowPage();
    const handle = gate({ maxRunning: 2 }).guard(work);
    for (const name of ['a', 'b', 'c']) void handle(requestOf(name));
    await clock.tick();
    expect(started).toEqual(['a', 'b']);
    expect(clock.ticks).toEqual([]);
    releaseOne();
    await settle();
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('work of which only the start is guarded waits in the queue, but holds no slot', async () => {
    const { guard, guardStart } = gate({ maxRunning: 1 });
    const { work } = slowPage();
    for (const name of ['a', 'b']) void guardStart(work)(requestOf(name));
    expect((await guard(page(5))(requestOf('c'))).status).toBe(200);
    void guardStart(work)(requestOf('d'));
    expect(started).toEqual(['a', 'b', 'c']);
    await clock.tick();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('an aborted request in the queue costs nothing', async () => {
    const leaving = new AbortController();
    const handle = gate().guard(page(5));
    void handle(requestOf('a'));
    const left = handle(requestOf('b', { signal: leaving.signal })).catch(String);
    void handle(requestOf('c'));
    leaving.abort();
    await clock.tick();
    expect(await left).toContain('aborted');
    expect(started).toEqual(['a', 'c']);
  });
});

describe('a rejection', () => {
  /** Starts `count` requests that take 5 ms of CPU each, so that one runs in each tick. */
  async function overload(count: number, limits: Partial<AdmissionLimits> = {}) {
    const handle = gate(limits).guard(page(5));
    const responses = Array.from({ length: count }, async (_, index) => (await handle(requestOf(`${index}`))).status);
    await settle();
    // Now the drain rate is known.
    for (let tick = 0; tick < 3; tick++) await clock.tick();
    return { handle, responses };
  }

  it('sends Retry-After, and is not cacheable', async () => {
    const { handle } = await overload(20);
    const refused = handle(requestOf('late'));
    await settle();
    await clock.tick(30);
    const { status, headers } = await refused;
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('hits only requests that would wait too long', async () => {
    const { handle } = await overload(10);
    const statuses: number[] = [];
    for (let index = 0; index < 10; index++) void handle(requestOf('more')).then(({ status }) => statuses.push(status));
    for (let tick = 0; tick < 30; tick++) await clock.tick();
    // 6 were waiting; at 5 ms each, 5 more fit into a wait of 50 ms.
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 200, 200, 503, 503, 503, 503, 503]);
  });

  it('never hits the first few requests, however slowly the queue drains', async () => {
    const { handle } = await overload(10, { minWaiting: 9, burstWaitMs: 35 });
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++) void handle(requestOf('more')).then(({ status }) => statuses.push(status));
    for (let tick = 0; tick < 30; tick++) await clock.tick();
    // 6 were waiting; the third one would wait too long already.
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 503]);
  });

  it('comes sooner when the overload lasts', async () => {
    const queueLength = async (overloadAfterMs: number) => {
      const { handle } = await overload(3, { overloadAfterMs });
      for (let tick = 0; tick < 20; tick++) {
        for (let index = 0; index < 3; index++) void handle(requestOf('more'));
        await clock.tick();
      }
      started = [];
      for (let tick = 0; tick < 20; tick++) await clock.tick();
      return started.length;
    };
    const inBurst = await queueLength(1000);
    expect(await queueLength(20)).toBeLessThan(inBurst / 2);
  });

  it('is delayed for a moment', async () => {
    const { handle } = await overload(20);
    let hasResponded = false;
    void handle(requestOf('late')).then(() => (hasResponded = true));
    await settle();
    await clock.tick();
    expect(hasResponded).toBe(false);
    await clock.tick(30);
    expect(hasResponded).toBe(true);
  });

  it('is immediate when too many rejections are delayed already', async () => {
    const { handle } = await overload(20, { maxWaiting: 4 });
    const rejected: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) void handle(requestOf(name)).then(() => rejected.push(name));
    await settle();
    expect(rejected.length).toBeGreaterThan(0);
  });

  it('hits a request that waits for a slot too long', async () => {
    const { work } = slowPage();
    const handle = gate({ maxRunning: 1 }).guard(work);
    void handle(requestOf('a'));
    const second = handle(requestOf('b'));
    await settle();
    await clock.tick(200);
    expect((await second).status).toBe(503);
    expect(started).toEqual(['a']);
  });

  it('bounds the queue', async () => {
    const { responses } = await overload(20, { maxWaiting: 4 });
    for (let tick = 0; tick < 10; tick++) await clock.tick(10);
    expect((await Promise.all(responses)).filter((status) => status === 200)).toHaveLength(5);
  });
});

it('leaves nothing behind when an overload has passed, and the next one is served', async () => {
  const handle = gate().guard(page(2));
  for (const name of ['first', 'second']) {
    const statuses = Array.from({ length: 20 }, async (_, index) => (await handle(requestOf(name + index))).status);
    for (let tick = 0; tick < 10; tick++) await clock.tick();
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
    expect(clock.timers.size).toBe(0);
  }
});
