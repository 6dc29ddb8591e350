import { describe, expect, it } from 'vitest';
import { findTyped } from './typeahead.ts';

const texts = ['Повторить заказ', 'Скачать счёт', 'Печать', 'Отменить', 'Вернуть товар'];

describe('findTyped', () => {
  it('moves to the next text with that first letter', () => {
    expect(findTyped(texts, 'п', -1)).toBe(0);
    expect(findTyped(texts, 'П', 0)).toBe(2);
  });

  it('wraps around when the same letter is typed again', () => {
    expect(findTyped(texts, 'пп', 2)).toBe(0);
  });

  it('stays on the text while more of its letters are typed', () => {
    expect(findTyped(texts, 'пе', 2)).toBe(2);
    expect(findTyped(texts, 'пе', 0)).toBe(2);
  });

  it('matches accented words by base letters, and Arabic words', () => {
    expect(findTyped(['Übersicht', 'Ändern'], 'a', -1)).toBe(1);
    expect(findTyped(['إلغاء', 'طباعة'], 'ط', -1)).toBe(1);
  });

  it('finds nothing if no text matches or nothing is typed', () => {
    expect(findTyped(texts, 'щ', 0)).toBe(-1);
    expect(findTyped(texts, '', 0)).toBe(-1);
    expect(findTyped([], 'п', -1)).toBe(-1);
  });
});
