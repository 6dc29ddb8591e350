import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanCell, parseRow, type RowRules } from './parse-row.ts';

const rules: RowRules = {
  columns: { maker: 0, number: 1, name: 2, price: 3, quantity: 4 },
  width: 5,
  decimalSign: 'comma',
  kind: 'price',
};
const GOOD = ['MANN', 'W 712/75', 'Фильтр', '100,50', '3'];
const parse = (cells: string[]) => parseRow({ row: 7, cells }, rules);
const problemsOf = (cells: string[]) => {
  const parsed = parse(cells);
  return parsed.kind === 'refused' ? parsed.problems.map(({ field, fault }) => [field, fault]) : [];
};

test('a valid row becomes an offer', () => {
  expect(parse(GOOD)).toEqual({
    kind: 'offer',
    offer: {
      row: 7,
      maker: 'MANN',
      number: 'W 712/75',
      name: 'Фильтр',
      price: 10_050,
      quantity: 3,
      multiplicity: 1,
      leadDays: undefined,
    },
  });
});

test('empty cells after the last heading are ignored, others reject the row', () => {
  expect(parse([...GOOD, '', ' ']).kind).toBe('offer');
  expect(problemsOf([...GOOD, 'x'])).toEqual([[undefined, { code: 'too-many-cells', cells: 6, headings: 5 }]]);
});

test('every invalid cell of a row is named', () => {
  expect(problemsOf(['', 'W712', 'Фильтр', '0', '-1'])).toEqual([
    ['maker', { code: 'empty' }],
    ['price', { code: 'price-not-positive' }],
    ['quantity', { code: 'negative' }],
  ]);
});

test('the missing cells of a short row are empty', () => {
  expect(problemsOf(['MANN', 'W712'])).toEqual([
    ['price', { code: 'empty' }],
    ['quantity', { code: 'empty' }],
  ]);
});

test.each([
  [
    ['MANN', 'A1'.repeat(41), 'Фильтр', '1', '1'],
    ['number', { code: 'too-long', maxLength: 80 }],
  ],
  [
    ['MANN', '---', 'Фильтр', '1', '1'],
    ['number', { code: 'no-letters-or-digits' }],
  ],
  [
    ['曼牌', 'W712', 'Фильтр', '1', '1'],
    ['maker', { code: 'no-letters-or-digits' }],
  ],
  [
    ['MANN', '4,63E+11', 'Фильтр', '1', '1'],
    ['number', { code: 'spoilt-by-excel' }],
  ],
  [
    ['MANN', 'W\u0000712', 'Фильтр', '1', '1'],
    ['number', { code: 'unreadable-signs' }],
  ],
  [
    ['MANN', 'W712', 'Фил\uD800тр', '1', '1'],
    ['name', { code: 'unreadable-signs' }],
  ],
  [
    ['MANN', 'W712', 'Фил\uFFFDтр', '1', '1'],
    ['name', { code: 'unreadable-signs' }],
  ],
  [
    ['MANN', 'W712', 'ы'.repeat(501), '1', '1'],
    ['name', { code: 'too-long', maxLength: 500 }],
  ],
])('%j is rejected', (cells, problem) => {
  expect(problemsOf(cells)).toEqual([problem]);
});

test('a rejected row names its article when possible, so that the old offer can stay', () => {
  expect(parse(['MANN', 'W712', '', 'дорого', '1'])).toMatchObject({ article: { maker: 'MANN', number: 'W712' } });
  expect(parse(['', 'W712', '', 'дорого', '1'])).not.toHaveProperty('article');
  const broken = { text: 'MANN;W712;"', fault: { code: 'quote-not-closed' } } as const;
  expect(parseRow({ row: 1, cells: ['MANN', 'W712'], broken }, rules)).toEqual({
    kind: 'refused',
    problems: [{ row: 1, value: broken.text, fault: broken.fault }],
    article: { maker: 'MANN', number: 'W712' },
  });
});

test('cells are cleaned of spaces, invisible characters and Excel’s wrapping', () => {
  expect(cleanCell('  W\u00A0712\u200B /\n75 ')).toBe('W 712 / 75');
  expect(cleanCell('="0012"')).toBe('0012');
});

test('any row gives a result', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (cells) => {
      const parsed = parse(cells);
      expect(parsed.kind === 'refused' ? parsed.problems.length : parsed.offer.price).toBeGreaterThan(0);
    }),
  );
});
