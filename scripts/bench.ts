/** `npm run bench`: runs the storefront's bench, and finds a Chromium for the parts that need a browser. */
import { spawnSync } from 'node:child_process';
import { chromiumEnvironment } from './checks/commands.ts';
import { ROOT } from './workspace.ts';

const BROWSER_PARTS = new Set(['browser', 'correctness']);

const args = process.argv.slice(2);
const named = args.flatMap((arg) => arg.split(/[=,]/));
const asksHelp = named.includes('--help') || named.includes('-h');
const needsBrowser = !asksHelp && (!named.includes('--only') || named.some((name) => BROWSER_PARTS.has(name)));

const { status } = spawnSync('npm', ['run', '--silent', 'bench', '-w', '@partshop/storefront', '--', ...args], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, ...(needsBrowser ? chromiumEnvironment() : {}) },
});
process.exitCode = status ?? 1;
