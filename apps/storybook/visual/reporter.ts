/** Collects the pictures of a run, writes the report, and updates the manifest if the run accepts. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { acceptedManifest } from './accept.ts';
import { drawAtBase } from './base.ts';
import { fileOf } from './camera.ts';
import { MANIFEST, REPORT } from './folders.ts';
import { expectedOf, readManifest, writeManifest, type Drawing, type Manifest } from './manifest.ts';
import { pathOf, storyOf, type Picture } from './picture.ts';
import { PURPOSE } from './purpose.ts';
import { reportPage, type ReportedPicture } from './report.ts';
import { filesBehind, noteSeen, unchangedFiles } from './unchanged.ts';

/** A picture and the test that took it. */
type Shown = { module: TestModule; test: TestCase; picture: Picture };

/** Counts the pictures of a run by outcome, in one line. */
export function summaryOf(pictures: readonly Pick<Picture, 'outcome'>[]): string {
  const words = { same: 'same', changed: 'changed', new: 'new', unstable: 'never stood still' } as const;
  const told = Object.entries(words).flatMap(([outcome, word]) => {
    const count = pictures.filter((picture) => picture.outcome === outcome).length;
    return count > 0 ? [`${count} ${word}`] : [];
  });
  return `${pictures.length} pictures: ${told.join(', ') || 'none'}`;
}

/** Names of accepted pictures whose story no longer exists. `known`: all stories, such as `controls-button/primary`. */
export function goneFrom({ drawings, repeats }: Manifest, known: readonly string[]): string[] {
  const stories = new Set(known);
  return [...drawings.keys(), ...repeats.keys()].filter((name) => !stories.has(storyOf(name)));
}

// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter by its module's default export.
export default class VisualReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (PURPOSE === 'none' || PURPOSE === 'draw') return;
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })));
    const shown = tests.flatMap(({ module, test }) =>
      (test.meta().pictures ?? []).map((picture) => ({ module, test, picture })),
    );
    const before = readManifest(MANIFEST);
    const unchanged = PURPOSE === 'check' && process.env['CI'] === undefined ? unchangedFiles().length : 0;
    const known = isWhole(modules) ? tests.map(({ test }) => pathOf(test.meta().storyId ?? '')) : null;
    if (PURPOSE === 'accept') {
      const failed = new Set(tests.filter(({ test }) => test.result().state === 'failed').map(storyOfTest));
      const finished = shown.map(storyOfTest).filter((story) => !failed.has(story));
      const drawnBy = process.env['VISUAL_DRAWN_BY'] ?? '';
      const taken = shown.map(({ picture }) => picture);
      writeManifest(MANIFEST, acceptedManifest(before, { drawnBy, taken, finished, known }));
    } else if (known && goneFrom(before, known).length > 0) {
      const gone = goneFrom(before, known);
      process.exitCode = 1;
      process.stdout.write(
        `\n${gone.length} pictures have no story any more (npm run visual -- --accept): ${gone[0]} …\n`,
      );
    }
    if (PURPOSE !== 'accept') noteSeen(comparedFiles(modules, shown));
    writeReport(shown, before, unchanged);
  }
}

/** The story files whose stories all passed, with the modules and pictures of each. */
function comparedFiles(
  modules: readonly TestModule[],
  shown: readonly Shown[],
): Map<string, { modules: string[]; pictures: string[] }> {
  const failed = new Set(modules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId));
  const byFile = Map.groupBy(shown, ({ module }) => module.moduleId);
  const compared = [...byFile].filter(([file]) => !failed.has(file));
  return new Map(
    compared.map(([file, [first, ...others]]) => [
      file,
      {
        modules: first ? modulesOf(first.module) : [],
        pictures: [first, ...others].flatMap((one) => one?.picture.name ?? []),
      },
    ]),
  );
}

/** The project files that a story file depends on, with those that every story depends on. */
function modulesOf({ moduleId, project }: TestModule): string[] {
  const graph = project.browser?.vite.moduleGraph;
  const roots = [moduleId, ...EVERY_STORY_USES].flatMap((file) => [...(graph?.getModulesByFile(file) ?? [])]);
  return filesBehind(roots);
}

function writeReport(shown: readonly Shown[], accepted: Manifest, unchanged: number): void {
  const differing = shown.filter(({ picture }) => picture.outcome === 'changed').map(({ picture }) => picture.name);
  const missing = differing.filter((name) => !isStored(expectedOf(accepted, name)));
  if (missing.length > 0) drawAtBase(missing);
  const pictures = shown.map((one) => reported(one, expectedOf(accepted, one.picture.name)));
  const file = path.join(REPORT, 'index.html');
  mkdirSync(REPORT, { recursive: true });
  writeFileSync(file, reportPage(pictures, accepted.drawnBy));
  const line = summaryOf(shown.map(({ picture }) => picture));
  const rest = unchanged > 0 ? `; nothing has changed for those of ${unchanged} files` : '';
  process.stdout.write(`\n${line}${rest}; ${path.relative(process.cwd(), file)}\n`);
}

const folder = fileURLToPath(new URL('..', import.meta.url));
const EVERY_STORY_USES = ['.storybook/preview.tsx', 'visual/setup.ts', 'vitest.browser.ts'].map(
  (file) => `${folder}${file}`,
);

const storyOfTest = ({ test }: { test: TestCase }): string => pathOf(test.meta().storyId ?? '');
const isStored = (drawing: Drawing | undefined): boolean => drawing !== undefined && existsSync(fileOf(drawing));

/** Whether the run covered all stories, so that a story missing from it no longer exists. */
function isWhole(modules: readonly TestModule[]): boolean {
  return process.env['VISUAL_WHOLE'] === '1' && modules.every((module) => module.errors().length === 0);
}

function reported({ module, test, picture }: Shown, accepted: Drawing | undefined): ReportedPicture {
  const { name, drawing, outcome } = picture;
  const [section = ''] = name.split('-');
  const isShown = PURPOSE === 'compare' || outcome !== 'same';
  return {
    ...picture,
    section: `${section.charAt(0).toUpperCase()}${section.slice(1)}`,
    component: path.basename(module.moduleId).replace('.stories.tsx', ''),
    story: test.name,
    before: isShown && accepted ? base64Of(accepted) : undefined,
    after: isShown && outcome !== 'same' ? base64Of(drawing) : undefined,
  };
}

function base64Of(drawing: Drawing): string | undefined {
  return isStored(drawing) ? readFileSync(fileOf(drawing), 'base64') : undefined;
}
