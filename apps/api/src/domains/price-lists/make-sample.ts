/**
 * Generates a price list of any length for tests and manual measurements:
 * `node src/domains/price-lists/make-sample.ts ROWS FILE [--encoding windows-1251] [--bad-every 1000]`
 * The same arguments give the same bytes. No two valid rows name the same article.
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';

import iconv from 'iconv-lite';

export type SampleOptions = {
  rows: number;
  encoding?: 'utf-8' | 'windows-1251';
  /** Every n-th row is invalid, each in another way; 0 for none. */
  badEvery?: number;
  delimiter?: ';' | '\t' | ',';
};

const MAKERS = ['MANN-FILTER', 'Bosch', 'MAHLE', 'NGK', 'Brembo', 'SACHS', 'Lemforder', 'БелМаг', 'Фенокс', 'ТРИАЛЛИ'];
const NAMES = [
  'Фильтр масляный',
  'Колодки тормозные передние, комплект',
  'Свеча зажигания «Люкс»',
  'Амортизатор задний 1/2"',
  'Ремень ГРМ; усиленный',
  'Щётка стеклоочистителя',
];
const QUANTITIES = ['1', '4', '12', '>10', '50+', 'есть', '0', 'под заказ'];
const HEADINGS = ['Бренд', 'Артикул', 'Наименование', 'Цена, руб.', 'Остаток', 'Кратность', 'Срок, дней'];

const BAD_ROWS: readonly ((cells: readonly string[]) => readonly string[])[] = [
  (cells) => cells.with(3, '0'),
  (cells) => cells.with(3, 'по запросу'),
  (cells) => cells.with(4, '-5'),
  (cells) => cells.with(0, ''),
  (cells) => cells.with(1, 'A1'.repeat(50)),
  (cells) => [...cells, 'лишнее', 'и ещё'],
];

/** A different number for every index below 2^32, in no apparent order (multiplication by an odd number). */
const scramble = (index: number) => Math.imul(index, 2_654_435_761) >>> 0;

function quote(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function goodCells(index: number): string[] {
  const key = scramble(index);
  const digits = String(key).padStart(10, '0');
  const roubles = String(10 + (key % 90_000)).replace(/(\d)(\d{3})$/, '$1 $2');
  return [
    MAKERS[index % MAKERS.length] ?? '',
    `${digits.slice(0, 3)} ${digits.slice(3, 6)}-${digits.slice(6)}`,
    NAMES[key % NAMES.length] ?? '',
    `${roubles},${String(key % 100).padStart(2, '0')}`,
    QUANTITIES[key % QUANTITIES.length] ?? '',
    key % 5 === 0 ? '4' : '',
    key % 3 === 0 ? String(key % 30) : '',
  ];
}

function* sampleText({ rows, badEvery = 0, delimiter = ';' }: SampleOptions): Generator<string> {
  const line = (cells: readonly string[]) => `${cells.map((cell) => quote(cell, delimiter)).join(delimiter)}\r\n`;
  let text = `Прайс-лист\r\n\r\n${line(HEADINGS)}`;
  for (let index = 0; index < rows; index += 1) {
    const cells = goodCells(index);
    const isBad = badEvery > 0 && index % badEvery === badEvery - 1;
    const spoil = isBad ? BAD_ROWS[Math.floor(index / badEvery) % BAD_ROWS.length] : undefined;
    text += line(spoil ? spoil(cells) : cells);
    if (text.length > 64 * 1024) {
      yield text;
      text = '';
    }
  }
  yield text;
}

export async function writeSample(file: string, options: SampleOptions): Promise<void> {
  const encoding = options.encoding ?? 'utf-8';
  const encoded = sampleText(options).map((text) => iconv.encode(text, encoding));
  await pipeline(Readable.from(encoded), createWriteStream(file));
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { encoding: { type: 'string', default: 'utf-8' }, 'bad-every': { type: 'string', default: '1000' } },
  });
  const [rows, file] = positionals;
  if (!file || !(Number(rows) >= 0))
    throw new Error('node src/domains/price-lists/make-sample.ts ROWS FILE [--encoding E]');
  await writeSample(file, {
    rows: Number(rows),
    encoding: values.encoding === 'windows-1251' ? 'windows-1251' : 'utf-8',
    badEvery: Number(values['bad-every']),
  });
}
