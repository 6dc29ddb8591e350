import { expect, test } from 'vitest';
import { readSuccessors } from './successors.ts';

const filter = {
  catalogKey: 'mann-filter',
  catalogName: 'MANN-FILTER',
  catalogFullNumber: 'W 712/95',
  clearNumber: 'W71295',
  productName: 'Фильтр масляный',
};

test('reads the successors of a removed article', () => {
  const data = { code: 'gone', successors: [filter, { ...filter, clearNumber: 7 }, null] };
  expect(readSuccessors({ status: 410, data })).toEqual([filter]);
});

test.each([null, 'gone', new Error('gone'), { data: null }, { data: { successors: 'W 712/95' } }])(
  'finds none in %j',
  (error) => {
    expect(readSuccessors(error)).toEqual([]);
  },
);
