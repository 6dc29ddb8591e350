/**
 * Moves code from @partshop/ui 0.1 to the names of 0.2:
 *
 *     npm install --no-save oxc-parser
 *     node node_modules/@partshop/ui/codemods/one-vocabulary.js src
 *
 * It changes JSX of our components and prints the places that it cannot decide.
 */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rewrite } from './rewrite.ts';
import { vocabularyChanges } from './vocabulary-changes.ts';

const places = process.argv.slice(2);
if (places.length === 0) {
  console.error('Name the folders or files to move: one-vocabulary src');
  process.exit(1);
}

const files = places.flatMap((place) =>
  statSync(place).isFile()
    ? [place]
    : globSync('**/*.{js,jsx,ts,tsx}', { cwd: place, exclude: (name) => name === 'node_modules' }).map((file) =>
        path.join(place, file),
      ),
);
let moved = 0;
for (const file of files) {
  const source = readFileSync(file, 'utf8');
  const { text, notes } = rewrite(file, source, vocabularyChanges);
  if (text !== source) {
    writeFileSync(file, text);
    moved += 1;
  }
  for (const note of notes) console.log(`${file}:${note}`);
}
console.log(`${moved} of ${files.length} files moved`);
