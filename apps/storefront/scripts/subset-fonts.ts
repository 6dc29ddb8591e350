/**
 * Writes the parts of fonts in `src/fonts`:
 *
 * - `inter-rouble.woff2`: only the rouble sign of Inter, in all weights. Inter has it in a file of 85 KB, with letters of other
 *   languages that no Russian page needs.
 * - `inter-europe.woff2`: from the same file, the letters of Europe's languages, 15 KB: one Škoda on a page needs them.
 * - `code.woff2`: capitals, digits and the signs of part numbers in Atkinson Hyperlegible Next, weights 400 to 700.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont, { type Options } from 'subset-font';

const LATIN_EXT = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2');

/** Latin Extended-A, and what Romanian, German and Turkish need beyond it. */
const EUROPE = `${String.fromCodePoint(...Array.from({ length: 0x80 }, (_, index) => 0x100 + index))}ȘșȚțẞ₺`;

const FONTS: readonly { file: string; text: string; options?: Options; from: string }[] = [
  {
    file: 'inter-rouble.woff2',
    text: '₽',
    from: LATIN_EXT,
  },
  { file: 'inter-europe.woff2', text: EUROPE, from: LATIN_EXT },
  {
    file: 'code.woff2',
    text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ./-',
    // Kerning of these glyphs only, without the glyphs that ligatures and alternates would bring.
    options: { variationAxes: { wght: { min: 400, max: 700, default: 400 } }, noLayoutClosure: true },
    from: import.meta
      .resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
  },
];

for (const { file, text, from, options } of FONTS) {
  const font = await subsetFont(await readFile(fileURLToPath(from)), text, { targetFormat: 'woff2', ...options });
  await writeFile(new URL(`../src/fonts/${file}`, import.meta.url), font);
}
