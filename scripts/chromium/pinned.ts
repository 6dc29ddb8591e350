import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson, ROOT } from '../workspace.ts';

/** What is made once of installed packages and goes with them. */
export const CACHE = path.join(ROOT, 'node_modules/.cache/chromium');

export type Program = {
  file: string;
  /** Shared libraries that are taken from there instead of from the system; null for none. */
  libraries: string | null;
};

/**
 * The Chromium that the lock file pins, unpacked the first time. null where the package has none for this kind of machine, or
 * where it does not run.
 */
export function pinnedChromium(): Program | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { version } = readJson(path.join(ROOT, 'node_modules/@sparticuz/chromium/package.json')) as { version: string };
  const folder = path.join(CACHE, version);
  if (!existsSync(folder) && !unpackInto(folder)) return null;
  return programIn(folder);
}

const programIn = (folder: string): Program => ({
  file: path.join(folder, 'chromium'),
  libraries: path.join(folder, 'al2023/lib'),
});

/** The folder is there when it is whole, also where several processes unpack at once. */
function unpackInto(folder: string): boolean {
  mkdirSync(CACHE, { recursive: true });
  const temporary = mkdtempSync(path.join(CACHE, 'unpacking-'));
  try {
    const unpacked = spawnSync(process.execPath, [path.join(import.meta.dirname, 'unpack.ts')], {
      env: { ...process.env, TMPDIR: temporary },
      stdio: 'inherit',
    });
    if (unpacked.status !== 0 || !runs(programIn(temporary))) return false;
    renameSync(temporary, folder);
    return true;
  } catch (error) {
    if (existsSync(folder)) return true;
    throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function runs({ file, libraries }: Program): boolean {
  const env = { ...process.env, LD_LIBRARY_PATH: libraries ?? '' };
  return spawnSync(file, ['--version'], { env, stdio: 'ignore', timeout: 60_000 }).status === 0;
}
