import { expect, test } from 'vitest';
import type { ForeignFormat, ImportFault } from '../read/import-error.ts';
import { importFaultText } from './import-fault-text.ts';

const SAVE_AS_CSV = 'сохраните прайс-лист как CSV («Файл → Сохранить как → CSV UTF-8») и загрузите его.';
const NO_GOOD_ROWS = 'Ни одна строка файла не принята.';
const file = '/lists/a.csv';
const UNCLEAR = {
  code: 'columns-unclear',
  delimiter: ';',
  row: 2,
  headings: ['Бренд', 'Артикул', 'Сумма', 'Остаток'],
  found: { maker: 0, number: 1, quantity: 3 },
  missing: ['price'],
  ambiguous: [],
  sample: [],
} as const;
const WHAT_IS_NEEDED = [
  'Нужны столбцы: производитель, номер, цена, остаток; хорошо бы и название, кратность, срок.',
  'Назовите столбец сами, например --column price=ЗАГОЛОВОК, или исправьте заголовки в файле.',
];

/** One sentence per code; a missing code does not compile. */
const SENTENCES: { readonly [Code in ImportFault['code']]: readonly [ImportFault & { code: Code }, string] } = {
  'no-file': [{ code: 'no-file', file }, 'Файла нет: /lists/a.csv'],
  folder: [{ code: 'folder', file }, 'Это папка, а нужен файл: /lists/a.csv'],
  'no-regular-file': [{ code: 'no-regular-file', file }, 'Это не обычный файл: /lists/a.csv'],
  'empty-file': [{ code: 'empty-file', file }, 'Файл пуст: /lists/a.csv'],
  'file-not-permitted': [{ code: 'file-not-permitted', file }, 'Нет права читать файл: /lists/a.csv'],
  'file-not-opened': [{ code: 'file-not-opened', message: 'ENOTDIR' }, 'Файл не открывается: ENOTDIR'],
  'report-not-written': [
    { code: 'report-not-written', message: 'ENOSPC' },
    'Отчёт не записывается, укажите другое место (--report): ENOSPC',
  ],
  'report-over-price-list': [{ code: 'report-over-price-list' }, 'Отчёт нельзя писать поверх прайс-листа.'],
  'foreign-format': [{ code: 'foreign-format', format: 'pdf' }, `Это документ PDF: ${SAVE_AS_CSV}`],
  'binary-file': [{ code: 'binary-file' }, `Файл двоичный, а не текстовый: ${SAVE_AS_CSV}`],
  'no-table': [{ code: 'no-table' }, 'В начале файла нет ни одной строки, которую можно прочесть как таблицу.'],
  'one-column': [
    { code: 'one-column', row: 3 },
    'Столбцы не видны: в строке 3 одно значение. Разделитель столбцов — точка с запятой, запятая или табуляция.',
  ],
  'columns-unclear': [
    UNCLEAR,
    [
      'Столбцы не опознаны. Разделитель: точка с запятой.',
      'Больше всего похожа на заголовки строка 2: «Бренд», «Артикул», «Сумма», «Остаток».',
      'Найдено: производитель — «Бренд»; номер — «Артикул»; остаток — «Остаток».',
      'Не хватает: цена.',
      ...WHAT_IS_NEEDED,
    ].join('\n'),
  ],
  workbook: [{ code: 'workbook', fault: 'encrypted' }, 'Книга защищена паролем: сохраните её без пароля.'],
  'bad-name': [{ code: 'bad-name', of: 'seller', maxLength: 120 }, 'Название продавца: от 1 до 120 знаков.'],
  'bad-lead-days': [{ code: 'bad-lead-days', max: 365 }, 'Срок поставки: целое число дней от 0 до 365.'],
  'no-rows': [{ code: 'no-rows' }, `${NO_GOOD_ROWS} Под заголовками нет строк.`],
  'no-good-rows': [
    { code: 'no-good-rows', first: { row: 2, field: 'price', value: '0', fault: { code: 'price-not-positive' } } },
    `${NO_GOOD_ROWS} Строка 2: цена должна быть больше нуля.`,
  ],
};

test.each(Object.values(SENTENCES))('%j is worded', (fault, sentence) => {
  expect(importFaultText(fault)).toBe(sentence);
});

const FORMATS: { readonly [Format in ForeignFormat]: readonly [Format, string] } = {
  zip: ['zip', 'Это архив ZIP'],
  xls: ['xls', 'Это книга Excel старого вида (XLS)'],
  pdf: ['pdf', 'Это документ PDF'],
  gzip: ['gzip', 'Это архив GZIP'],
  rar: ['rar', 'Это архив RAR'],
  '7z': ['7z', 'Это архив 7z'],
};

test.each(Object.values(FORMATS))('the format %s is named', (format, text) => {
  expect(importFaultText({ code: 'foreign-format', format })).toBe(`${text}: ${SAVE_AS_CSV}`);
});

test('each name that cannot be stored has its own sentence', () => {
  const told = (['priceList', 'city'] as const).map((of) => importFaultText({ code: 'bad-name', of, maxLength: 9 }));
  expect(told).toEqual(['Название прайс-листа: от 1 до 9 знаков.', 'Город: от 1 до 9 знаков.']);
});

test('an ambiguous column is the one in the example', () => {
  const text = importFaultText({
    ...UNCLEAR,
    delimiter: '\t',
    found: {},
    missing: ['price'],
    ambiguous: ['number'],
    sample: [],
  });
  expect(text).toContain(
    'Разделитель: табуляция.\nБольше всего похожа на заголовки строка 2: «Бренд», «Артикул», «Сумма», «Остаток».\nНайдено: ничего.\nНе хватает: цена.\nНесколько столбцов похожи на «номер».\n',
  );
  expect(text).toContain('--column number=ЗАГОЛОВОК');
});
