import { foldPartNumber } from '@partshop/api-client/part-number';
import { parseMaker, parseNumber, type PriceListReader, type SourceRow } from '../../../price-lists/index.ts';
import type { ParsedClaim } from './claim-description.ts';
import { readCells, type Parsed } from './read-cells.ts';

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

/** Parses one row. */
export function parseCross(source: SourceRow, layout: PriceListReader['facts']['layout']): ParsedClaim {
  const { row } = source;
  const { problems, broken, take } = readCells(source, layout);
  const maker = take('maker', parseMaker);
  const number = take('number', parseNumber);
  const otherMaker = take('otherMaker', parseMaker);
  const otherNumber = take('otherNumber', parseNumber);
  const isNamed = maker !== undefined && number !== undefined && otherMaker !== undefined && otherNumber !== undefined;
  const pair = isNamed ? { maker, number, otherMaker, otherNumber } : undefined;
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
