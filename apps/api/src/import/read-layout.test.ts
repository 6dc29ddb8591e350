import { expect, test } from 'vitest';
import { ImportError } from './import-error.ts';
import { readLayout } from './read-layout.ts';

const whole = (text: string) => readLayout(text, true);

test.each([
  [';', 'Бренд;Артикул;Цена, руб.;Остаток\nA;1;1 234,50;1'],
  ['\t', 'Бренд\tАртикул\tЦена\tОстаток\nA\t1\t1234,50\t1'],
  [',', 'Бренд,Артикул,Цена,Остаток\nA,1,"1 234,50",1'],
  ['|', 'Бренд|Артикул|Цена|Остаток\nA|1|1234,50|1'],
])('the delimiter %j is found', (delimiter, text) => {
  expect(whole(text)).toMatchObject({ delimiter, headingRow: 1, firstRow: 2, decimalSign: 'comma' });
});

test('headings may stand below banner lines and go over several lines', () => {
  const text = 'ООО «Запчасти», Москва\n\nЦены на 21.11.2026\n"Бренд\nмарка";Артикул;Цена;Остаток\nA;1;5.50;1\n';
  expect(whole(text)).toMatchObject({ headingRow: 4, firstRow: 6, decimalSign: 'point' });
});

test('empty columns after the headings are no columns', () => {
  expect(whole('Бренд;Артикул;Цена;Остаток;;\nA;1;1;1;;').headings).toHaveLength(4);
});

test('a file of an old Mac has lines too', () => {
  expect(whole('Бренд;Артикул;Цена;Остаток\rA;1;1,50;1\r')).toMatchObject({ lineEnding: '\r', decimalSign: 'comma' });
});

test('the last line of a part may be cut and is left out', () => {
  expect(readLayout('Бренд;Артикул;Цена;Остаток\nA;1;1,50;1\nA;2;2.5', false).decimalSign).toBe('comma');
});

test('a missing column is named, with what was found', () => {
  expect(() => whole('Прайс\nБренд;Артикул;Сумма;Остаток\n')).toThrow(ImportError);
  expect(() => whole('Прайс\nБренд;Артикул;Сумма;Остаток\n')).toThrow(
    /строка 2: «Бренд», «Артикул», «Сумма», «Остаток»\.\nНайдено: производитель — «Бренд»; номер — «Артикул»; остаток — «Остаток»\.\nНе хватает: цена\./,
  );
});

test('an ambiguous column says how to name it', () => {
  expect(() => whole('Бренд;Артикул;Цена 1;Цена 2;Остаток\n')).toThrow(/похожи на «цена»[^]*--column price=ЗАГОЛОВОК/);
});

test('one column is no table', () => {
  expect(() => whole('Артикул\n123\n')).toThrow(/одно значение/);
});
