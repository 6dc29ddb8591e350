import { describe, expect, it } from 'vitest';
import { findTyped } from './typeahead.ts';

const texts = ['Повторить заказ', 'Скачать счёт', 'Печать', 'Отменить', 'Вернуть товар'];

describe('findTyped', () => {
  it('goes to the next text with that first letter', () => {
    expect(findTyped(texts, 'п', -1)).toBe(0);
    expect(findTyped(texts, 'П', 0)).toBe(2);
  });

  it('goes around when the same letter is typed again', () => {
    expect(findTyped(texts, 'пп', 2)).toBe(0);
  });

  it('stays while the word grows', () => {
    expect(findTyped(texts, 'пе', 2)).toBe(2);
    expect(findTyped(texts, 'пе', 0)).toBe(2);
  });

  it('finds words with accents by their plain letters, and Arabic ones', () => {
    expect(findTyped(['Übersicht', 'Ändern'], 'a', -1)).toBe(1);
    expect(findTyped(['إلغاء', 'طباعة'], 'ط', -1)).toBe(1);
  });

  it('finds nothing for what nothing begins with, nor for nothing', () => {
    expect(findTyped(texts, 'щ', 0)).toBe(-1);
    expect(findTyped(texts, '', 0)).toBe(-1);
    expect(findTyped([], 'п', -1)).toBe(-1);
  });
});
