import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MODULES, PACKAGE, REPOSITORY } from './places.ts';

/** Writes the declarations of every module next to it. Throws with TypeScript's messages if the sources have type errors. */
export function writeDeclarations(): void {
  const { status, stdout, stderr } = spawnSync(
    path.join(REPOSITORY, 'node_modules/.bin/tsc'),
    ['--project', path.join(PACKAGE, 'tsconfig.package.json'), '--outDir', MODULES],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`tsc: ${stdout}${stderr}`);
  for (const file of globSync('**/*.d.ts', { cwd: MODULES })) {
    const place = path.join(MODULES, file);
    writeFileSync(place, withJsEndings(readFileSync(place, 'utf8')));
  }
}

/** Sources import each other as `.ts` and `.tsx`, the built files as `.js`. */
export function withJsEndings(declarations: string): string {
  return declarations.replaceAll(/((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+?)\.tsx?\2/g, '$1$2$3.js$2');
}
