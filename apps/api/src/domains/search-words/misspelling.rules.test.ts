import { expect, test } from 'vitest';
import { wordsMeant } from './misspelling.rules.ts';

const vocabulary = new Map([
  ['свеча', 9],
  ['свечи', 3],
  ['зажигания', 9],
  ['фильтр', 20],
  ['ngk', 5],
]);

test.each(['свеча', 'све', 'зажига', 'ngk'])('%s is a word, or begins one: nothing else is meant', (word) => {
  expect(wordsMeant(word, vocabulary)).toEqual([word]);
});

test.each([
  ['филтр', 'фильтр'],
  ['фильрт', 'фильтр'],
  ['фильлтр', 'фильтр'],
  ['зожегания', 'зажигания'],
  ['зажыг', 'зажигания'],
])('%s means %s', (word, meant) => {
  expect(wordsMeant(word, vocabulary)).toEqual([word, meant]);
});

test('of equally similar words the most frequent comes first, and less similar ones are left out', () => {
  expect(wordsMeant('свечу', vocabulary)).toEqual(['свечу', 'свеча', 'свечи']);
  expect(wordsMeant('свича', vocabulary)).toEqual(['свича', 'свеча']);
});

test.each(['кроссовки', 'ngh', 'w71276', 'фи'])('%s is left as it is', (word) => {
  expect(wordsMeant(word, vocabulary)).toEqual([word]);
});
