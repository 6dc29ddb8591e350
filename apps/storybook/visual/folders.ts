import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = path.join(here, '../../..');

/** The accepted pictures of the repository, as a list of hashes. */
export const COMMITTED_MANIFEST = path.join(here, 'manifest.txt');
/** The pictures that were drawn on this machine, by the hash of their pixels. */
export const STORE = process.env['VISUAL_STORE'] ?? path.join(root, 'node_modules/.cache/pictures');
/** The list that this run compares with. */
export const MANIFEST = process.env['VISUAL_MANIFEST'] ?? COMMITTED_MANIFEST;
export const REPORT = path.join(root, '.reports/visual');
/** Where the stories of an earlier commit are drawn, for comparison. */
export const BASE = path.join(root, '.reports/visual-base');
