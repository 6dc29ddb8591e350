/** `npm run generate`: writes all generated files; `npm ci` runs it too, since most of them are not committed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArgs } from './read-args.ts';
import { ROOT } from './workspace.ts';

const USAGE = `npm run generate -- [--check]

  --check   leaves committed files as they are, and fails if one of them is stale`;

const GENERATORS: readonly { script: string; committed: readonly string[] }[] = [
  { script: 'packages/api-client/scripts/generate.ts', committed: [] },
  { script: 'packages/ui/scripts/build-icons.ts', committed: [] },
  { script: 'packages/ui/scripts/build-tokens.ts', committed: ['packages/ui/src/tokens/tokens.css'] },
  { script: 'scripts/collect-messages.ts', committed: [] },
];

const { check: isCheck } = readArgs(USAGE, { options: { check: { type: 'boolean', default: false } } }).values;
const stale: string[] = [];
const failed: string[] = [];
for (const { script, committed } of GENERATORS) {
  const before = committed.map((file) => read(file));
  const { status } = spawnSync(process.execPath, [path.join(ROOT, script)], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) failed.push(script);
  committed.forEach((file, index) => {
    const known = before[index];
    if (read(file)?.equals(known ?? Buffer.alloc(0))) return;
    stale.push(file);
    if (isCheck && known) writeFileSync(path.join(ROOT, file), known);
  });
}

function read(file: string): Buffer | undefined {
  const place = path.join(ROOT, file);
  return existsSync(place) ? readFileSync(place) : undefined;
}

for (const script of failed) console.error(`${script} failed`);
for (const file of stale)
  console.log(isCheck ? `${file} is stale: run 'npm run generate' and commit it` : `${file} written`);
if (stale.length + failed.length === 0) console.log('generated files: fresh');
if (failed.length > 0 || (isCheck && stale.length > 0)) process.exitCode = 1;
