import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '@partshop/features/core/testing';
import { parseChoice, readChoice, toChoice } from './consent-choice.ts';

it('reads a stored choice', () => {
  const choice = toChoice({ analytics: true, chat: false }, new Date('2026-06-15T12:00:00Z'));
  expect(parseChoice(JSON.stringify(choice))).toEqual({
    analytics: true,
    chat: false,
    at: '2026-06-15T12:00:00.000Z',
    version: 1,
  });
});

it.each([
  ['nothing', null],
  ['no JSON', '{analytics:true}'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1'],
  ['other terms', '{"analytics":true,"chat":true,"at":"2026-06-15T12:00:00Z","version":2}'],
  ['words in place of yes and no', '{"analytics":"yes","chat":true,"at":"2026-06-15T12:00:00Z","version":1}'],
  ['no chat', '{"analytics":true,"at":"2026-06-15T12:00:00Z","version":1}'],
  ['no moment', '{"analytics":true,"chat":true,"at":"yesterday","version":1}'],
])('%s counts as no choice', (_what, text) => {
  expect(parseChoice(text)).toBeNull();
});

it('allows nothing that was not written, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseChoice(text)).toBeNull();
    }),
    { numRuns: cases(300) },
  );
});

it('has no choice without storage', () => {
  expect(readChoice()).toBeNull();
});
