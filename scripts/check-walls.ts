/** Fails on an import that crosses a package boundary: see `walls/rooms.ts` and decision 0004. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkWalls } from './walls/check.ts';
import { listFiles, readPackages, ROOT } from './workspace.ts';

const files = listFiles(['{apps,packages,scripts}/**/*.{ts,tsx}', 'apps/storybook/.storybook/*.{ts,tsx}', '*.ts']);
const sources = files.map((file) => ({ path: file, source: readFileSync(path.join(ROOT, file), 'utf8') }));
const breaches = checkWalls(readPackages(), sources);
for (const { place, message } of breaches) console.error(`${place}: ${message}`);
console.log(`walls: ${files.length} files, ${breaches.length} breaches`);
process.exitCode = breaches.length > 0 ? 1 : 0;
