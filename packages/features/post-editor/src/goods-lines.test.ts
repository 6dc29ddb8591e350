import { expect, it } from 'vitest';
import { readGoods, writeGoods } from './goods-lines.ts';

it('reads what it wrote', () => {
  const goods = [
    { catalogKey: 'mann-filter', number: 'W71275' },
    { catalogKey: 'щетки', number: 'ЩД450' },
  ];
  expect(readGoods(writeGoods(goods))).toEqual(goods);
});

it.each([
  ['https://shop.example/en/price/mann-filter/W71275?view=table', 'mann-filter', 'W71275'],
  ['/price/%D1%89%D0%B5%D1%82%D0%BA%D0%B8/W%20712', 'щетки', 'W 712'],
  ['  bosch/0 986 494 019 ', 'bosch', '0 986 494 019'],
])('reads the line %s', (line, catalogKey, number) => {
  expect(readGoods(line)).toEqual([{ catalogKey, number }]);
});

it('leaves other lines out', () => {
  expect(readGoods('\nW71275\n\n')).toEqual([]);
});
