import type pg from 'pg';
import { foldPartNumber, MAX_PART_NUMBER_LENGTH, spellingsOfNumber } from '@partshop/api-client/part-number';
import { inOtherLayout } from '../../platform/values/keyboard-layout.ts';
import { findArticlesByNumber, findExistingNumbers } from './numbers.queries.ts';
import { tsqueryOf, typedWords } from './search-reading.rules.ts';
import type { ReadText } from './text-reader.ts';

/** The shortest number that is recognised beside other words. */
const LEAST_LENGTH = 4;

type NumberAndRest = { numberKey: string; rest: string };

/**
 * Each part of the text that may be a number, the longest first, with the words around it: `'бош 0986494019'`, `'W 712/75
 * MANN'`. Letters may be Cyrillic, or typed in the other keyboard layout.
 */
export function numbersInText(text: string): NumberAndRest[] {
  const words = typedWords(text.replaceAll(',', ' '));
  const found: NumberAndRest[] = [];
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length).join(' ');
      const rest = [...words.slice(0, from), ...words.slice(from + length)].join(' ');
      for (const numberKey of [...spellingsOfNumber(run), foldPartNumber(inOtherLayout(run) ?? '')]) {
        if (isNumber(numberKey) && (rest === '' || numberKey.length >= LEAST_LENGTH)) found.push({ numberKey, rest });
      }
    }
  }
  return found;
}

const isNumber = (key: string) => /\d/.test(key) && key.length >= 2 && key.length <= MAX_PART_NUMBER_LENGTH;

/** Ids of the articles whose number is in the text, and that its other words describe: maker or name. */
export async function findByNumberInText(pool: pg.Pool, readText: ReadText, text: string): Promise<number[]> {
  const numbers = numbersInText(text);
  const existing = await findExistingNumbers(
    pool,
    numbers.map(({ numberKey }) => numberKey),
  );
  for (const { numberKey, rest } of numbers) {
    if (!existing.has(numberKey)) continue;
    const { terms } = await readText(rest);
    const goods = terms.every(({ car }) => car !== undefined) ? [] : terms;
    const described = await findArticlesByNumber(pool, numberKey, tsqueryOf(terms));
    const ids = described.length > 0 || goods.length > 0 ? described : await findArticlesByNumber(pool, numberKey, '');
    if (ids.length > 0) return ids;
  }
  return [];
}

/** The numbers of a list: `'W 712/75, BKR6E-11'`; empty if the text is no list of numbers. */
export function numbersOfList(text: string): { typed: string; numberKey: string }[] {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((typed) => ({ typed, numberKey: foldPartNumber(typed) }));
  return parts.length > 1 && parts.every(({ numberKey }) => isNumber(numberKey)) ? parts : [];
}
