import { expect, it } from 'vitest';
import { screenBudgets } from './screen-budgets.ts';

const featureOf = (...screens: string[]) =>
  `export const feature = defineFeature({ screens: [${screens.join(', ')}] });`;
const BASKET = "{ path: '/basket', budget: 16, load: async () => import('./basket.screen.ts') }";

it('reads the budget of each screen with the file that it imports', () => {
  const source = featureOf(BASKET, "{ budget: 5, load: () => import('./print/print.screen.ts') }");
  expect(screenBudgets('basket/src/feature.ts', source)).toEqual([
    { file: 'basket/src/basket.screen.ts', kibibytes: 16 },
    { file: 'basket/src/print/print.screen.ts', kibibytes: 5 },
  ]);
});

it('asks for a budget where a screen has none', () => {
  const source = featureOf("{ path: '/basket', load: async () => import('./basket.screen.ts') }");
  expect(() => screenBudgets('basket/src/feature.ts', source)).toThrow('basket/src/basket.screen.ts has no budget');
});

it('asks for none where nothing is imported', () => {
  expect(screenBudgets('search/src/feature.ts', featureOf('{ load: async () => Promise.resolve(form) }'))).toEqual([]);
});
