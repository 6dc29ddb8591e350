import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What axe found in the last run of stories; not committed. Named so that turbo keeps it with the report of its step. */
export const RUN_REPORT = path.join(ROOT, '.reports/stories.accessibility.json');
/** What the accessibility statement tells. */
export const RESULTS = path.join(ROOT, 'packages/features/accessibility/src/results.json');
