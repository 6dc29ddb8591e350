import { MAX_LINE_QTY } from '@partshop/api-client/contract';
import { foldPartNumber } from '@partshop/api-client/part-number';
import { PIECES } from '../price-lists/index.ts';

const TIMES = /^[x×х*]\s*|\s*[x×х*]$/i;

/** The pieces that a cell asks for: `4`, `4 шт.`, `x4`, `4,0`, in the digits of any script; undefined for anything else. */
export function readPieces(cell: string): number | undefined {
  const latin = cell.replaceAll(/\p{Nd}/gu, (digit) => foldPartNumber(digit) || digit);
  const text = latin.trim().replace(PIECES, '').replace(TIMES, '').trim();
  const [, digits] = /^(\d{1,6})(?:[.,]0+)?$/.exec(text) ?? [];
  const pieces = Number(digits ?? 0);
  return pieces >= 1 && pieces <= MAX_LINE_QTY ? pieces : undefined;
}
