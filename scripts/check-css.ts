/** Fails on physical sides in style sheets; the lint rule `partshop/physical-sides` checks styled templates. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findPhysicalDeclarations } from './lint/physical-css.ts';
import { listFiles, ROOT } from './workspace.ts';

const files = listFiles('{apps,packages}/**/*.css');
let count = 0;
for (const file of files) {
  const css = readFileSync(path.join(ROOT, file), 'utf8');
  for (const { index, declaration, advice } of findPhysicalDeclarations(css)) {
    count += 1;
    console.error(
      `${file}:${css.slice(0, index).split('\n').length}: '${declaration}' names a physical side: write '${advice}'.`,
    );
  }
}
console.log(`style sheets: ${files.length} files, ${count} physical sides`);
process.exitCode = count > 0 ? 1 : 0;
