import { expect, test } from 'vitest';
import { holdsMisspelt } from './misspelling.ts';

const TEXT = 'ngk bkr6e свеча зажигания';

test.each(['свеча', 'свича', 'свча', 'свееча', 'свеач', 'зожегания', 'зажига'])('%s is meant', (word) => {
  expect(holdsMisspelt(TEXT, word)).toBe(true);
});

test.each(['свистки', 'замок', 'bkr7e', 'ngh', 'кроссовки'])('%s is something else', (word) => {
  expect(holdsMisspelt(TEXT, word)).toBe(false);
});
