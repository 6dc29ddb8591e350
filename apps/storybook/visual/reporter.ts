/** Gathers the pictures of a run, writes the report, and makes accepted baselines small. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { BASELINES, CHANGES, REPORT } from './folders.ts';
import type { Picture } from './picture.ts';
import { shrinkPng } from './png.ts';
import { reportPage, type ReportedPicture } from './report.ts';

/** One line for whoever waits, and where to look. */
export function summaryOf(pictures: readonly Picture[], accepted: number): string {
  const count = (outcome: Picture['outcome']) => pictures.filter((picture) => picture.outcome === outcome).length;
  const parts = [
    [count('same') - accepted, 'same'],
    [accepted, 'accepted'],
    [count('changed'), 'changed'],
    [count('new'), 'new'],
    [count('unstable'), 'never stood still'],
  ] as const;
  const told = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  return `${pictures.length} pictures: ${told.join(', ') || 'none'}`;
}

// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter by its module's default export.
export default class VisualReporter implements Reporter {
  readonly #start = Date.now();

  onInit(): void {
    rmSync(CHANGES, { recursive: true, force: true });
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (process.env['VISUAL'] === undefined) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })));
    const shot = tests.flatMap(({ module, test }) =>
      (test.meta().pictures ?? []).map((picture) => ({ module, story: test.name, picture })),
    );
    const isAccepting = process.env['VISUAL'] === 'update';
    const accepted = isAccepting ? shot.filter(({ picture }) => this.#shrink(baselineOf(picture))).length : 0;
    const isWhole = process.env['VISUAL'] !== 'check';
    const pictures = shot.map(({ module, story, picture }) => reported(module, story, picture, isWhole));
    const ids = tests.map(({ test }) => test.meta().storyId ?? '');
    const file = path.join(REPORT, 'index.html');
    mkdirSync(REPORT, { recursive: true });
    writeFileSync(file, reportPage(pictures, process.env['VISUAL_COMPARED_WITH'] ?? 'the baselines'));
    writeFileSync(
      path.join(REPORT, 'run.json'),
      JSON.stringify({ ids, names: shot.map(({ picture }) => picture.name) }),
    );
    const where = path.relative(process.cwd(), file);
    process.stdout.write(
      `\n${summaryOf(
        shot.map(({ picture }) => picture),
        accepted,
      )}; ${where}\n`,
    );
  }

  /** Whether the run has written this baseline; if so it is made small. */
  #shrink(file: string): boolean {
    if (!existsSync(file) || statSync(file).mtimeMs < this.#start) return false;
    writeFileSync(file, shrinkPng(readFileSync(file)));
    return true;
  }
}

const baselineOf = ({ name }: Picture) => path.join(BASELINES, `${name}.png`);

function reported(module: TestModule, story: string, picture: Picture, isWhole: boolean): ReportedPicture {
  const { name, outcome } = picture;
  const [section = ''] = name.split('-');
  const before = isWhole || outcome !== 'same' ? baselineOf(picture) : '';
  // The comparison calls a new picture a reference, whether it may become one or not.
  const after = path.join(CHANGES, `${name}${outcome === 'new' ? '-reference' : '-actual'}.png`);
  return {
    ...picture,
    section: `${section.charAt(0).toUpperCase()}${section.slice(1)}`,
    component: path.basename(module.moduleId).replace('.stories.tsx', ''),
    story,
    before: base64Of(before),
    after: base64Of(after),
  };
}

function base64Of(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'base64') : undefined;
}
