/**
 * `npm run bench`: measures what the shop costs beside the cheapest alternatives, within the same minutes. Parts run one
 * after another; the report is `.reports/bench.json` (of the short form `bench-short.json`), and a table at the end.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { Finding, Part } from './finding.ts';
import { readOptions, USAGE, type BenchOptions, type PartName } from './options.ts';
import { REASONS } from './reasons.ts';
import { formatReport, type PartReport } from './report.ts';

const REPORTS = new URL('../../../.reports/', import.meta.url);

/** Imported on demand: only some parts need the browser or the database. */
const PARTS: Record<PartName, () => Promise<Part>> = {
  server: async () => (await import('./parts/server.ts')).measureServer,
  start: async () => (await import('./parts/start.ts')).measureStart,
  browser: async () => (await import('./parts/browser.ts')).measureBrowser,
  offers: async () => (await import('./parts/offers.ts')).measureOffers,
  soak: async () => (await import('./parts/soak.ts')).measureSoak,
  overload: async () => (await import('./parts/overload.ts')).measureOverloads,
  search: async () => (await import('./parts/search.ts')).measureSearch,
  orders: async () => (await import('./parts/orders.ts')).measureOrders,
  seller: async () => (await import('./parts/seller.ts')).measureSeller,
  upload: async () => (await import('./parts/upload.ts')).measureUpload,
  grid: async () => (await import('./parts/grid.ts')).measureGrid,
  kill: async () => (await import('./parts/kill.ts')).measureKills,
  'upload-kill': async () => (await import('./parts/upload-kill.ts')).measureUploadKills,
  fuzz: async () => (await import('./parts/fuzz.ts')).measureFuzz,
  dear: async () => (await import('./parts/dear.ts')).measureDear,
  correctness: async () => (await import('./parts/correctness.ts')).checkCorrectness,
};

async function runPart(name: PartName, options: BenchOptions): Promise<PartReport> {
  console.log(`${name} …`);
  try {
    const part = await PARTS[name]();
    const findings = await part(options);
    return { part: name, findings: options.size === 'short' ? findings.map(withoutGoals) : findings };
  } catch (error) {
    console.error(error);
    return { part: name, findings: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The short form proves that a part runs; its figures say nothing about goals. */
const withoutGoals = (finding: Finding): Finding => ({ ...finding, goals: [] });

async function writeReport(parts: readonly PartReport[], { size, rounds, seconds }: BenchOptions): Promise<void> {
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
  await mkdir(REPORTS, { recursive: true });
  const report = { date: new Date().toISOString(), ...machine, size, rounds, seconds, parts };
  await writeFile(
    new URL(size === 'short' ? 'bench-short.json' : 'bench.json', REPORTS),
    `${JSON.stringify(report, null, 2)}\n`,
  );
}

function optionsOrUsage(): BenchOptions {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options) return options;
    console.log(USAGE);
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

// Exiting kills the servers under measurement.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const options = optionsOrUsage();
const reports: PartReport[] = [];
for (const name of options.only) {
  reports.push(await runPart(name, options));
  await writeReport(reports, options);
}
console.log(`\n${formatReport(reports, REASONS)}`);
if (reports.some(({ problem }) => problem !== undefined)) process.exitCode = 1;
