import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { loadStaticFiles, type StaticFiles } from './static-files.ts';

const SECRET = 'not for visitors';
const SCRIPT = 'text/javascript; charset=utf-8';
let root: string;
let files: StaticFiles;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'partshop-files-'));
  await mkdir(join(root, 'client/assets'), { recursive: true });
  await mkdir(join(root, 'client/.vite'));
  await writeFile(join(root, 'package.json'), SECRET);
  await writeFile(join(root, 'client/.vite/manifest.json'), SECRET);
  await writeFile(join(root, 'client/assets/a.js.map'), SECRET);
  await writeFile(join(root, 'client/assets/a.js'), 'start()');
  files = await loadStaticFiles(join(root, 'client'), '/dist/');
});
afterAll(async () => rm(root, { recursive: true }));

/** Requests a file by the path that the URL resolves to. */
const ask = (path: string, method = 'GET') => {
  const address = `http://shop.test${path}`;
  if (!URL.canParse(address)) return null;
  const request = new Request(address, { method });
  return files.respond(request, new URL(request.url).pathname);
};

describe('a file', () => {
  it('of the build is served', async () => {
    expect(await ask('/dist/assets/a.js')?.text()).toBe('start()');
    expect(ask('/dist/assets/a.js', 'POST')?.status).toBe(405);
  });

  test.each([
    '/dist/../package.json',
    '/dist/%2e%2e/package.json',
    '/dist/..%2fpackage.json',
    '/dist/..%5cpackage.json',
    '/dist/..\\package.json',
    '/dist/%252e%252e%252fpackage.json',
    '/dist/....//package.json',
    '/dist/%c0%ae%c0%ae/package.json',
    '/dist/assets/../../package.json',
    '/dist/assets/..;/..;/package.json',
    '/dist/.vite/manifest.json',
    '/dist/%2evite/manifest.json',
    '/dist/assets/a.js.map',
    '/dist/assets/a.js%00.png',
    '/dist//assets/a.js',
    '/dist/assets',
    '/dist/assets/',
    '/dist',
    '/package.json',
  ])('%s is not served', (path) => {
    expect(ask(path)).toBeNull();
  });

  it('is served under its own path only (S4)', () => {
    const step = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '..%2f',
      '%5c..',
      '....',
      'assets',
      'client',
      '.vite',
      'package.json',
      'manifest.json',
      '%00',
      '',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(step, fc.string({ unit: 'binary' }))),
        fc.constantFrom('/', '\\', '//'),
        (steps, between) => {
          const answer = ask(`/dist/${steps.join(between)}`);
          expect(answer?.headers.get('content-type') ?? SCRIPT).toBe(SCRIPT);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
