import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '@partshop/features/core/testing';
import type { CarRoot } from '@partshop/api-client';
import { readCars, withCurrent, withoutRecent, writeCars } from './kept-cars.ts';
import { octavia } from './mocks/fixtures.ts';

const car = (engineId: number): CarRoot => ({ ...octavia, engineId });
const idsOf = (cars: readonly CarRoot[]) => cars.map(({ engineId }) => engineId);

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('document', {});
  vi.stubGlobal('localStorage', memoryStorage(stored));
});
afterEach(() => vi.unstubAllGlobals());

describe('the garage of a browser', () => {
  it('remembers the current car and the five before it, each once', () => {
    for (const id of [1, 2, 3, 2, 4, 5, 6, 7, 8]) writeCars(withCurrent(readCars(), car(id)));
    expect(readCars().current?.engineId).toBe(8);
    expect(idsOf(readCars().recent)).toEqual([7, 6, 5, 4, 2]);
  });

  it('keeps a cleared car among the recent ones', () => {
    writeCars(withCurrent(withCurrent(readCars(), car(1)), null));
    expect(readCars()).toEqual({ current: null, recent: [car(1)] });
  });

  it('forgets a recent car', () => {
    writeCars({ current: car(1), recent: [car(2), car(3)] });
    writeCars(withoutRecent(readCars(), 2));
    expect(idsOf(readCars().recent)).toEqual([3]);
  });

  it('leaves no key behind when it is empty', () => {
    writeCars({ current: car(1), recent: [car(2)] });
    writeCars({ current: null, recent: [] });
    expect([...stored.keys()]).toEqual([]);
  });

  it.each(['', '{', '[]', '{"engineId":1}', JSON.stringify({ ...octavia, engineId: '<script>' }), 'null', '7'])(
    'reads nothing from %s',
    (text) => {
      stored.set('partshop-car', text);
      stored.set('partshop-cars', text);
      expect(readCars()).toEqual({ current: null, recent: [] });
    },
  );

  it('is empty in a browser without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    writeCars({ current: car(1), recent: [] });
    expect(readCars()).toEqual({ current: null, recent: [] });
  });
});
