import { MAX_PART_NUMBER_LENGTH, spellingsOfNumber } from '@partshop/api-client/part-number';
import type { ListRow } from './read-list.ts';

/** What a line may mean; `isSplit`: the maker was found in the cell of the number, so an article must be of that maker. */
export type Meaning = { maker: string; numberKeys: string[]; qty: string; isSplit: boolean };

/** A cell holds no more words than these of a maker. */
const MAKER_WORDS = 3;

const WITH_PIECES = /^(.*\S)\s+([x×х*]?\s?\d{1,4}\s?(?:шт|pcs?)?\.?)$/iu;

/**
 * What a line may mean, the likeliest first. Where the list has no column for them, the maker stands before or after the number, and
 * the quantity at the end: `'MANN W 712/75 4'`.
 */
export function meaningsOf({ maker, number, qty }: ListRow, isMaker: (text: string) => boolean): Meaning[] {
  const [, before = '', pieces = ''] = qty === '' ? (WITH_PIECES.exec(number) ?? []) : [];
  const texts = [{ text: number, qty }, ...(before === '' ? [] : [{ text: before, qty: pieces }])];
  return texts.flatMap((one) => {
    const whole = { maker, numberKeys: keysOf(one.text), qty: one.qty, isSplit: false };
    const split = maker === '' ? splitMaker(one.text, isMaker) : [];
    return [whole, ...split.map((part) => ({ ...part, qty: one.qty, isSplit: true }))];
  });
}

function splitMaker(text: string, isMaker: (text: string) => boolean) {
  const words = text.split(' ');
  const found: Pick<Meaning, 'maker' | 'numberKeys'>[] = [];
  for (let count = Math.min(MAKER_WORDS, words.length - 1); count > 0; count -= 1) {
    const ends = [
      [words.slice(0, count), words.slice(count)],
      [words.slice(-count), words.slice(0, -count)],
    ] as const;
    for (const [name, rest] of ends) {
      const maker = name.join(' ');
      if (isMaker(maker)) found.push({ maker, numberKeys: keysOf(rest.join(' ')) });
    }
  }
  return found;
}

const keysOf = (text: string): string[] =>
  spellingsOfNumber(text).filter((key) => /\d/.test(key) && key.length > 1 && key.length <= MAX_PART_NUMBER_LENGTH);
