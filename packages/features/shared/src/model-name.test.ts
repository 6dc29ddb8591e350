import { expect, it } from 'vitest';
import { modelNameOf } from './model-name.ts';

it.each([
  ['Octavia', 'Octavia III', 'Octavia III'],
  ['Golf', 'Mk7', 'Golf Mk7'],
  ['2115', '2115', '2115'],
])('names the series %s of the model %s once: %s', (seria, model, name) => {
  expect(modelNameOf(seria, model)).toBe(name);
});
