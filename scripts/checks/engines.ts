import { spawnSync } from 'node:child_process';

/** The programs of the other engines, and Debian's packages with them. */
const PROGRAMS = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' } as const;

/** What the tests of other engines lack here; null where they are all there, and in CI, where the tests fail without. */
export function missingEngines(
  isCi = process.env['CI'] !== undefined,
  isInstalled: (program: string) => boolean = onPath,
): string | null {
  const missing = Object.entries(PROGRAMS).filter(([program]) => !isInstalled(program));
  if (isCi || missing.length === 0) return null;
  return `not installed: to run it, apt-get install ${missing.map(([, name]) => name).join(' ')}`;
}

/** The versions of the engines: another one runs the tests again. */
export function describeEngines(): string {
  return ['firefox-esr', 'WebKitWebDriver'].map(versionOf).join(', ');
}

const onPath = (program: string) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

function versionOf(program: string): string {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return stdout?.trim() || 'absent';
}
