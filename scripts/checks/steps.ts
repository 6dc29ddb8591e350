import { createServer } from 'node:net';
import path from 'node:path';
import { findChromium } from '../find-chromium.ts';
import { pictureEnvironment } from './pictures.ts';
import type { Command } from './run-command.ts';

export type Step = {
  name: string;
  /** What it tells, in a word or two. */
  title: string;
  /** A step without which this one makes no sense. */
  needs?: string;
  /** Makes the command; a string instead says why the step is left out here. Throws where something is missing. */
  prepare: (context: StepContext) => Command | string | Promise<Command | string>;
  /** Whether the command writes a report of test cases; a gate does not. */
  isRunner?: true;
};

export type StepContext = {
  /** Where a runner writes its report, and where logs lie. */
  reports: string;
  reportFile: string;
  say: (line: string) => void;
};

const NODE = process.execPath;

const gate = (name: string, title: string, ...argv: Command['argv']): Step => ({
  name,
  title,
  prepare: () => ({ argv }),
});

function vitest(project: string, reportFile: string, env: NonNullable<Command['env']>): Command {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`];
  return { argv: ['vitest', 'run', '--project', project, ...reporters], env };
}

/** In the order in which they say most in the least time. */
export const STEPS: readonly Step[] = [
  gate('typecheck', 'types', 'tsc', '-b'),
  gate('lint', 'lint', 'oxlint', '--format=unix'),
  gate('format', 'format', 'oxfmt', '--check', '.'),
  gate('styles', 'style sheets', NODE, 'scripts/check-css.ts'),
  gate('walls', 'walls between packages', NODE, 'scripts/check-walls.ts'),
  gate('unused', 'unused files, exports, dependencies', 'knip', '--no-progress'),
  gate('licences', 'licences', NODE, 'scripts/check-licences.ts'),
  gate('lock', 'lock file', NODE, 'scripts/check-lock.ts'),
  gate('generated', 'generated files', NODE, 'scripts/generate.ts', '--check'),
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
    prepare: ({ reportFile }) =>
      process.env['DATABASE_URL']
        ? vitest('api', reportFile, {})
        : 'no DATABASE_URL: to run it, DATABASE_URL=postgres://user@host/database npm test',
  },
  {
    name: 'stories',
    title: 'stories in Chromium: play, axe, pictures',
    isRunner: true,
    prepare: ({ reportFile, say }) => {
      const environment = chromiumEnvironment(say);
      const { argv, env } = vitest('stories', reportFile, {
        ...environment,
        ...pictureEnvironment(environment['CHROMIUM'], say),
      });
      return { argv: [...argv, '--update=none', '--reporter=apps/storybook/visual/reporter.ts'], env: env ?? {} };
    },
  },
  {
    name: 'hydrate',
    title: 'stories rendered in Node, hydrated in Chromium',
    isRunner: true,
    prepare: ({ reportFile, say }) => vitest('hydrate', reportFile, chromiumEnvironment(say)),
  },
  {
    name: 'build',
    title: 'production build',
    prepare: () => ({
      argv: ['turbo', 'run', 'build', '--output-logs=errors-only'],
      env: { TURBO_TELEMETRY_DISABLED: '1' },
    }),
  },
  gate('package', 'package for partners', NODE, 'packages/ui/scripts/check-package.ts'),
  {
    name: 'partner',
    title: "partner's page with React 18 and 19",
    needs: 'package',
    isRunner: true,
    prepare: ({ reportFile, say }) => ({
      argv: [
        'playwright',
        'test',
        '--config=packages/ui/examples/partner-react/playwright.config.ts',
        '--reporter=line,json',
      ],
      env: { ...chromiumEnvironment(say), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    }),
  },
  {
    name: 'e2e',
    title: 'end to end in Chromium',
    needs: 'build',
    isRunner: true,
    prepare: async ({ reportFile, reports, say }) => ({
      argv: ['playwright', 'test', '--reporter=line,json', `--output=${path.join(reports, 'e2e')}`],
      env: {
        ...chromiumEnvironment(say),
        DATABASE_URL: undefined,
        E2E_PORT: String(await freePort()),
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      },
    }),
  },
];

function chromiumEnvironment(say: StepContext['say']): Record<string, string> {
  const { executablePath } = findChromium(say);
  return executablePath === null ? {} : { CHROMIUM: executablePath };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

/** The steps that `--only` and `--skip` leave. Throws on a name that is no step's. */
export function selectSteps(steps: readonly Step[], only: readonly string[], skip: readonly string[]): Step[] {
  const unknown = [...only, ...skip].find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined)
    throw new Error(`No step '${unknown}'. Steps: ${steps.map(({ name }) => name).join(', ')}`);
  return steps.filter(({ name }) => (only.length === 0 || only.includes(name)) && !skip.includes(name));
}
