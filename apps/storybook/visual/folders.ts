import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = path.join(here, '../../..');

/** The manifest in the repository: the hashes of accepted pictures. */
export const COMMITTED_MANIFEST = path.join(here, 'manifest.txt');
/** The pictures that this machine has drawn, by the hash of their pixels. */
export const STORE = process.env['VISUAL_STORE'] ?? path.join(root, 'node_modules/.cache/pictures');
/** The manifest that this run compares with. */
export const MANIFEST = process.env['VISUAL_MANIFEST'] ?? COMMITTED_MANIFEST;
export const REPORT = path.join(root, '.reports/visual');
/** The worktree of an earlier commit whose stories are drawn for comparison. */
export const BASE = path.join(root, '.reports/visual-base');
