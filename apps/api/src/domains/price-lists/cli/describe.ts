import { LIST_FIELDS } from '../read/columns.ts';
import type { ImportSummary } from '../apply/import-price-list.ts';
import type { OfferRow, ParsedRow } from '../read/parse-row.ts';
import type { PriceListFacts } from '../read/price-list-reader.ts';
import type { RowProblem } from '../read/row-problem.ts';
import { shortValue } from '../apply/report.ts';
import { rowFaultText } from './row-fault-text.ts';
import { DECIMAL_SIGNS, DELIMITER_NAMES, ENCODING_NAMES, FIELD_LABELS } from './words.ts';

const wholeNumbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const roubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' });

const sizeOf = (bytes: number) =>
  bytes < 1e6 ? `${tenths.format(bytes / 1e3)} КБ` : `${tenths.format(bytes / 1e6)} МБ`;

const MAX_CELL = 60;
const quoted = (text: string) => `«${shortValue(text, MAX_CELL)}»`;
/** Aligns the labels in a column. */
const aligned = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
};

function describeProblem({ row, field, value, fault }: RowProblem): string {
  const place = field ? `${FIELD_LABELS[field]} ${quoted(value)}` : quoted(value);
  return `  строка ${row}: ${place} — ${rowFaultText(fault)}`;
}

function describeOffer(offer: OfferRow): string {
  const parts = [
    shortValue(offer.maker, MAX_CELL),
    shortValue(offer.number, MAX_CELL),
    shortValue(offer.name, MAX_CELL) || 'без названия',
    ...(offer.price === null ? [] : [roubles.format(offer.price / 100)]),
    `остаток ${wholeNumbers.format(offer.quantity)}`,
    ...(offer.multiplicity > 1 ? [`по ${offer.multiplicity}`] : []),
    ...(offer.leadDays === undefined ? [] : [`срок ${offer.leadDays} дн.`]),
  ];
  return `  строка ${offer.row}: ${parts.join(' · ')}`;
}

/** Describes how the file was understood, for a person to check before the import. */
export function describePreview(
  { file, bytes, encoding, layout }: PriceListFacts,
  target: { seller: string; priceList: string },
  firstRows: readonly ParsedRow[],
): string {
  const meanings = new Map(LIST_FIELDS.map((field) => [layout.columns[field], FIELD_LABELS[field]]));
  const columns = layout.headings.map(
    (heading, position) => [quoted(heading), meanings.get(position) ?? '(не используется)'] as const,
  );
  const rows = firstRows.flatMap((row) =>
    row.kind === 'offer' ? [describeOffer(row.offer)] : row.problems.map(describeProblem),
  );
  return [
    file,
    ...aligned([
      ['Размер', sizeOf(bytes)],
      ['Кодировка', ENCODING_NAMES[encoding]],
      ...(layout.delimiter === null ? [] : [['Разделитель', DELIMITER_NAMES[layout.delimiter]] as const]),
      ['Десятичный знак', DECIMAL_SIGNS[layout.decimalSign]],
      ['Заголовки', `строка ${layout.headingRow}`],
      ['Продавец', quoted(target.seller)],
      ['Прайс-лист', quoted(target.priceList)],
    ]),
    '',
    'Столбцы',
    ...aligned(columns),
    '',
    'Первые строки',
    ...(rows.length > 0 ? rows : ['  Под заголовками нет строк.']),
  ].join('\n');
}

/** Describes what the import did. `peakMemory` in bytes. */
export function describeSummary(summary: ImportSummary, reportFile: string, peakMemory: number): string {
  const numbered = (rows: readonly (readonly [string, number])[]) =>
    aligned(rows.map(([label, count]) => [label, wholeNumbers.format(count)]));
  const { rowsRefused, repeated, firstProblems } = summary;
  const speed = summary.rowsRead / Math.max(summary.seconds, 0.001);
  const lines = [
    `Готово: прайс-лист ${summary.isNewPriceList ? 'создан и загружен' : 'обновлён'}.`,
    ...numbered([
      ['Прочитано строк', summary.rowsRead],
      ['Не принято строк', rowsRefused],
      ['Повторов артикула', repeated],
      ['Предложений добавлено', summary.added],
      ['Предложений изменено', summary.changed],
      ['Предложений без изменений', summary.unchanged],
      ['Предложений снято', summary.withdrawn],
      ['Новых артикулов', summary.newArticles],
      ['Новых производителей', summary.newMakers],
    ]),
    `За ${tenths.format(summary.seconds)} с, ${wholeNumbers.format(speed)} строк в секунду, память до ${wholeNumbers.format(peakMemory / 1e6)} МБ.`,
  ];
  if (rowsRefused + repeated === 0) return [...lines, 'Все строки приняты.'].join('\n');
  if (rowsRefused > 0) {
    lines.push('', `ВНИМАНИЕ: не принято строк — ${wholeNumbers.format(rowsRefused)}. Остальные применены.`);
  }
  return [...lines, ...firstProblems.map(describeProblem), `Весь отчёт: ${reportFile}`].join('\n');
}
