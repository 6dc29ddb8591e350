/**
 * Writes every committed generated file anew. With `--check` it leaves the files as they are and fails when one of them
 * is not what its source makes of it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace.ts';

const GENERATORS: readonly { script: string; outputs: readonly string[] }[] = [
  {
    script: 'packages/api-client/scripts/generate.ts',
    outputs: [
      'packages/api-client/openapi.json',
      'packages/api-client/src/generated/openapi.ts',
      'packages/api-client/src/generated/call-list.ts',
    ],
  },
  { script: 'packages/ui/scripts/build-icons.ts', outputs: ['packages/ui/src/generated/icons.ts'] },
  { script: 'packages/ui/scripts/build-tokens.ts', outputs: ['packages/ui/src/tokens/tokens.css'] },
  { script: 'scripts/collect-messages.ts', outputs: ['apps/api/src/domains/localization/values.json'] },
];

const isCheck = process.argv.includes('--check');
const stale: string[] = [];
const failed: string[] = [];
for (const { script, outputs } of GENERATORS) {
  const before = outputs.map((file) => read(file));
  const { status } = spawnSync(process.execPath, [path.join(ROOT, script)], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) failed.push(script);
  outputs.forEach((file, index) => {
    const committed = before[index];
    if (read(file)?.equals(committed ?? Buffer.alloc(0))) return;
    stale.push(file);
    if (isCheck && committed) writeFileSync(path.join(ROOT, file), committed);
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
