/**
 * Fails on a dependency whose licence nobody has agreed to. Licences are read from package-lock.json, which knows every
 * package of every platform, installed here or not; `--list` prints what ships.
 */
import path from 'node:path';
import { findLicenceFaults, type LockedPackage } from './licences/licence-faults.ts';
import { readJson, ROOT } from './workspace.ts';

const { packages } = readJson(path.join(ROOT, 'package-lock.json')) as { packages: Record<string, LockedPackage> };
const { faults, shipped, tools } = findLicenceFaults(packages);

if (process.argv.includes('--list')) for (const { name, licence } of shipped) console.log(`${licence}\t${name}`);
for (const { name, licence } of faults) console.error(`${name}: the licence '${licence}' is not agreed to`);
console.log(`licences: ${shipped.length} packages ship, ${tools.length} are tools, ${faults.length} not agreed to`);
process.exitCode = faults.length > 0 ? 1 : 0;
