import { beforeEach, describe, expect, it } from 'vitest';
import { createAdmission, type AdmissionLimits } from './admission.ts';
import type { TurnClock } from './turn-clock.ts';

/** Time that stands still until a test moves it. */
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

  /** Timers that are due, then what was asked for in the next turn, then all that follows from it. */
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

/** Promises that are ready, and those that become ready by them. */
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

/** A page that takes the process some milliseconds and waits for nothing. */
const page = (milliseconds: number) => async (request: Request) => {
  note(request);
  clock.time += milliseconds;
  return new Response('page');
};

/** A page that waits for a backend until it is told to go on. */
function slowPage() {
  const waiting: (() => void)[] = [];
  const work = async (request: Request) => {
    note(request);
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return new Response('page');
  };
  return { work, answerOne: () => waiting.shift()?.() };
}

describe('without a crowd', () => {
  it('a request begins at once', () => {
    void gate().guard(page(1))(visit('a'));
    expect(begun).toEqual(['a']);
  });

  it('work that fails gives its place back', async () => {
    const answer = gate({ maxRunning: 1 }).guard(async (request) => {
      note(request);
      throw new Error('broken');
    });
    await expect(answer(visit('a'))).rejects.toThrow('broken');
    await expect(answer(visit('b'))).rejects.toThrow('broken');
    expect(begun).toEqual(['a', 'b']);
  });
});

describe('in a crowd', () => {
  it('a turn of the event loop ends in time, and the rest goes on in the next one, first come first', async () => {
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

  it('nobody overtakes those who wait, even where the turn has time', async () => {
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

  it('all guarded work shares one line', async () => {
    const { guard } = gate();
    void guard(page(5))(visit('page'));
    void guard(page(5))(visit('call'));
    expect(begun).toEqual(['page']);
    await clock.turn();
    expect(begun).toEqual(['page', 'call']);
  });

  it('no more run at once than may', async () => {
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

  it('work that is guarded at its beginning alone takes its turn, but holds no place', async () => {
    const { guard, guardBeginning } = gate({ maxRunning: 1 });
    const { work } = slowPage();
    for (const name of ['a', 'b']) void guardBeginning(work)(visit(name));
    expect((await guard(page(5))(visit('c'))).status).toBe(200);
    void guardBeginning(work)(visit('d'));
    expect(begun).toEqual(['a', 'b', 'c']);
    await clock.turn();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('who has left meanwhile costs nothing', async () => {
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

describe('a refusal', () => {
  /** A line of so many, each of which takes the process 5 ms: one a turn. */
  async function crowd(count: number, limits: Partial<AdmissionLimits> = {}) {
    const answer = gate(limits).guard(page(5));
    const answers = Array.from({ length: count }, async (_, index) => (await answer(visit(`${index}`))).status);
    await settle();
    // Now it is known how fast the line moves.
    for (let turn = 0; turn < 3; turn++) await clock.turn();
    return { answer, answers };
  }

  it('says when to come again, and is kept nowhere', async () => {
    const { answer } = await crowd(20);
    const refused = answer(visit('late'));
    await settle();
    await clock.turn(30);
    const { status, headers } = await refused;
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('meets only who would wait too long', async () => {
    const { answer } = await crowd(10);
    const statuses: number[] = [];
    for (let index = 0; index < 10; index++) void answer(visit('more')).then(({ status }) => statuses.push(status));
    for (let turn = 0; turn < 30; turn++) await clock.turn();
    // 6 were waiting; at 5 ms each, 5 more come in with a wait of 50 ms.
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 200, 200, 503, 503, 503, 503, 503]);
  });

  it('never meets the first few, however slowly the line moves', async () => {
    const { answer } = await crowd(10, { minWaiting: 9, passingWaitMs: 35 });
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++) void answer(visit('more')).then(({ status }) => statuses.push(status));
    for (let turn = 0; turn < 30; turn++) await clock.turn();
    // 6 were waiting; the wait of the third is too long already.
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 503]);
  });

  it('comes sooner in a crowd that stays', async () => {
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

  it('is held back for a moment', async () => {
    const { answer } = await crowd(20);
    let isTold = false;
    void answer(visit('late')).then(() => (isTold = true));
    await settle();
    await clock.turn();
    expect(isTold).toBe(false);
    await clock.turn(30);
    expect(isTold).toBe(true);
  });

  it('is told at once where too many are held back already', async () => {
    const { answer } = await crowd(20, { maxWaiting: 4 });
    const told: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) void answer(visit(name)).then(() => told.push(name));
    await settle();
    expect(told.length).toBeGreaterThan(0);
  });

  it('meets who waits for a place that never comes free', async () => {
    const { work } = slowPage();
    const answer = gate({ maxRunning: 1 }).guard(work);
    void answer(visit('a'));
    const second = answer(visit('b'));
    await settle();
    await clock.turn(200);
    expect((await second).status).toBe(503);
    expect(begun).toEqual(['a']);
  });

  it('bounds the line', async () => {
    const { answers } = await crowd(20, { maxWaiting: 4 });
    for (let turn = 0; turn < 10; turn++) await clock.turn(10);
    expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(5);
  });
});

it('keeps nothing of a crowd that is gone, and takes the next one', async () => {
  const answer = gate().guard(page(2));
  for (const name of ['first', 'second']) {
    const crowd = Array.from({ length: 20 }, async (_, index) => (await answer(visit(name + index))).status);
    for (let turn = 0; turn < 10; turn++) await clock.turn();
    expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
    expect(clock.timers.size).toBe(0);
  }
});
