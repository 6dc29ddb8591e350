import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@partshop/features/core/testing';
import { forgetSeen, rememberSeen, seenGoods } from './seen-goods.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('document', {});
  vi.stubGlobal('localStorage', memoryStorage(kept));
});
afterEach(() => vi.unstubAllGlobals());

test('the last article comes first, each once', () => {
  for (const id of [1, 2, 3, 1]) rememberSeen(id);
  expect(seenGoods()).toBe('1,3,2');
});

test('twelve are remembered', () => {
  for (let id = 1; id <= 20; id++) rememberSeen(id);
  expect(seenGoods()).toBe('20,19,18,17,16,15,14,13,12,11,10,9');
});

test('nothing is left once it is forgotten', () => {
  rememberSeen(1);
  forgetSeen();
  expect(seenGoods()).toBe('');
  expect(kept.size).toBe(0);
});

test.each([
  ['1,,x,2', '1,2'],
  ['<script>', ''],
  ['[5,6]', ''],
  ['-1,0,1.5,7,07', '7'],
  ['9'.repeat(16), ''],
  ['3,3,3', '3'],
  [Array.from({ length: 30 }, (_, index) => index + 1).join(), '1,2,3,4,5,6,7,8,9,10,11,12'],
])('of %j it reads %j', (stored, ids) => {
  kept.set('partshop-seen', stored);
  expect(seenGoods()).toBe(ids);
});

test('a browser without storage remembers nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => rememberSeen(1)).not.toThrow();
  expect(() => forgetSeen()).not.toThrow();
  expect(seenGoods()).toBe('');
});

test('on a server nothing was seen', () => {
  rememberSeen(1);
  vi.stubGlobal('document', undefined);
  expect(seenGoods()).toBe('');
});
