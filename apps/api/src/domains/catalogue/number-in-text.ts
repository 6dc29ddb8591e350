import type pg from 'pg';
import {
  foldPartNumber,
  looksLikePartNumber,
  MAX_PART_NUMBER_LENGTH,
  spellingsOfNumber,
} from '@partshop/api-client/part-number';
import { inOtherLayout } from '@partshop/api-client/keyboard-layout';
import { nearNumbers } from './near-numbers.rules.ts';
import { findArticlesByMakerAndNumber, findArticlesByNumber, findExistingNumbers } from './numbers.queries.ts';
import { tsqueryOf, typedWords } from './search-reading.rules.ts';
import type { TextReader } from './text-reader.ts';

/** The shortest number that is recognised beside other words. */
const LEAST_LENGTH = 4;

/** How many or how much: «4 шт.», «620 ₽». */
const QUANTITY =
  /(?<![\p{L}\p{N}.,/-])\d{1,7}(?:[.,]\d{1,2})? ?(?:шт|штук[аи]?|компл|pcs?|stk|stück|руб|р|₽|rub|€|eur|قطع[ةه]?)(?![\p{L}\p{N}])/giu;

type NumberAndRest = { numberKey: string; rest: string };

/**
 * Each part of the text that may be a number, the longest first, with the words around it: `'бош 0986494019'`, `'W 712/75
 * MANN'`. Letters may be Cyrillic, or typed in the other keyboard layout. A quantity or a price is no word.
 */
export function numbersInText(text: string): NumberAndRest[] {
  const goods = text.replaceAll(QUANTITY, ' ');
  return goods === text ? numbersAmongWords(text) : [...numbersAmongWords(text), ...numbersAmongWords(goods)];
}

function numbersAmongWords(text: string): NumberAndRest[] {
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
export async function findByNumberInText(pool: pg.Pool, reader: TextReader, text: string): Promise<number[]> {
  const numbers = numbersInText(text);
  const existing = await findExistingNumbers(
    pool,
    numbers.map(({ numberKey }) => numberKey),
  );
  for (const { numberKey, rest } of numbers) {
    if (!existing.has(numberKey)) continue;
    const ids =
      (await findDescribed(pool, reader, numberKey, rest)) ??
      (await findDescribed(pool, reader, numberKey, inOtherLayout(rest) ?? ''));
    if (ids) return ids;
  }
  const whole = foldPartNumber(text);
  return isNumber(whole) && !/[А-Я]/.test(whole) ? findArticlesByMakerAndNumber(pool, whole) : [];
}

/** Ids of the articles of a number that these words describe; null if there are none. A car says nothing. */
async function findDescribed(
  pool: pg.Pool,
  reader: TextReader,
  numberKey: string,
  words: string,
): Promise<number[] | null> {
  const terms = (await reader.read(words)).terms.filter(({ isBeginning }) => !isBeginning);
  const goods = terms.every(({ car }) => car !== undefined) ? [] : terms;
  const described = await findArticlesByNumber(pool, numberKey, {
    tsquery: tsqueryOf(terms),
    makerKey: foldPartNumber(words),
  });
  const ids = described.length > 0 || goods.length > 0 ? described : await findArticlesByNumber(pool, numberKey, ANY);
  return ids.length > 0 ? ids : null;
}

const ANY = { tsquery: '', makerKey: '' };

/** Shorter numbers beside words are sizes; similar numbers of longer ones are too many to look up, and nobody types one. */
const NEAR_LENGTH = { from: 6, to: 24 };
const LEAST_DIGITS = 3;
/** Of a text with more numbers the longest are looked at. */
const MAX_MISSPELT = 4;

/** Every number key one typo away from a number of the text: of the whole text, or beside other words. */
export function nearNumbersOf(text: string): string[] {
  const beside = [...Map.groupBy(numbersInText(text), ({ rest }) => rest).values()]
    .flatMap(([first]) => (first ? [first.numberKey] : []))
    .filter((key) => key.length >= NEAR_LENGTH.from && key.replaceAll(/\D/g, '').length >= LEAST_DIGITS);
  const keys = [...(looksLikePartNumber(text) ? [foldPartNumber(text)] : []), ...beside].filter(
    (key) => key.length <= NEAR_LENGTH.to && !/[А-Я]/.test(key),
  );
  return [...new Set([...new Set(keys)].slice(0, MAX_MISSPELT).flatMap(nearNumbers))];
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
