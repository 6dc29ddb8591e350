import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace.ts';

const FONTS = path.join(import.meta.dirname, 'fonts.conf');

/** What draws pictures: the browser's exact version, system and architecture, and a hash of the fonts. */
export function drawnBy(executable: string): string {
  const version = execFileSync(executable, ['--version'], { encoding: 'utf8' }).trim();
  return `${version}, ${process.platform} ${process.arch}, fonts ${digestOfFonts()}`;
}

function digestOfFonts(): string {
  const settings = readFileSync(FONTS, 'utf8');
  const folders = [...settings.matchAll(/<dir[^>]*>(.*?)<\/dir>/g)].map(([, folder = '']) => folder);
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/*.ttf`, { cwd: import.meta.dirname }).map((file) => path.join(import.meta.dirname, file)),
  );
  if (files.length !== folders.length) throw new Error(`${path.relative(ROOT, FONTS)}: a folder without its font.`);
  const hash = createHash('sha256').update(settings);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
