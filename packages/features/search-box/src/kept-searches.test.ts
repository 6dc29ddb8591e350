import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '@partshop/features/core/testing';
import { forgetSearch, forgetSearches, keepSearch, keptSearches } from './kept-searches.ts';

const KEY = 'partshop-searches';

beforeEach(() => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('localStorage', memoryStorage());
});

it('keeps searches, the newest first and each once, whatever its case', () => {
  for (const text of ['W 712/75', '  масло ', 'w 712/75', '   ']) keepSearch(text);
  expect(keptSearches()).toEqual(['w 712/75', 'масло']);
});

it('keeps the last twenty', () => {
  for (let number = 1; number <= 25; number += 1) keepSearch(`A${number}`);
  expect(keptSearches()).toHaveLength(20);
  expect(keptSearches()[0]).toBe('A25');
});

it('forgets one, and all', () => {
  for (const text of ['a1', 'b2', 'c3']) keepSearch(text);
  forgetSearch('b2');
  expect(keptSearches()).toEqual(['c3', 'a1']);
  forgetSearches();
  expect(keptSearches()).toEqual([]);
});

it.each(['{', '"text"', '{"a":1}', '[1,null,{},""]', `["${'x'.repeat(300)}"]`])(
  'leaves out what it did not write: %s',
  (value) => {
    localStorage.setItem(KEY, value);
    expect(keptSearches()).toEqual([]);
  },
);

it('works without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
  });
  keepSearch('a1');
  expect(keptSearches()).toEqual([]);
});
