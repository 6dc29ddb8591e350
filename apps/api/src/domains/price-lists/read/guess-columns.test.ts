import { expect, test } from 'vitest';
import { FIELDS } from './columns.ts';
import { guessColumns, type NamedColumns } from './guess-columns.ts';

/** The recognised headings by meaning: `maker: 'Бренд'`. */
function meanings(headings: string, named?: NamedColumns) {
  const cells = headings.split('|');
  const guess = guessColumns(cells, named);
  if (guess.kind === 'unclear') return { missing: guess.missing, ambiguous: guess.ambiguous };
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const position = guess.columns[field];
      return position === undefined ? [] : [[field, cells[position]]];
    }),
  );
}

test.each([
  [
    'Бренд|Артикул|Наименование|Цена|Остаток|Кратность|Срок поставки',
    'Бренд|Артикул|Наименование|Цена|Остаток|Кратность|Срок поставки',
  ],
  ['BRAND|Part Number|Description|Price|Qty|MOQ|Lead time', 'BRAND|Part Number|Description|Price|Qty|MOQ|Lead time'],
  [
    'Производитель|Номер|Название|Цена, руб.|Наличие|Кол-во в упаковке|Срок, дн.',
    'Производитель|Номер|Название|Цена, руб.|Наличие|Кол-во в упаковке|Срок, дн.',
  ],
  [
    'maker|number|name|price|quantity|multiplicity|lead days',
    'maker|number|name|price|quantity|multiplicity|lead days',
  ],
  [
    'Изготовитель|Код|Товар|Стоимость (₽)|Кол-во, шт|Мин. партия|Доставка, дней',
    'Изготовитель|Код|Товар|Стоимость (₽)|Кол-во, шт|Мин. партия|Доставка, дней',
  ],
  [
    'manufacturer|article|title|cost|stock|min order|delivery days',
    'manufacturer|article|title|cost|stock|min order|delivery days',
  ],
])('%s', (headings, expected) => {
  expect(meanings(headings)).toEqual(
    Object.fromEntries(expected.split('|').map((text, index) => [FIELDS[index], text])),
  );
});

test('case, ё, spaces and order do not matter', () => {
  expect(meanings(' ОСТАТОК |цена за 1 шт|НОМЕР  ДЕТАЛИ|бренд')).toEqual({
    maker: 'бренд',
    number: 'НОМЕР  ДЕТАЛИ',
    price: 'цена за 1 шт',
    quantity: ' ОСТАТОК ',
  });
});

test('the more certain of two headings is taken', () => {
  expect(
    meanings('№|Код|Артикул|Страна производителя|Бренд|Старая цена|Цена|Наличие|Группа товаров|Номенклатура'),
  ).toEqual({
    maker: 'Бренд',
    number: 'Артикул',
    name: 'Номенклатура',
    price: 'Цена',
    quantity: 'Наличие',
  });
});

test('two equally good headings of a required column are ambiguous', () => {
  expect(meanings('Бренд|Артикул|Цена опт|Цена розница|Остаток')).toEqual({ missing: [], ambiguous: ['price'] });
});

test('two equally good headings of an optional column leave it out', () => {
  expect(meanings('Бренд|Артикул|Цена|Остаток|Описание|Товар')).not.toHaveProperty('name');
});

test('a price in another currency is no price', () => {
  expect(meanings('Бренд|Артикул|Цена, USD|Цена €|Остаток')).toEqual({ missing: ['price'], ambiguous: [] });
});

test('a column that a person names is taken, by heading or by position', () => {
  const headings = 'Бренд|Артикул|Цена опт|Цена розница|Остаток';
  expect(meanings(headings, { price: 'цена  розница' })).toMatchObject({ price: 'Цена розница' });
  expect(meanings(headings, { price: '3', name: '4' })).toMatchObject({ price: 'Цена опт', name: 'Цена розница' });
});

test('a named column that the file lacks is missing', () => {
  expect(meanings('Бренд|Артикул|Цена|Остаток', { name: 'Нет такого' })).toEqual({ missing: ['name'], ambiguous: [] });
});

test('missing columns are named', () => {
  expect(meanings('Бренд|Цена')).toEqual({ missing: ['number', 'quantity'], ambiguous: [] });
});
