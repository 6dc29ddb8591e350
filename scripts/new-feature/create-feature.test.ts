import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkWalls } from '../walls/check.ts';
import { listFiles, readJson, readPackages, ROOT } from '../workspace.ts';
import { copyWorkspace, type CopiedWorkspace } from './copied-workspace.ts';
import { createFeature, faultOfName } from './create-feature.ts';

const FEATURE = 'packages/features/sample-page';

let workspace: CopiedWorkspace;

async function run(tool: string, ...args: string[]) {
  const program = path.join(ROOT, 'node_modules/.bin', tool);
  return promisify(execFile)(program, args, { cwd: workspace.root }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(error.stdout + error.stderr, { cause: error });
    },
  );
}

const write = (file: string, text: string) => writeFileSync(path.join(workspace.root, file), text);

/** A tsconfig that checks some of the sources and writes nothing. */
const onlyTypes = (include: string[], types: string[]): string =>
  JSON.stringify({
    extends: './tsconfig.base.json',
    compilerOptions: { composite: false, noEmit: true, emitDeclarationOnly: false, types },
    include,
  });

/** What an author changes in the new screen: for clients only, listed in the sitemap, with a popup. */
function makeRealistic(): void {
  const feature = `${FEATURE}/src/feature.ts`;
  const declared = workspace
    .read(feature)
    .replace("access: 'everyone'", "access: 'client'")
    .replace("index: 'linked'", "index: 'sitemap'")
    .replace('  ],\n});', "  ],\n  popups: { sample: async () => import('./sample.popup.ts') },\n});");
  write(feature, declared);
  write(`${FEATURE}/src/sample.popup.ts`, 'export function Component() {\n  return null;\n}\n');
}

/** A test inside the copied shop: what the shop knows about the new screen. */
const OUTCOME = `
import { expect, it } from 'vitest';
import { pages, popups } from './routes.ts';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { routes } from './routes.ts';
import { robotsOf } from './server/robots.ts';
import { writeSitemap } from './server/sitemaps.ts';

it('knows the new page', async () => {
  expect(pages).toContainEqual(expect.objectContaining({ path: '/sample-page', access: 'client' }));
  expect(popups).toHaveProperty('sample');
  const transport = async () => Promise.resolve(Response.json({ entries: [], parts: 0 }));
  expect(await writeSitemap(transport, '/sitemaps/pages-ru-1.xml', 'https://shop.test')).toContain('/sample-page<');
  expect(robotsOf('https://shop.test')).not.toContain('/sample-page');
});
`;

beforeAll(() => {
  workspace = copyWorkspace();
  createFeature('sample-page', workspace.root);
  makeRealistic();
}, 60_000);

afterAll(() => workspace.remove());

describe('a new feature', { timeout: 120_000 }, () => {
  it('adds one line to the list of features, and changes nothing else outside its folder', () => {
    const list = 'apps/storefront/src/features.ts';
    const outside = workspace.changed().filter((file) => !file.startsWith(`${FEATURE}/`));
    expect(outside).toEqual([list]);
    const before = new Set(readFileSync(path.join(ROOT, list), 'utf8').split('\n'));
    const added = workspace
      .read(list)
      .split('\n')
      .filter((line) => !before.has(line));
    expect(added).toEqual(["export { feature as samplePage } from '@partshop/features/sample-page';"]);
  });

  it('type-checks and passes the linter', async () => {
    write('tsconfig.check.json', onlyTypes([`${FEATURE}/src`], ['node', 'vite/client', 'msw-storybook-addon/types']));
    await expect(run('tsc', '-p', 'tsconfig.check.json')).resolves.toMatchObject({ stdout: '' });
    await expect(run('oxlint', '--tsconfig=tsconfig.check.json', '--format=unix', FEATURE)).resolves.toMatchObject({
      stdout: '',
    });
  });

  it('crosses no package boundary', () => {
    const files = listFiles(`${FEATURE}/**/*.{ts,tsx}`, workspace.root).map((file) => ({
      path: file,
      source: workspace.read(file),
    }));
    expect(files.length).toBeGreaterThan(10);
    expect(checkWalls(readPackages(workspace.root), files)).toEqual([]);
  });

  it('has its access, its popup and its entry in the sitemap', async () => {
    write('apps/storefront/src/outcome.test.ts', OUTCOME);
    onTestFinished(() => rmSync(path.join(workspace.root, 'apps/storefront/src/outcome.test.ts')));
    await run(
      'vitest',
      'run',
      '--root',
      workspace.root,
      '--reporter=json',
      '--outputFile.json=report.json',
      'outcome.test',
      FEATURE,
    );
    expect(readJson(path.join(workspace.root, 'report.json'))).toMatchObject({ success: true, numPassedTests: 3 });
  });

  it('has its texts in every language', async () => {
    await run('node', path.join(ROOT, 'scripts/collect-messages.ts'), '--root', workspace.root);
    const textsIn = (lang: string) =>
      readJson(path.join(workspace.root, `apps/api/src/domains/localization/values/${lang}.json`));
    expect(textsIn('en')).toMatchObject({ 'sample-page': { 'Новая страница': 'New page' } });
    expect(textsIn('ar')).toMatchObject({ 'sample-page': { 'Новая страница': 'صفحة جديدة' } });
  });
});

describe('a new call', { timeout: 120_000 }, () => {
  const CONTRACT = 'packages/api-client/src/contract/visits.ts';
  const HANDLERS = 'apps/api/src/domains/visits/visits.calls.ts';
  const edit = (file: string, from: string, to: string) => {
    const text = workspace.read(file);
    expect(text).toContain(from);
    write(file, text.replace(from, to));
  };

  beforeAll(async () => {
    edit(
      CONTRACT,
      'export const visitsCalls = {',
      `const countVisits = defineCall({
        method: 'get',
        path: '/services/cabinet/CountVisits',
        tags: ['visits'],
        effect: 'reads',
        access: 'admin',
        summary: 'How many visits there were',
        request: { query: LangQuery },
        responses: { 200: json(z.object({ count: z.number().int() }), 'So many.') },
      });

      export const visitsCalls = { countVisits,`,
    );
    await run('node', 'packages/api-client/scripts/generate.ts');
  }, 60_000);

  it('does not compile until its domain has a handler', async () => {
    // The handlers alone, with all that they import: the whole backend is built once, below.
    write('tsconfig.handlers.json', onlyTypes([HANDLERS], ['node']));
    await expect(run('tsc', '-p', 'tsconfig.handlers.json')).rejects.toThrow("Property 'countVisits' is missing");
  });

  it('needs nothing else in the backend', { timeout: 300_000 }, async () => {
    edit(
      HANDLERS,
      'searchTimingSave: async',
      'countVisits: async (c) => c.json({ count: 0 }, 200),\n\n    searchTimingSave: async',
    );
    await expect(run('tsc', '-b', 'apps/api')).resolves.toMatchObject({ stdout: '' });
    const outside = workspace.changed().filter((file) => !file.startsWith(`${FEATURE}/`));
    expect(outside).toEqual([HANDLERS, 'apps/storefront/src/features.ts', CONTRACT]);
  });

  it('is known to the client and to the shop, which have no list of their own', () => {
    expect(workspace.read('packages/api-client/src/generated/openapi.ts')).toContain('/services/cabinet/CountVisits');
    expect(workspace.read('packages/api-client/src/generated/call-list.ts')).toContain("name: 'countVisits'");
  });
});

describe('the name of a feature', () => {
  it('is kebab case and unused', () => {
    expect(faultOfName('order-history', workspace.root)).toBeNull();
    expect(faultOfName('OrderHistory', workspace.root)).toContain('is no name');
    expect(faultOfName('../api', workspace.root)).toContain('is no name');
    expect(faultOfName('sample-page', workspace.root)).toContain('is there already');
  });
});
