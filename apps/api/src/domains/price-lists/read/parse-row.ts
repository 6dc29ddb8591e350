import { foldPartNumber } from '@partshop/api-client/part-number';

import type { SourceRow } from './assemble-records.ts';
import type { Columns, Field, TableKind } from './columns.ts';
import { parseLeadDays, parseMultiplicity, parsePrice, parseQuantity, type Parsed } from './parse-cells.ts';
import type { DecimalSign } from './parse-decimal.ts';
import type { RowProblem } from './row-problem.ts';

export type RowRules = { columns: Columns; width: number; decimalSign: DecimalSign; kind: TableKind };

/**
 * One offer of the file. `price` in kopecks, null in a list of stock; `quantity` is 0 in a list of prices; without `leadDays` the price
 * list's apply.
 */
export type OfferRow = {
  row: number;
  maker: string;
  number: string;
  name: string;
  price: number | null;
  quantity: number;
  multiplicity: number;
  leadDays: number | undefined;
};

export type ParsedRow =
  | { kind: 'offer'; offer: OfferRow }
  /** `article`: when the maker and the number are readable, the old offer of the article is not withdrawn. */
  | { kind: 'refused'; problems: RowProblem[]; article?: { maker: string; number: string } };

const MAX_MAKER_LENGTH = 80;
const MAX_NUMBER_LENGTH = 80;
const MAX_NAME_LENGTH = 500;

/** Trims a cell to one line, without invisible characters and the `="0012"` that keeps leading zeros in Excel. */
export function cleanCell(cell: string): string {
  const text = /[\p{Cf}\s]/u.test(cell)
    ? cell
        .replace(/\p{Cf}/gu, '')
        .replace(/\s+/g, ' ')
        .trim()
    : cell;
  return text.startsWith('="') && text.endsWith('"') ? text.slice(2, -1).trim() : text;
}

function parseText(text: string, maxLength: number): Parsed<string> {
  if (/[\p{Cc}\uFFFD]/u.test(text) || !text.isWellFormed()) return { fault: { code: 'unreadable-signs' } };
  return text.length > maxLength ? { fault: { code: 'too-long', maxLength } } : { value: text };
}

/** A maker as a cell gives it. */
export const parseMaker = (text: string): Parsed<string> => parseKey(text, MAX_MAKER_LENGTH);

function parseKey(text: string, maxLength: number): Parsed<string> {
  if (text === '') return { fault: { code: 'empty' } };
  const parsed = parseText(text, maxLength);
  return 'value' in parsed && foldPartNumber(text) === '' ? { fault: { code: 'no-letters-or-digits' } } : parsed;
}

/** Rejects `4,63E+11`, Excel's version of a long number whose digits are lost. */
export function parseNumber(text: string): Parsed<string> {
  return /^\d[.,]\d+e\+\d+$/i.test(text) ? { fault: { code: 'spoilt-by-excel' } } : parseKey(text, MAX_NUMBER_LENGTH);
}

/** Why a whole row cannot be read; undefined for one that can. */
export function brokenRow({ row, cells, broken }: SourceRow, width: number): RowProblem | undefined {
  if (broken) return { row, value: broken.text, fault: broken.fault };
  const isTooWide = cells.length > width && cells.slice(width).some((cell) => cell.trim() !== '');
  if (!isTooWide) return undefined;
  return { row, value: cells.join(' | '), fault: { code: 'too-many-cells', cells: cells.length, headings: width } };
}

/** Parses one row of the file. Reports every invalid cell, not only the first. */
export function parseRow(source: SourceRow, { columns, width, decimalSign, kind }: RowRules): ParsedRow {
  const { row, cells } = source;
  const problems: RowProblem[] = [];
  const take = <T>(field: Field, parse: (text: string) => Parsed<T>): T | undefined => {
    const position = columns[field];
    const text = position === undefined ? '' : cleanCell(cells[position] ?? '');
    const parsed = parse(text);
    if ('value' in parsed) return parsed.value;
    problems.push({ row, field, value: text, fault: parsed.fault });
    return undefined;
  };

  const maker = take('maker', parseMaker);
  const number = take('number', parseNumber);
  const article = maker !== undefined && number !== undefined ? { maker, number } : undefined;
  const fault = brokenRow(source, width);
  if (fault) return { kind: 'refused', problems: [fault], ...(article && { article }) };

  const name = take('name', (text) => parseText(text, MAX_NAME_LENGTH));
  const price = kind === 'stock' ? null : take('price', (text) => parsePrice(text, decimalSign));
  const multiplicity = take('multiplicity', parseMultiplicity);
  const quantity = kind === 'prices' ? 0 : take('quantity', (text) => parseQuantity(text, decimalSign, multiplicity));
  const leadDays = take('leadDays', parseLeadDays);
  if (
    problems.length > 0 ||
    article === undefined ||
    name === undefined ||
    price === undefined ||
    multiplicity === undefined ||
    quantity === undefined
  ) {
    return { kind: 'refused', problems, ...(article && { article }) };
  }
  return { kind: 'offer', offer: { row, ...article, name, price, quantity, multiplicity, leadDays } };
}
