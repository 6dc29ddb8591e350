import { expect, test } from 'vitest';
import { createWorkQueue, TooManyWaiting } from './work-queue.ts';

/** Work that ends when the test says so. */
function openWork(name: string, begun: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = async () => {
    begun.push(name);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

test('runs a few at a time, first come, first served, also after one that fails', async () => {
  const begun: string[] = [];
  const enqueue = createWorkQueue({ concurrency: 2, maxWaiting: 10 });
  const works = ['a', 'b', 'c', 'd'].map((name) => openWork(name, begun));
  const done = works.map(({ work }) => enqueue(work).catch((error: unknown) => error));
  expect(begun).toEqual(['a', 'b']);
  works[1]?.fail();
  await done[1];
  expect(begun).toEqual(['a', 'b', 'c']);
  works[0]?.end();
  await done[0];
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  works[2]?.end();
  works[3]?.end();
  expect(await Promise.all(done)).toEqual(['a', new Error('b'), 'c', 'd']);
});

test('rejects at once when the queue is full, and accepts again when there is room', async () => {
  const enqueue = createWorkQueue({ concurrency: 1, maxWaiting: 1 });
  const first = openWork('first', []);
  const done = [enqueue(first.work), enqueue(async () => Promise.resolve('second'))];
  await expect(enqueue(async () => Promise.resolve('third'))).rejects.toThrow(TooManyWaiting);
  first.end();
  expect(await Promise.all(done)).toEqual(['first', 'second']);
  expect(await enqueue(async () => Promise.resolve('third'))).toBe('third');
});
