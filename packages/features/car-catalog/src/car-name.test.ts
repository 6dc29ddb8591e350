import { expect, it } from 'vitest';
import { carNameOf } from './car-name.ts';

const NOTHING = { seriaName: null, modelName: null, modelText: null, engineName: null };
const SAMARA = { brandName: 'LADA', ...NOTHING, seriaName: '2115', modelName: '2115', modelText: '2115, 1997–2012' };
const OCTAVIA = { ...SAMARA, brandName: 'Škoda', seriaName: 'Octavia', modelName: 'Octavia III', modelText: '' };

it.each([
  [{ brandName: 'LADA', ...NOTHING }, 'LADA'],
  [{ brandName: 'LADA', ...NOTHING, seriaName: '2115' }, 'LADA 2115'],
  [SAMARA, 'LADA 2115, 1997–2012'],
  [{ ...SAMARA, engineName: '1.5' }, 'LADA 2115 1.5'],
  [OCTAVIA, 'Škoda Octavia III'],
  [{ ...OCTAVIA, modelName: 'Mk3', engineName: '1.4' }, 'Škoda Octavia Mk3 1.4'],
])('names each page of a car in its own way: %j is %s', (car, name) => {
  expect(carNameOf(car)).toBe(name);
});
