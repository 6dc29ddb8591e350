import { LIST_FIELDS } from '../read/columns.ts';
import type { ImportFault } from '../read/import-error.ts';
import { shortValue } from '../apply/report.ts';
import { rowFaultText } from './row-fault-text.ts';
import { DELIMITER_NAMES, FIELD_LABELS, FOREIGN_FORMATS, WORKBOOK_FAULTS } from './words.ts';

const SAVE_AS_CSV = 'сохраните прайс-лист как CSV («Файл → Сохранить как → CSV UTF-8») и загрузите его.';
const NAMED = { seller: 'Название продавца', priceList: 'Название прайс-листа', city: 'Город' } as const;
const NO_GOOD_ROWS = 'Ни одна строка файла не принята.';

type ColumnsUnclear = Extract<ImportFault, { code: 'columns-unclear' }>;

function unclearColumnsText({ delimiter, row, headings, found, missing, ambiguous }: ColumnsUnclear): string {
  const label = (position: number) => `«${shortValue(headings[position] ?? '')}»`;
  const foundColumns = LIST_FIELDS.flatMap((field) => {
    const position = found[field];
    return position === undefined ? [] : [`${FIELD_LABELS[field]} — ${label(position)}`];
  });
  const lines = [
    `Столбцы не опознаны.${delimiter === null ? '' : ` Разделитель: ${DELIMITER_NAMES[delimiter]}.`}`,
    `Больше всего похожа на заголовки строка ${row}: ${headings.map((_, position) => label(position)).join(', ')}.`,
    `Найдено: ${foundColumns.join('; ') || 'ничего'}.`,
  ];
  if (missing.length > 0) lines.push(`Не хватает: ${missing.map((field) => FIELD_LABELS[field]).join(', ')}.`);
  for (const field of ambiguous) lines.push(`Несколько столбцов похожи на «${FIELD_LABELS[field]}».`);
  const [example = 'price'] = [...ambiguous, ...missing];
  lines.push(
    'Нужны столбцы: производитель, номер, цена, остаток; хорошо бы и название, кратность, срок.',
    `Назовите столбец сами, например --column ${example}=ЗАГОЛОВОК, или исправьте заголовки в файле.`,
  );
  return lines.join('\n');
}

/** Why nothing was imported, in one sentence or several lines. */
export function importFaultText(fault: ImportFault): string {
  switch (fault.code) {
    case 'no-file':
      return `Файла нет: ${fault.file}`;
    case 'folder':
      return `Это папка, а нужен файл: ${fault.file}`;
    case 'no-regular-file':
      return `Это не обычный файл: ${fault.file}`;
    case 'empty-file':
      return `Файл пуст: ${fault.file}`;
    case 'file-not-permitted':
      return `Нет права читать файл: ${fault.file}`;
    case 'file-not-opened':
      return `Файл не открывается: ${fault.message}`;
    case 'report-not-written':
      return `Отчёт не записывается, укажите другое место (--report): ${fault.message}`;
    case 'report-over-price-list':
      return 'Отчёт нельзя писать поверх прайс-листа.';
    case 'foreign-format':
      return `Это ${FOREIGN_FORMATS[fault.format]}: ${SAVE_AS_CSV}`;
    case 'binary-file':
      return `Файл двоичный, а не текстовый: ${SAVE_AS_CSV}`;
    case 'workbook':
      return WORKBOOK_FAULTS[fault.fault];
    case 'no-table':
      return 'В начале файла нет ни одной строки, которую можно прочесть как таблицу.';
    case 'one-column':
      return `Столбцы не видны: в строке ${fault.row} одно значение. Разделитель столбцов — точка с запятой, запятая или табуляция.`;
    case 'columns-unclear':
      return unclearColumnsText(fault);
    case 'bad-name':
      return `${NAMED[fault.of]}: от 1 до ${fault.maxLength} знаков.`;
    case 'bad-lead-days':
      return `Срок поставки: целое число дней от 0 до ${fault.max}.`;
    case 'no-rows':
      return `${NO_GOOD_ROWS} Под заголовками нет строк.`;
    case 'no-good-rows':
      return `${NO_GOOD_ROWS} Строка ${fault.first.row}: ${rowFaultText(fault.first.fault)}.`;
  }
}
