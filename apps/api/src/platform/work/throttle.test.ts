import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createThrottle } from './throttle.ts';
import { TooManyWaiting } from './work-queue.ts';

function startThrottle(maxWaiting: number) {
  const waits: (() => void)[] = [];
  const throttle = createThrottle(
    { everyMs: 20, maxWaiting },
    async () => new Promise<void>((end) => void waits.push(end)),
  );
  const begun: string[] = [];
  const ask = async (subject: string) => throttle(subject).then(() => void begun.push(subject));
  return { waits, begun, ask };
}

it('lets the first call of each subject start at once', async () => {
  const { begun, ask } = startThrottle(1);
  await ask('one');
  await ask('other');
  expect(begun).toEqual(['one', 'other']);
});

it('lets the next call of a subject start after the interval', async () => {
  const { waits, begun, ask } = startThrottle(5);
  const all = [ask('one'), ask('one'), ask('one')];
  await setImmediate();
  expect(begun).toHaveLength(1);
  waits.shift()?.();
  await setImmediate();
  expect(begun).toHaveLength(2);
  waits.shift()?.();
  await Promise.all(all);
});

it('rejects calls beyond the queue, and starts anew once it is empty', async () => {
  const { waits, ask } = startThrottle(1);
  const first = ask('one');
  const second = ask('one');
  await expect(ask('one')).rejects.toBeInstanceOf(TooManyWaiting);
  await first;
  waits.shift()?.();
  await second;
  waits.shift()?.();
  await setImmediate();
  await ask('one');
});
