import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson, ROOT } from '../workspace.ts';

/** Cache of files made from installed packages; removed with node_modules. */
export const CACHE = path.join(ROOT, 'node_modules/.cache/chromium');

export type Program = {
  file: string;
  /** Path of the shared libraries that come with the program; null to use the system's. */
  libraries: string | null;
};

/**
 * The Chromium that the lock file pins, unpacked on first use. null where the package does not support this machine or the
 * program does not run.
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

/** Renames the folder into place when it is complete, so that several processes may unpack at once. */
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
