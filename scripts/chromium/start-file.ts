import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE, type Program } from './pinned.ts';

const FONTS = path.join(import.meta.dirname, 'fonts.conf');
const FOLDER = path.join(CACHE, 'start');

/**
 * Returns a script that starts a browser with the project's fonts and its own libraries, for tools that take a path:
 * Playwright, Vitest, the bench, WebDriver. On a system without fontconfig it returns the browser itself.
 */
export function startFileOf({ file, libraries }: Program): string {
  if (process.platform !== 'linux' || file.startsWith(FOLDER)) return file;
  const settings = [
    `export FONTCONFIG_FILE=${quoted(FONTS)}`,
    ...(libraries === null ? [] : [`export LD_LIBRARY_PATH=${quoted(libraries)}`]),
  ];
  const text = `#!/bin/sh\n${settings.join('\n')}\nexec ${quoted(file)} "$@"\n`;
  const startFile = path.join(FOLDER, `${path.basename(file)}-${digest(text)}`);
  if (!existsSync(startFile)) {
    mkdirSync(FOLDER, { recursive: true });
    const temporary = `${startFile}.${process.pid}`;
    writeFileSync(temporary, text, { mode: 0o755 });
    renameSync(temporary, startFile);
  }
  return startFile;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
