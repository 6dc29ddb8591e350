import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkWalls } from '../walls/check.ts';
import { listFiles, readJson, readPackages, ROOT } from '../workspace.ts';
import { createFeature, faultOfName } from './create-feature.ts';

const FEATURE = 'packages/features/sample-page';
const COPIED = [
  'tsconfig.base.json',
  '.oxlintrc.json',
  'scripts/lint',
  'packages/features/core/src/localization/messages.ts',
  'apps/storefront/src/routes.ts',
  'apps/storybook/.storybook',
  'apps/api/src/localization/values.json',
];
/** A workspace of what the generator touches; the other packages are reached through node_modules as ever. */
const root = mkdtempSync(path.join(tmpdir(), 'partshop-new-feature-'));

function run(tool: string, ...args: string[]) {
  return promisify(execFile)(path.join(ROOT, 'node_modules/.bin', tool), args, { cwd: root });
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

beforeAll(() => {
  const folders = readPackages().map(({ folder }) => folder);
  const manifests = folders.flatMap((folder) => [`${folder}/package.json`, `${folder}/tsconfig.json`]);
  for (const file of [...COPIED, ...manifests])
    cpSync(path.join(ROOT, file), path.join(root, file), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  createFeature('sample-page', root);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a new feature', { timeout: 120_000 }, () => {
  it('is known to the shop', () => {
    expect(read('apps/storefront/src/routes.ts')).toContain(
      "import { samplePageRoutes } from '@partshop/features/sample-page';",
    );
    expect(read('apps/storefront/src/routes.ts')).toMatch(/\.\.\.samplePageRoutes\b/);
  });

  it('has right types and passes the linter', async () => {
    const types = {
      extends: './tsconfig.base.json',
      compilerOptions: {
        composite: false,
        noEmit: true,
        emitDeclarationOnly: false,
        types: ['node', 'vite/client', 'msw-storybook-addon/types'],
      },
      include: [`${FEATURE}/src`],
    };
    writeFileSync(path.join(root, 'tsconfig.check.json'), JSON.stringify(types));
    await expect(run('tsc', '-p', 'tsconfig.check.json')).resolves.toMatchObject({ stdout: '' });
    await expect(run('oxlint', '--tsconfig=tsconfig.check.json', '--format=unix', FEATURE)).resolves.toMatchObject({
      stdout: '',
    });
  });

  it('breaks no wall', () => {
    const files = listFiles(`${FEATURE}/**/*.{ts,tsx}`, root).map((file) => ({ path: file, source: read(file) }));
    expect(files.length).toBeGreaterThan(10);
    expect(checkWalls(readPackages(root), files)).toEqual([]);
  });

  it('has its texts in every language', async () => {
    await run('node', path.join(ROOT, 'scripts/collect-messages.ts'), '--root', root);
    expect(readJson(path.join(root, 'apps/api/src/localization/values.json'))).toMatchObject({
      en: { 'sample-page': { 'Новая страница': 'New page' } },
      ar: { 'sample-page': { 'Новая страница': 'صفحة جديدة' } },
    });
  });

  it('passes its own tests', async () => {
    await run('vitest', 'run', '--root', root, '--reporter=json', '--outputFile.json=report.json', FEATURE);
    expect(readJson(path.join(root, 'report.json'))).toMatchObject({ success: true, numPassedTests: 2 });
  });
});

describe('the name of a feature', () => {
  it('is in kebab case and free', () => {
    expect(faultOfName('order-history', root)).toBeNull();
    expect(faultOfName('OrderHistory', root)).toContain('is no name');
    expect(faultOfName('../api', root)).toContain('is no name');
    expect(faultOfName('sample-page', root)).toContain('is there already');
  });
});
