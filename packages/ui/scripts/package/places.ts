import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the package. `DIST` is the build that is packed and published. */
export const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));
export const REPOSITORY = path.join(PACKAGE, '../..');
export const DIST = path.join(PACKAGE, 'dist');
export const MODULES = path.join(DIST, 'modules');
