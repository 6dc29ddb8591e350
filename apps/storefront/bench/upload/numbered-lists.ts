import { createHash } from 'node:crypto';

/** What an upload tells of a list that replaces another. */
export type Replaced = { added: number; changed: number; unchanged: number; gone: number };

/** So many positions leave a list, and so many come, from one number to the next. */
const STEP = 10;
/** Every so many positions keep their price. */
const KEPT = 4;
/** Rows without a maker, which are refused. */
export const REFUSED = 3;
const KEPT_ROUBLES = 500;

export type NumberedLists = {
  file: (number: number) => Buffer;
  /** The same as `LIST_DIGEST` says of the list in the database. */
  digest: (number: number) => string;
  replaced: (before: number, after: number) => Replaced;
};

/** Price lists of so many rows, which are known by their number: what each holds, and what changes when it replaces another. */
export function createNumberedLists(rows: number): NumberedLists {
  const positions = (number: number) => Array.from({ length: rows }, (_, index) => number * STEP + index);
  const roubles = (number: number, position: number) => (position % KEPT === 0 ? KEPT_ROUBLES : 100 + number);
  const name = (position: number) => `K${String(position).padStart(7, '0')}`;
  const quantity = (position: number) => position % 50;
  return {
    file(number) {
      const lines = positions(number).map(
        (position) => `BN;${name(position)};${roubles(number, position)};${quantity(position)}`,
      );
      const refused = Array.from({ length: REFUSED }, (_, index) => `;R${index};100;1`);
      return Buffer.from(['Бренд;Артикул;Цена;Остаток', ...lines, ...refused, ''].join('\n'));
    },
    digest(number) {
      const offers = positions(number).map(
        (position) => `${name(position)} ${roubles(number, position) * 100} ${quantity(position)}`,
      );
      return createHash('md5').update(offers.join()).digest('hex');
    },
    replaced(before, after) {
      const old = new Set(positions(before));
      const stay = positions(after).filter((position) => old.has(position));
      const changed = stay.filter((position) => roubles(before, position) !== roubles(after, position)).length;
      const moved = rows - stay.length;
      return { added: moved, changed, unchanged: stay.length - changed, gone: moved };
    },
  };
}

/** Of the offers of a price list; `list` is SQL. */
export const listDigestSql = (list: string): string => `
  select md5(string_agg(a.number_key || ' ' || o.price || ' ' || o.quantity, ',' order by a.number_key collate "C"))
  from offers o join articles a on a.id = o.article_id where o.price_list_id = ${list}`;
