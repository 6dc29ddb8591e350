/**
 * Text is drawn differently by each browser and each system: pictures are compared with those that the same kind of machine
 * took. The ones of CI's kind are in the repository; any other kind keeps its own beside them, out of the repository.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COMMITTED, LOCAL } from './folders.ts';

export type Kind = { platform: string; /** Chromium's major version. */ chromium: number };

const KIND_FILE = path.join(COMMITTED, 'taken-by.json');

export function kindOf(executable: string): Kind {
  const version = execFileSync(executable, ['--version'], { encoding: 'utf8' });
  return { platform: process.platform, chromium: Number(/\d+/.exec(version)?.[0] ?? 0) };
}

/** Which machines the baselines in the repository are for; null where there are none. */
export function committedKind(): Kind | null {
  return existsSync(KIND_FILE) ? (JSON.parse(readFileSync(KIND_FILE, 'utf8')) as Kind) : null;
}

export function writeCommittedKind({ platform, chromium }: Kind): void {
  // As the formatter would have it.
  writeFileSync(KIND_FILE, `{ "platform": "${platform}", "chromium": ${chromium} }\n`);
}

export const describeKind = ({ platform, chromium }: Kind) => `Chromium ${chromium} on ${platform}`;

export const isSameKind = (one: Kind, other: Kind) =>
  one.platform === other.platform && one.chromium === other.chromium;

export function localBaselines({ platform, chromium }: Kind): string {
  return path.join(LOCAL, `${platform}-${chromium}`);
}
