/**
 * Fails on a dependency whose licence is not on the list. Reads package-lock.json, which has every package of every platform,
 * installed or not.
 */
import path from 'node:path';
import { findLicenceFaults, type LockedPackage } from './licences/licence-faults.ts';
import { readArgs } from './read-args.ts';
import { readJson, ROOT } from './workspace.ts';

const USAGE = `node scripts/check-licences.ts [--list]

  --list   prints the licences of the packages that ship`;

const { list } = readArgs(USAGE, { options: { list: { type: 'boolean', default: false } } }).values;
const { packages } = readJson(path.join(ROOT, 'package-lock.json')) as { packages: Record<string, LockedPackage> };
const { faults, shipped, tools } = findLicenceFaults(packages);

if (list) for (const { name, licence } of shipped) console.log(`${licence}\t${name}`);
for (const { name, licence } of faults) console.error(`${name}: the licence '${licence}' is not agreed to`);
console.log(`licences: ${shipped.length} packages ship, ${tools.length} are tools, ${faults.length} not agreed to`);
process.exitCode = faults.length > 0 ? 1 : 0;
