import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The baselines in the repository. */
export const COMMITTED = path.join(here, 'baselines');
/** Those of other kinds of machines, which stay on them. */
export const LOCAL = path.join(here, 'local-baselines');
/** The baselines that this run compares with. */
export const BASELINES = process.env['VISUAL_BASELINES'] ?? COMMITTED;
export const REPORT = path.join(here, '../../../.reports/visual');
/** New and changed pictures of the last run. */
export const CHANGES = path.join(REPORT, 'changes');
