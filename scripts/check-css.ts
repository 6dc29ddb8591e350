/**
 * Fails on physical sides in style sheets, for which styled templates have the lint rule `partshop/physical-sides`; and on custom
 * properties that no style sheet, template or script sets: a browser drops the declaration without a word.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findPhysicalDeclarations } from './lint/physical-css.ts';
import { findUnsetProperties } from './lint/unset-properties.ts';
import { listFiles, ROOT } from './workspace.ts';

const read = (file: string) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') });
const sheets = listFiles('{apps,packages}/**/*.css').map(read);
const sources = [...sheets, ...listFiles('{apps,packages}/**/*.{ts,tsx}').map(read)];

const physical = sheets.flatMap(({ file, text }) =>
  findPhysicalDeclarations(text).map(({ index, declaration, advice }) => ({
    place: placeOf(file, text, index),
    fault: `'${declaration}' names a physical side: write '${advice}'.`,
  })),
);
const unset = findUnsetProperties(sources).map(({ file, text, index, name }) => ({
  place: placeOf(file, text, index),
  fault: `nothing sets '${name}'.`,
}));

for (const { place, fault } of [...physical, ...unset]) console.error(`${place}: ${fault}`);
console.log(
  `style sheets: ${sheets.length} files, ${physical.length} physical sides, ${unset.length} unset properties`,
);
process.exitCode = physical.length + unset.length > 0 ? 1 : 0;

function placeOf(file: string, text: string, index: number): string {
  return `${file}:${text.slice(0, index).split('\n').length}`;
}
