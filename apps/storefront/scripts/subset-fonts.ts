/**
 * Writes the parts of fonts in `src/fonts`:
 *
 * - `inter.woff2`: Latin, Cyrillic and the signs of prices in Inter, weights 400 to 700, with kerning and figures of one width.
 * - `inter-europe.woff2`: the other letters of Europe's languages.
 * - `code.woff2`: capitals, digits and the signs of part numbers in Atkinson Hyperlegible Next, weights 400 to 700.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont, { type Options } from 'subset-font';

const WEIGHTS = { wght: { min: 400, max: 700, default: 400 } };
const INTER = {
  from: import.meta.resolve('inter-ui/variable/InterVariable.woff2'),
  options: {
    keepFeatures: ['kern', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'],
    variationAxes: { ...WEIGHTS, opsz: 14 },
  },
};

/** The characters from the first code point to the last. */
const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœˆ˜`;
const CYRILLIC = `${range(0x400, 0x45f)}ҐґҰұ`;
const SIGNS = `${range(0x2009, 0x200a)}${range(0x200e, 0x2015)}${range(0x2018, 0x201e)}†‡•…\u202f‰′″‹›⁄€₽№™←↑→↓−∕`;
/** Latin Extended-A, and what Romanian, German and Turkish need beyond it. */
const EUROPE = `${range(0x100, 0x17f)}ȘșȚțẞ₺`;

const FONTS: readonly { file: string; text: string; options: Options; from: string }[] = [
  { file: 'inter.woff2', text: LATIN + CYRILLIC + SIGNS, ...INTER },
  { file: 'inter-europe.woff2', text: EUROPE, ...INTER },
  {
    file: 'code.woff2',
    text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ./-',
    // Kerning of these glyphs only, without the glyphs that ligatures and alternates would bring.
    options: { variationAxes: WEIGHTS, noLayoutClosure: true },
    from: import.meta
      .resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
  },
];

for (const { file, text, from, options } of FONTS) {
  const font = await subsetFont(await readFile(fileURLToPath(from)), text, { targetFormat: 'woff2', ...options });
  await writeFile(new URL(`../src/fonts/${file}`, import.meta.url), font);
}
