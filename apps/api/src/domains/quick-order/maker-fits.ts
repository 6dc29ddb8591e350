import { foldPartNumber } from '@partshop/api-client/part-number';
import { MAKER_SPELLINGS } from '../catalogue/index.ts';

const LEAST_BEGINNING = 3;

/** What is compared of a maker's name, which may be typed as people call it: `'бош'` and `'Bosch'` give `'BOSCH'`. */
export function makerKey(typed: string): string {
  const plain = typed
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
  return foldPartNumber(MAKER_SPELLINGS.get(plain) ?? plain);
}

/** Whether a typed name means a maker: the same, or the beginning of one in the other (`'Mann'`, `'MANN-FILTER'`). */
export function makerFits(typedKey: string, name: string): boolean {
  const key = foldPartNumber(name);
  const [short, long] = typedKey.length < key.length ? [typedKey, key] : [key, typedKey];
  return typedKey === key || (short.length >= LEAST_BEGINNING && long.startsWith(short));
}
