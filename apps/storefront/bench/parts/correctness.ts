import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMost, type Finding, type Part } from '../finding.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const EQUALITY = [
  'packages/features/core/src/markup',
  'packages/ui/src/html',
  'packages/ui/src/offer-table/offer-rows.test.tsx',
];

type Counts = { passed: number; failed: number };
type VitestCase = { status: string; fullName: string; failureMessages: string[] };

/**
 * The long form of tests that `npm test` runs in a short form: fragments and rows as React writes them (a hundred times the
 * random cases), 10,000 visits of two concurrent visitors, cached pages after an import, clicks in every other frame of the
 * start. The part's short form is `npm test` itself.
 */
export const checkCorrectness: Part = async ({ size }) => {
  if (size === 'short') return [];
  const folder = await mkdtemp(join(tmpdir(), 'partshop-bench-'));
  try {
    return [
      findingOf('parts and rows as React writes them', 'equality', await runVitest(join(folder, 'vitest.json'))),
      findingOf('cross-talk, purge, lost clicks', 'L4', await runPlaywright(join(folder, 'playwright.json'))),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const findingOf = (name: string, goal: string, { passed, failed }: Counts): Finding => ({
  name,
  unit: 'tests in their long form',
  values: { passed, failed },
  // No tests at all would prove nothing.
  goals: [atMost(goal, passed === 0 ? Number.NaN : failed, 0, 'failed')],
});

async function runVitest(report: string): Promise<Counts> {
  // A hundred times the cases exceed a unit test's timeout.
  const flags = ['--testTimeout=600000', '--reporter=json', `--outputFile=${report}`];
  await run(['vitest', 'run', '--project', 'unit', ...EQUALITY, ...flags], {});
  const { testResults } = (await readJson(report)) as { testResults: { assertionResults: VitestCase[] }[] };
  const cases = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = cases.filter(({ status }) => status === 'failed');
  for (const { fullName, failureMessages } of failed) console.log(`  ${fullName}: ${failureMessages.join('; ')}`);
  return { passed: cases.filter(({ status }) => status === 'passed').length, failed: failed.length };
}

async function runPlaywright(report: string): Promise<Counts> {
  const files = ['start.spec', 'page-cache.spec'];
  await run(['playwright', 'test', ...files, '--project=desktop', '--reporter=json', '--timeout=300000'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { stats } = (await readJson(report)) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** Runs a tool of the project; failed tests are in its report. */
async function run(command: readonly string[], env: Record<string, string>): Promise<void> {
  const [tool = '', ...args] = command;
  const child = spawn('npx', ['--no', tool, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, LONG: '1' },
  });
  await once(child, 'exit');
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8')) as unknown;
