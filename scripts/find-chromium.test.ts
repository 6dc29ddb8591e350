import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

let folder = '';

function install(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'partshop-chromium-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('takes the one that CHROMIUM names before any installed one', () => {
  install('chromium');
  const named = install('my-browser');
  vi.stubEnv('CHROMIUM', named);
  expect(findChromium()).toEqual({ executablePath: named });
});

it('refuses a name in CHROMIUM that cannot be run, instead of taking another', () => {
  install('chromium');
  vi.stubEnv('CHROMIUM', '/nowhere/chromium');
  expect(() => findChromium()).toThrow("CHROMIUM names '/nowhere/chromium'");
});

it('takes the small shell before the whole browser', () => {
  install('google-chrome');
  const shell = install('chromium-headless-shell');
  install('chromium');
  expect(findChromium()).toEqual({ executablePath: shell });
});
