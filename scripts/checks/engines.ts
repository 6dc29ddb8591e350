import { spawnSync } from 'node:child_process';

/** The programs that drive Firefox and WebKit, with their Debian packages. */
const PROGRAMS = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' } as const;

/** Says which engines are not installed; null where all are, and in CI, where the tests must run. */
export function missingEngines(
  isCi = process.env['CI'] !== undefined,
  isInstalled: (program: string) => boolean = onPath,
): string | null {
  const missing = Object.entries(PROGRAMS).filter(([program]) => !isInstalled(program));
  if (isCi || missing.length === 0) return null;
  return `not installed: to run it, apt-get install ${missing.map(([, name]) => name).join(' ')}`;
}

/** The engines' versions, for the environment fingerprint. */
export function describeEngines(): string {
  return ['firefox-esr', 'WebKitWebDriver'].map(versionOf).join(', ');
}

const onPath = (program: string) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

function versionOf(program: string): string {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return stdout?.trim() || 'absent';
}
