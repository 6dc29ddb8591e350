import { beforeEach, describe, expect, it } from 'vitest';
import { createAdmission, type AdmissionLimits } from './admission.ts';
import type { TurnClock } from './turn-clock.ts';

/** A clock that a test moves by hand. */
class HandClock implements TurnClock {
  time = 0;
  turns: (() => void)[] = [];
  timers = new Set<{ at: number; run: () => void }>();
  now = () => this.time;
  nextTurn = (run: () => void) => void this.turns.push(run);
  after = (milliseconds: number, run: () => void) => {
    const timer = { at: this.time + milliseconds, run };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  };

  /** Fires the timers that are due, then starts the next tick, then settles all promises. */
  async turn(milliseconds = 0): Promise<void> {
    this.time += milliseconds;
    for (const timer of this.timers) {
      if (timer.at > this.time) continue;
      this.timers.delete(timer);
      timer.run();
    }
    for (const run of this.turns.splice(0)) run();
    await settle();
  }
}

/** Settles promises that are ready, and those that follow from them. */
const settle = async () => new Promise<void>((resolve) => void setImmediate(resolve));

let clock: HandClock;
let begun: string[];
const LIMITS = {
  maxRunning: 100,
  minWaiting: 1,
  maxWaiting: 100,
  turnMs: 5,
  passingWaitMs: 50,
  stayingWaitMs: 10,
  stayingAfterMs: 1000,
  lateMs: 200,
};

beforeEach(() => {
  clock = new HandClock();
  begun = [];
});

const gate = (limits: Partial<AdmissionLimits> = {}) => createAdmission({ ...LIMITS, refusalMs: 30, ...limits }, clock);
const visit = (name: string, init: RequestInit = {}) => new Request(`http://shop.test/${name}`, init);
const note = (request: Request) => void begun.push(new URL(request.url).pathname.slice(1));

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
  return { work, answerOne: () => waiting.shift()?.() };
}

describe('without overload', () => {
  it('a request starts at once', () => {
    void gate().guard(page(1))(visit('a'));
    expect(begun).toEqual(['a']);
  });

  it('work that fails gives its slot back', async () => {
    const answer = gate({ maxRunning: 1 }).guard(async (request) => {
      note(request);
      throw new Error('broken');
    });
    await expect(answer(visit('a'))).rejects.toThrow('broken');
    await expect(answer(visit('b'))).rejects.toThrow('broken');
    expect(begun).toEqual(['a', 'b']);
  });
});

describe('under overload', () => {
  it('a tick ends in time, and the queue continues in the next one, in order of arrival', async () => {
    const answer = gate().guard(page(3));
    const answers = ['a', 'b', 'c', 'd', 'e'].map((name) => answer(visit(name)));
    expect(begun).toEqual(['a', 'b']);
    await settle();
    expect(begun).toEqual(['a', 'b']);
    await clock.turn();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    await clock.turn();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('no request overtakes the queue, even if the tick has time left', async () => {
    const { guard } = gate();
    const { work } = slowPage();
    void guard(page(5))(visit('a'));
    for (const name of ['b', 'c']) void guard(work)(visit(name));
    await settle();
    await clock.turn();
    void guard(work)(visit('d'));
    expect(begun).toEqual(['a', 'b']);
    await clock.turn();
    await clock.turn();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('all guarded work shares one queue', async () => {
    const { guard } = gate();
    void guard(page(5))(visit('page'));
    void guard(page(5))(visit('call'));
    expect(begun).toEqual(['page']);
    await clock.turn();
    expect(begun).toEqual(['page', 'call']);
  });

  it('no more requests run at once than the limit allows', async () => {
    const { work, answerOne } = slowPage();
    const answer = gate({ maxRunning: 2 }).guard(work);
    for (const name of ['a', 'b', 'c']) void answer(visit(name));
    await clock.turn();
    expect(begun).toEqual(['a', 'b']);
    expect(clock.turns).toEqual([]);
    answerOne();
    await settle();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('work of which only the start is guarded waits in the queue, but holds no slot', async () => {
    const { guard, guardBeginning } = gate({ maxRunning: 1 });
    const { work } = slowPage();
    for (const name of ['a', 'b']) void guardBeginning(work)(visit(name));
    expect((await guard(page(5))(visit('c'))).status).toBe(200);
    void guardBeginning(work)(visit('d'));
    expect(begun).toEqual(['a', 'b', 'c']);
    await clock.turn();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('an aborted request in the queue costs nothing', async () => {
    const leaving = new AbortController();
    const answer = gate().guard(page(5));
    void answer(visit('a'));
    const left = answer(visit('b', { signal: leaving.signal })).catch(String);
    void answer(visit('c'));
    leaving.abort();
    await clock.turn();
    expect(await left).toContain('aborted');
    expect(begun).toEqual(['a', 'c']);
  });
});

describe('a rejection', () => {
  /** Starts `count` requests that take 5 ms of CPU each, so that one runs in each tick. */
  async function crowd(count: number, limits: Partial<AdmissionLimits> = {}) {
    const answer = gate(limits).guard(page(5));
    const answers = Array.from({ length: count }, async (_, index) => (await answer(visit(`${index}`))).status);
    await settle();
    // Now the drain rate is known.
    for (let turn = 0; turn < 3; turn++) await clock.turn();
    return { answer, answers };
  }

  it('sends Retry-After, and is not cacheable', async () => {
    const { answer } = await crowd(20);
    const refused = answer(visit('late'));
    await settle();
    await clock.turn(30);
    const { status, headers } = await refused;
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('hits only requests that would wait too long', async () => {
    const { answer } = await crowd(10);
    const statuses: number[] = [];
    for (let index = 0; index < 10; index++) void answer(visit('more')).then(({ status }) => statuses.push(status));
    for (let turn = 0; turn < 30; turn++) await clock.turn();
    // 6 were waiting; at 5 ms each, 5 more fit into a wait of 50 ms.
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 200, 200, 503, 503, 503, 503, 503]);
  });

  it('never hits the first few requests, however slowly the queue drains', async () => {
    const { answer } = await crowd(10, { minWaiting: 9, passingWaitMs: 35 });
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++) void answer(visit('more')).then(({ status }) => statuses.push(status));
    for (let turn = 0; turn < 30; turn++) await clock.turn();
    // 6 were waiting; the third one would wait too long already.
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 503]);
  });

  it('comes sooner when the overload lasts', async () => {
    const lengthOfLine = async (stayingAfterMs: number) => {
      const { answer } = await crowd(3, { stayingAfterMs });
      for (let turn = 0; turn < 20; turn++) {
        for (let index = 0; index < 3; index++) void answer(visit('more'));
        await clock.turn();
      }
      begun = [];
      for (let turn = 0; turn < 20; turn++) await clock.turn();
      return begun.length;
    };
    const passing = await lengthOfLine(1000);
    expect(await lengthOfLine(20)).toBeLessThan(passing / 2);
  });

  it('is delayed for a moment', async () => {
    const { answer } = await crowd(20);
    let isTold = false;
    void answer(visit('late')).then(() => (isTold = true));
    await settle();
    await clock.turn();
    expect(isTold).toBe(false);
    await clock.turn(30);
    expect(isTold).toBe(true);
  });

  it('is immediate when too many rejections are delayed already', async () => {
    const { answer } = await crowd(20, { maxWaiting: 4 });
    const told: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) void answer(visit(name)).then(() => told.push(name));
    await settle();
    expect(told.length).toBeGreaterThan(0);
  });

  it('hits a request that waits for a slot too long', async () => {
    const { work } = slowPage();
    const answer = gate({ maxRunning: 1 }).guard(work);
    void answer(visit('a'));
    const second = answer(visit('b'));
    await settle();
    await clock.turn(200);
    expect((await second).status).toBe(503);
    expect(begun).toEqual(['a']);
  });

  it('bounds the queue', async () => {
    const { answers } = await crowd(20, { maxWaiting: 4 });
    for (let turn = 0; turn < 10; turn++) await clock.turn(10);
    expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(5);
  });
});

it('leaves nothing behind when an overload has passed, and the next one is served', async () => {
  const answer = gate().guard(page(2));
  for (const name of ['first', 'second']) {
    const crowd = Array.from({ length: 20 }, async (_, index) => (await answer(visit(name + index))).status);
    for (let turn = 0; turn < 10; turn++) await clock.turn();
    expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
    expect(clock.timers.size).toBe(0);
  }
});
