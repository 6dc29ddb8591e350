import path from 'node:path';
import { chromiumEnvironment, productionBuild, vitest } from './commands.ts';
import { missingEngines } from './engines.ts';
import { freePort } from './free-port.ts';
import { pictureEnvironment } from './pictures.ts';
import type { Command } from './run-command.ts';

export type Step = {
  name: string;
  /** What it checks, in a few words. */
  title: string;
  /** A step that must pass before this one. */
  needs?: string;
  /** Why the step cannot run here; null where it can. */
  leftOut?: () => string | null;
  /** Makes the command. Throws where something is missing. */
  prepare: (context: StepContext) => Command | Promise<Command>;
  /** Whether the command writes a report of test cases, unlike a gate. */
  isRunner?: true;
  needsBrowser?: true;
  /** Environment variables that it reads, besides those of every step. */
  reads?: readonly string[];
  comparesPictures?: true;
  /** The package whose production build it needs; the build runs first where it is missing or stale. */
  builtFrom?: string;
  /** Whether its command caches its own results with turbo; any other step is itself a turbo task. */
  keepsItself?: true;
};

export type StepContext = {
  /** The folder of reports and logs. */
  reports: string;
  reportFile: string;
};

const NODE = process.execPath;

const gate = (name: string, title: string, ...argv: Command['argv']): Step => ({
  name,
  title,
  prepare: () => ({ argv }),
});

const SHOP = '@partshop/storefront';

/** Ordered so that cheap checks that find much come first. */
export const STEPS: readonly Step[] = [
  // First, because other steps read generated files.
  gate('generated', 'generated files', NODE, 'scripts/generate.ts', '--check'),
  gate('typecheck', 'types', 'tsc', '-b'),
  gate('lint', 'lint', 'oxlint', '--format=unix'),
  gate('format', 'format', 'oxfmt', '--check', '.'),
  gate('styles', 'style sheets', NODE, 'scripts/check-css.ts'),
  gate('walls', 'walls between packages', NODE, 'scripts/check-walls.ts'),
  gate('unused', 'unused files, exports, dependencies', 'knip', '--no-progress'),
  gate('licences', 'licences', NODE, 'scripts/check-licences.ts'),
  gate('lock', 'lock file', NODE, 'scripts/check-lock.ts'),
  {
    name: 'unit',
    title: 'unit tests',
    isRunner: true,
    prepare: ({ reportFile }) => vitest('unit', reportFile, { DATABASE_URL: undefined }),
  },
  {
    name: 'api',
    title: 'backend on embedded PostgreSQL',
    isRunner: true,
    prepare: ({ reportFile }) => vitest('api', reportFile, { DATABASE_URL: undefined }),
  },
  {
    name: 'api-external',
    title: 'backend on the PostgreSQL of DATABASE_URL',
    isRunner: true,
    leftOut: () =>
      process.env['DATABASE_URL']
        ? null
        : 'no DATABASE_URL: to run it, DATABASE_URL=postgres://user@host/database npm test',
    reads: ['DATABASE_URL'],
    prepare: ({ reportFile }) => vitest('api', reportFile, {}),
  },
  {
    name: 'stories',
    title: 'stories in Chromium: play, axe, pictures',
    isRunner: true,
    needsBrowser: true,
    comparesPictures: true,
    prepare: ({ reportFile }) => {
      const environment = chromiumEnvironment();
      const { argv, env } = vitest('stories*', reportFile, {
        ...environment,
        ...pictureEnvironment(environment['CHROMIUM'], () => undefined),
      });
      const reporters = ['visual', 'accessibility'].map((name) => `--reporter=apps/storybook/${name}/reporter.ts`);
      return { argv: [...argv, ...reporters], env: env ?? {} };
    },
  },
  {
    name: 'hydrate',
    title: 'stories rendered in Node, hydrated in Chromium',
    isRunner: true,
    needsBrowser: true,
    prepare: ({ reportFile }) => vitest('hydrate', reportFile, chromiumEnvironment()),
  },
  {
    name: 'build',
    title: 'production build',
    keepsItself: true,
    prepare: () => productionBuild(),
  },
  {
    ...gate('size', 'budgets of what browsers load', 'npm', 'run', '--silent', 'size', '-w', SHOP),
    needs: 'build',
    builtFrom: SHOP,
  },
  gate('package', 'package for partners', NODE, 'packages/ui/scripts/check-package.ts'),
  {
    name: 'partner',
    title: "partner's page with React 18 and 19",
    needs: 'package',
    isRunner: true,
    needsBrowser: true,
    builtFrom: '@partshop/ui',
    prepare: ({ reportFile }) => ({
      argv: [
        'playwright',
        'test',
        '--config=packages/ui/examples/partner-react/playwright.config.ts',
        '--reporter=dot,json',
      ],
      env: { ...chromiumEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    }),
  },
  {
    name: 'e2e',
    title: 'end to end in Chromium',
    needs: 'build',
    isRunner: true,
    needsBrowser: true,
    builtFrom: SHOP,
    prepare: async ({ reportFile, reports }) => ({
      argv: ['playwright', 'test', '--reporter=dot,json', `--output=${path.join(reports, 'e2e')}`],
      env: {
        ...chromiumEnvironment(),
        DATABASE_URL: undefined,
        E2E_PORT: String(await freePort()),
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      },
    }),
  },
  {
    name: 'browsers',
    title: 'the purchase in Firefox and WebKit',
    needs: 'build',
    isRunner: true,
    builtFrom: SHOP,
    leftOut: missingEngines,
    reads: ['CHECK_ENGINES'],
    prepare: async ({ reportFile }) => ({
      argv: ['playwright', 'test', '--config=playwright.browsers.config.ts', '--reporter=dot,json'],
      env: { DATABASE_URL: undefined, E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    }),
  },
  {
    name: 'bench-short',
    title: 'every part of the bench, in short',
    needs: 'build',
    needsBrowser: true,
    builtFrom: SHOP,
    prepare: () => ({ argv: [NODE, 'scripts/bench.ts', '--size', 'short'], env: { DATABASE_URL: undefined } }),
  },
];

/** The steps that `--only` and `--skip` select. Throws on an unknown name. */
export function selectSteps(steps: readonly Step[], only: readonly string[], skip: readonly string[]): Step[] {
  const unknown = [...only, ...skip].find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined)
    throw new Error(`No step '${unknown}'. Steps: ${steps.map(({ name }) => name).join(', ')}`);
  return steps.filter(({ name }) => (only.length === 0 || only.includes(name)) && !skip.includes(name));
}
