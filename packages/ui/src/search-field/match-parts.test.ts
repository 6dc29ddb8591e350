import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchParts } from './match-parts.ts';

/** The text with its matches in brackets. */
const marked = (text: string, query: string) =>
  matchParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('matchParts', () => {
  it.each([
    { text: 'Фильтр масляный', query: 'масл', result: 'Фильтр [масл]яный', why: 'a part of a word' },
    { text: 'Фильтр масляный', query: 'МАСЛЯНЫЙ фильтр', result: '[Фильтр] [масляный]', why: 'words in any order' },
    { text: 'W 712/75', query: 'w71275', result: '[W 712/75]', why: 'a number without its signs' },
    { text: '06A 115 561 B', query: '06a-115', result: '[06A 115] 561 B', why: 'a number with other signs' },
    { text: 'Щётка стеклоочистителя', query: 'щетка', result: '[Щётка] стеклоочистителя', why: 'е for ё' },
    { text: 'Bosch', query: 'mann', result: 'Bosch', why: 'nothing' },
    { text: 'Bosch', query: ' ', result: 'Bosch', why: 'nothing for an empty query' },
    { text: 'OC 264, OC 264', query: 'oc264', result: '[OC 264], [OC 264]', why: 'every place' },
  ])('marks $why: $text', ({ text, query, result }) => {
    expect(marked(text, query)).toBe(result);
  });

  it('returns parts that add up to the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        expect(
          matchParts(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('alternates matching and other parts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 2 }), (text, query) => {
        const parts = matchParts(text, query);
        expect(parts.every((part, index) => index === 0 || part.isMatch !== parts[index - 1]?.isMatch)).toBe(true);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });
});
