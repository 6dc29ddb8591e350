/**
 * Fails when package-lock.json names the host that a package was downloaded from: an install elsewhere would ask that host
 * and not its own registry. Links inside the workspace are fine.
 */
import path from 'node:path';
import { readJson, ROOT } from './workspace.ts';

type Lock = { packages: Record<string, { resolved?: string; link?: boolean; integrity?: string }> };

const { packages } = readJson(path.join(ROOT, 'package-lock.json')) as Lock;
const withHost = Object.entries(packages).filter(([, { resolved, link }]) => resolved !== undefined && !link);
for (const [name, { resolved }] of withHost) console.error(`package-lock.json: ${name} is bound to ${resolved}`);
if (withHost.length > 0)
  console.error("Run 'npm install --omit-lockfile-registry-resolved', or take the 'resolved' lines out.");

const installed = Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link);
const unlocked = installed.filter(([, { integrity }]) => integrity === undefined);
for (const [name] of unlocked) console.error(`package-lock.json: ${name} has no integrity checksum`);

console.log(`lock file: ${installed.length} packages, ${withHost.length} hosts, ${unlocked.length} without checksum`);
process.exitCode = withHost.length + unlocked.length > 0 ? 1 : 0;
