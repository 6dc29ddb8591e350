import { foldPartNumber } from '@partshop/api-client/part-number';
import {
  brokenRow,
  cleanCell,
  parseMaker,
  parseNumber,
  type Field,
  type PriceListReader,
  type RowFault,
  type RowProblem,
  type SourceRow,
} from '../../../price-lists/index.ts';
import type { ParsedClaim } from './claim-description.ts';

type Parsed<T> = { value: T } | { fault: RowFault };

/** Two articles as a row names them. */
type NamedPair = { maker: string; number: string; otherMaker: string; otherNumber: string };

const BOTH_WAYS = /^(?:|в обе стороны|обе|двусторонн[а-я]+|взаимно|да|both( ways)?|two[- ]way|yes|y|<->|↔|<=>)$/i;
const ONE_WAY = /^(?:в одну сторону|одна|односторонн[а-я]+|нет|one( way)?|one[- ]way|no|n|->|→|=>)$/i;

function parseDirection(text: string): Parsed<boolean> {
  if (BOTH_WAYS.test(text)) return { value: true };
  return ONE_WAY.test(text) ? { value: false } : { fault: { code: 'not-direction' } };
}

/** Of 100; a seller who says nothing is sure. */
function parseConfidence(text: string): Parsed<number> {
  if (text === '') return { value: 100 };
  const [, digits = ''] = /^(\d{1,3})(?:[.,]0+)?\s*%?$/.exec(text) ?? [];
  const value = Number(digits);
  return value >= 1 && value <= 100 ? { value } : { fault: { code: 'not-percent' } };
}

/** Parses one row. Reports every invalid cell, not only the first. */
export function parseCross(source: SourceRow, { columns, headings }: PriceListReader['facts']['layout']): ParsedClaim {
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
  const otherMaker = take('otherMaker', parseMaker);
  const otherNumber = take('otherNumber', parseNumber);
  const isNamed = maker !== undefined && number !== undefined && otherMaker !== undefined && otherNumber !== undefined;
  const pair = isNamed ? { maker, number, otherMaker, otherNumber } : undefined;
  const broken = brokenRow(source, headings.length);
  if (broken) return { row, said: pair && toSaid(pair), problems: [broken] };
  const isBoth = take('direction', parseDirection) ?? false;
  const confidence = take('confidence', parseConfidence) ?? 0;
  if (pair && isSame(pair)) {
    problems.push({ row, field: 'otherNumber', value: pair.otherNumber, fault: { code: 'same-article' } });
  }
  return { row, said: pair && { ...toSaid(pair), is_both: isBoth, confidence }, problems };
}

const toSaid = ({ maker, number, otherMaker, otherNumber }: NamedPair) => ({
  maker,
  number,
  other_maker: otherMaker,
  other_number: otherNumber,
});

const isSame = ({ maker, number, otherMaker, otherNumber }: NamedPair): boolean =>
  foldPartNumber(maker) === foldPartNumber(otherMaker) && foldPartNumber(number) === foldPartNumber(otherNumber);
