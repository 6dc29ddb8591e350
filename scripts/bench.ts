/** `npm run bench`: builds the shop and runs its bench, and finds a Chromium for the parts that need a browser. */
import { spawnSync } from 'node:child_process';
import { chromiumEnvironment, productionBuild } from './checks/commands.ts';
import { environmentWith } from './checks/run-command.ts';
import { ROOT } from './workspace.ts';

const SHOP = '@partshop/storefront';
const BROWSER_PARTS = new Set(['browser', 'offers', 'grid', 'correctness']);

const args = process.argv.slice(2);
const named = args.flatMap((arg) => arg.split(/[=,]/));
const asksHelp = named.includes('--help') || named.includes('-h');
const needsBrowser = !asksHelp && (!named.includes('--only') || named.some((name) => BROWSER_PARTS.has(name)));

if (!asksHelp) {
  const { argv, env } = productionBuild(SHOP);
  run(argv, env);
}
run(['npm', 'run', '--silent', 'bench', '-w', SHOP, '--', ...args], needsBrowser ? chromiumEnvironment() : {});

/** Runs a command in the foreground; ends this process if it fails. */
function run([program, ...rest]: readonly [string, ...string[]], env: Record<string, string | undefined> = {}): void {
  const { status } = spawnSync(program, rest, { cwd: ROOT, stdio: 'inherit', env: environmentWith(env, ROOT) });
  if (status !== 0) process.exit(status ?? 1);
}
