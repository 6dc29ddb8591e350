/**
 * Writes `src/fonts/inter-rouble.woff2`: only the rouble sign of Inter, in all weights. Inter has it in a file of 85 KB, with
 * letters of other languages that no Russian page needs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const font = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2');
const rouble = await subsetFont(await readFile(fileURLToPath(font)), '₽', { targetFormat: 'woff2' });
await writeFile(new URL('../src/fonts/inter-rouble.woff2', import.meta.url), rouble);
