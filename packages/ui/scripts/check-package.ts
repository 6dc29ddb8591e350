/**
 * Checks that partners can rely on the package: it builds, installs and resolves, its types work for a consumer, and its API report
 * and costs equal the committed ones.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { consumerSource } from './package/consumer.ts';
import { readEntries } from './package/entries.ts';
import { DIST, PACKAGE, REPOSITORY } from './package/places.ts';

const CONSUMER = path.join(DIST, 'consumer.ts');
const OPTIONS =
  '--noEmit --ignoreConfig --strict --module nodenext --target es2024 --lib es2024,dom,dom.iterable --types node';

function run(name: string, program: string, ...args: string[]): boolean {
  const { status } = spawnSync(program, args, { cwd: PACKAGE, stdio: 'inherit' });
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
  return status === 0;
}

/** Inside the built package, imports of its own name resolve to its own exports. */
function checkTypes(): boolean {
  writeFileSync(CONSUMER, consumerSource(readEntries(readFileSync(path.join(PACKAGE, 'src/index.ts'), 'utf8'))));
  const tsc = path.join(REPOSITORY, 'node_modules/.bin/tsc');
  const isOk = run('types for a consumer', tsc, ...OPTIONS.split(' '), CONSUMER);
  rmSync(CONSUMER);
  return isOk;
}

const node = process.execPath;
const results = run('build', node, 'scripts/build.ts')
  ? [
      run('publint and attw', 'npm', 'run', '--silent', 'check:package'),
      checkTypes(),
      run('API report', node, 'scripts/api.ts', '--check'),
      run('costs', node, 'scripts/costs.ts', '--check'),
    ]
  : [false];
process.exitCode = results.every(Boolean) ? 0 : 1;
