import type { EditedPost } from '@partshop/api-client';

/** Related goods as lines that an editor writes: a maker's key and a number, as in the address of a price page. */
export const writeGoods = (goods: EditedPost['goods']): string =>
  goods.map(({ catalogKey, number }) => `${catalogKey}/${number}`).join('\n');

/** Reads them; also whole addresses of price pages. Other lines are left out. */
export const readGoods = (text: string): EditedPost['goods'] =>
  text.split('\n').flatMap((line) => {
    const [, maker = '', number = ''] = /([^/\s]+)\/([^/\s][^/]*)\s*$/.exec(line.trim().replace(/[?#].*$/, '')) ?? [];
    return maker === '' ? [] : [{ catalogKey: decode(maker), number: decode(number) }];
  });

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
