/**
 * Measures what each component of the built package costs a page, and writes `src/docs/costs.json`, which the pages of the
 * components show. With `--check` it writes nothing and fails if the file is stale or a component exceeds its budget.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { budgetFaults, type Cost, costFaults, measureCosts } from './package/costs.ts';
import { readEntries, STATIC_STYLES } from './package/entries.ts';
import { PACKAGE } from './package/places.ts';

const file = path.join(PACKAGE, 'src/docs/costs.json');
const entries = readEntries(readFileSync(path.join(PACKAGE, 'src/index.ts'), 'utf8'));
const measured = await measureCosts(entries.filter((entry) => entry !== STATIC_STYLES));
const faults = budgetFaults(measured);
if (process.argv.includes('--check')) {
  const stale = costFaults(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Cost>, measured);
  if (stale.length > 0) faults.push(...stale, "costs.json is stale: run 'npm run costs -w @partshop/ui' and commit it");
} else {
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
}
for (const fault of faults) console.error(fault);
console.log(`costs: ${Object.keys(measured).length} components, Button ${measured['Button']?.alone ?? 0} bytes`);
process.exitCode = faults.length > 0 ? 1 : 0;
