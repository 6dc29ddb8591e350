import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE, type Program } from './pinned.ts';

const FONTS = path.join(import.meta.dirname, 'fonts.conf');
const FOLDER = path.join(CACHE, 'start');

/**
 * A file that starts a browser with the fonts of the project and with its own libraries. Whoever runs it need not know either:
 * Playwright, Vitest, the bench and WebDriver take a path. On a system without fontconfig the browser is started as it is.
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
