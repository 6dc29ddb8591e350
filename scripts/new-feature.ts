/**
 * `npm run new:feature order-history`: creates the folder of a feature with a route, a load saga, a screen, stories, mocks,
 * texts and tests, and adds it to the shop. The result passes every check.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createFeature } from './new-feature/create-feature.ts';
import { readArgs } from './read-args.ts';
import { ROOT } from './workspace.ts';

const USAGE = 'npm run new:feature NAME, in kebab case, such as order-history';

const [name] = readArgs(USAGE, { allowPositionals: true }).positionals;

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`'${[command, ...args].join(' ')}' failed: run it again when its cause is mended.`);
}

try {
  if (!name) throw new Error(USAGE);
  const written = createFeature(name, ROOT);
  run(path.join(ROOT, 'node_modules/.bin/oxfmt'), '--write', ...written);
  run(process.execPath, path.join(ROOT, 'scripts/collect-messages.ts'));
  for (const file of written) console.log(file);
  console.log(
    `\nThe page is at /${name} (npm run dev) and in Storybook under Screens. Next: CONTRIBUTING.md, “Making a page”.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
