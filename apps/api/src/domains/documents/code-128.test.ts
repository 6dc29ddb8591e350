import { expect, test } from 'vitest';
import { code128 } from './code-128.ts';

/** The widths of bars and gaps in turn. */
function widthsOf(text: string): string {
  let at = 0;
  return code128(text)
    .bars.flatMap((bar) => {
      const gap = bar.at - at;
      at = bar.at + bar.width;
      return gap > 0 ? [gap, bar.width] : [bar.width];
    })
    .join('');
}

test('writes the start, the letters, the check symbol and the stop', () => {
  // As bwip-js 4 draws it.
  const drawn = '2112142232112231121221322212313112221232211232211221322232111231223121311231223113212331112';
  expect(widthsOf('26-4811-2070')).toBe(drawn);
});

test('every printable letter has a symbol of eleven modules of its own', () => {
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const symbols = letters.map((letter) => widthsOf(letter).slice(6, 12));
  expect(new Set(symbols).size).toBe(95);
  for (const symbol of symbols) {
    const [bars, gaps] = [0, 1].map((from) =>
      [...symbol].reduce((sum, width, index) => (index % 2 === from ? sum + Number(width) : sum), 0),
    );
    expect((bars ?? 0) + (gaps ?? 0)).toBe(11);
    // The standard's own check: black modules are even.
    expect((bars ?? 1) % 2).toBe(0);
  }
});

test('has eleven modules a letter, and 35 more', () => {
  expect(code128('26-4811-2070').modules).toBe(12 * 11 + 35);
});

test.each(['Ж', '\n', '\u007f'])('has no %j', (letter) => {
  expect(() => code128(letter)).toThrow('no such letter');
});
