import { expect, it } from 'vitest';
import { budgetFaults, costFaults } from './costs.ts';

it('tolerates small changes', () => {
  expect(costFaults({ Button: { alone: 3000, js: 200 } }, { Button: { alone: 3120, js: 290 } })).toEqual([]);
});

it('reports costs that are stale, missing or of a component that is gone', () => {
  const measured = { Button: { alone: 4000, js: 200 }, Card: { alone: 600, js: 100 } };
  expect(costFaults({ Button: { alone: 3000, js: 200 }, Chip: { alone: 1, js: 1 } }, measured)).toEqual([
    'Chip is not exported any more',
    'Button costs 4000 bytes alone (noted: 3000), 200 more (200)',
    'Card has no cost yet',
  ]);
});

it('reports a component over its budget', () => {
  expect(budgetFaults({ Button: { alone: 6144, js: 0 } })).toEqual([]);
  expect(budgetFaults({ Button: { alone: 6145, js: 0 } })).toHaveLength(1);
});
