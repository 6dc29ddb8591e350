import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findChromium, type Chromium } from './find-chromium.ts';
import type { Program } from './pinned.ts';

let folder = '';

const { pinned } = vi.hoisted(() => ({ pinned: vi.fn<() => Program | null>() }));
vi.mock(import('./pinned.ts'), async (original) => ({ ...(await original()), pinnedChromium: pinned }));

/** Installs a program that prints its name, its font configuration and its library path. */
function install(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho "${name} $FONTCONFIG_FILE $LD_LIBRARY_PATH $*"\n`);
  chmodSync(file, 0o755);
  return file;
}

const FONTS = path.join(import.meta.dirname, 'fonts.conf');

const sayOf = ({ executablePath }: Chromium) =>
  execFileSync(executablePath ?? '', ['--version'], { encoding: 'utf8' }).trim();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'partshop-chromium-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM', undefined);
  vi.stubEnv('LD_LIBRARY_PATH', '');
  pinned.mockReturnValue(null);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('prefers the one that CHROMIUM names', () => {
  install('chromium');
  pinned.mockReturnValue({ file: install('pinned'), libraries: '/libraries' });
  vi.stubEnv('CHROMIUM', install('my-browser'));
  expect(sayOf(findChromium())).toBe(`my-browser ${FONTS}  --version`);
});

it('uses its own result unchanged when CHROMIUM names it', () => {
  vi.stubEnv('CHROMIUM', install('my-browser'));
  const found = findChromium();
  vi.stubEnv('CHROMIUM', found.executablePath ?? '');
  expect(findChromium()).toEqual(found);
});

it('rejects a CHROMIUM that cannot be run', () => {
  install('chromium');
  vi.stubEnv('CHROMIUM', '/nowhere/chromium');
  expect(() => findChromium()).toThrow("CHROMIUM names '/nowhere/chromium'");
});

it('prefers the pinned one to any installed one, and uses its libraries', () => {
  install('chromium');
  pinned.mockReturnValue({ file: install('pinned'), libraries: '/libraries' });
  expect(sayOf(findChromium())).toBe(`pinned ${FONTS} /libraries --version`);
});

it('prefers the headless shell to the full browser', () => {
  install('google-chrome');
  install('chromium-headless-shell');
  install('chromium');
  expect(sayOf(findChromium())).toMatch(/^chromium-headless-shell /);
});
