/**
 * Writes the API report from the built package into `api`. With `--check` it writes nothing and fails if a committed report differs
 * from the package: a contract has changed and needs a changeset.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiReports } from './package/api-report.ts';
import { readEntries } from './package/entries.ts';
import { PACKAGE, REPOSITORY } from './package/places.ts';

const FOLDER = path.join(PACKAGE, 'api');
const isCheck = process.argv.includes('--check');

const readFolder = () =>
  new Map(
    globSync('*.api.md', { cwd: FOLDER }).map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')] as const),
  );
const writeFolder = (reports: ReadonlyMap<string, string>) => {
  for (const file of globSync('*.api.md', { cwd: FOLDER })) rmSync(path.join(FOLDER, file));
  for (const [file, text] of reports) writeFileSync(path.join(FOLDER, file), text);
};

mkdirSync(FOLDER, { recursive: true });
const committed = readFolder();
writeFolder(apiReports(readEntries(readFileSync(path.join(PACKAGE, 'src/index.ts'), 'utf8'))));
const { status } = spawnSync(path.join(REPOSITORY, 'node_modules/.bin/oxfmt'), ['--write', FOLDER], {
  cwd: REPOSITORY,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const written = readFolder();
const names = [...new Set([...committed.keys(), ...written.keys()])].toSorted();
const stale = names.filter((name) => committed.get(name) !== written.get(name));
if (isCheck) writeFolder(committed);
for (const name of stale)
  console.log(
    isCheck ? `api/${name} is stale: run 'npm run api -w @partshop/ui' and commit it` : `api/${name} written`,
  );
console.log(`API report: ${written.size} files, ${stale.length} ${isCheck ? 'stale' : 'changed'}`);
process.exitCode = status !== 0 || (isCheck && stale.length > 0) ? 1 : 0;
