import { expect, test } from 'vitest';
import { ImportError, type ImportFault } from './import-error.ts';
import { readLayout } from './read-layout.ts';

const whole = (text: string) => readLayout(text, true);

function faultOf(text: string): ImportFault | undefined {
  try {
    whole(text);
    return undefined;
  } catch (error) {
    if (error instanceof ImportError) return error.fault;
    throw error;
  }
}

test.each([
  [';', 'Бренд;Артикул;Цена, руб.;Остаток\nA;1;1 234,50;1'],
  ['\t', 'Бренд\tАртикул\tЦена\tОстаток\nA\t1\t1234,50\t1'],
  [',', 'Бренд,Артикул,Цена,Остаток\nA,1,"1 234,50",1'],
  ['|', 'Бренд|Артикул|Цена|Остаток\nA|1|1234,50|1'],
])('the delimiter %j is found', (delimiter, text) => {
  expect(whole(text)).toMatchObject({ delimiter, headingRow: 1, firstRow: 2, decimalSign: 'comma' });
});

test('headings may follow banner lines and span several lines', () => {
  const text = 'ООО «Запчасти», Москва\n\nЦены на 21.11.2026\n"Бренд\nмарка";Артикул;Цена;Остаток\nA;1;5.50;1\n';
  expect(whole(text)).toMatchObject({ headingRow: 4, firstRow: 6, decimalSign: 'point' });
});

test('empty columns after the headings are ignored', () => {
  expect(whole('Бренд;Артикул;Цена;Остаток;;\nA;1;1;1;;').headings).toHaveLength(4);
});

test('the line ends of an old Mac are read', () => {
  expect(whole('Бренд;Артикул;Цена;Остаток\rA;1;1,50;1\r')).toMatchObject({ lineEnding: '\r', decimalSign: 'comma' });
});

test('the last line of a partial text may be cut and is left out', () => {
  expect(readLayout('Бренд;Артикул;Цена;Остаток\nA;1;1,50;1\nA;2;2.5', false).decimalSign).toBe('comma');
});

test('a missing column is named, with those found', () => {
  expect(faultOf('Прайс\nБренд;Артикул;Сумма;Остаток\n')).toEqual({
    code: 'columns-unclear',
    delimiter: ';',
    row: 2,
    headings: ['Бренд', 'Артикул', 'Сумма', 'Остаток'],
    found: { maker: 0, number: 1, quantity: 3 },
    missing: ['price'],
    sample: [],
    ambiguous: [],
  });
});

test('an ambiguous column is named', () => {
  expect(faultOf('Бренд;Артикул;Цена 1;Цена 2;Остаток\n')).toMatchObject({
    code: 'columns-unclear',
    missing: [],
    ambiguous: ['price'],
  });
});

test('one column is not a table', () => {
  expect(faultOf('Артикул\n123\n')).toEqual({ code: 'one-column', row: 1 });
});
