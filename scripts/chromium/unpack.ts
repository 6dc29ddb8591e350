/**
 * Unpacks the Chromium of the npm package and its shared libraries (all but the C library's) into the folder that TMPDIR
 * names.
 */
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const packed = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')));
await Promise.all(['chromium.br', 'al2023.tar.br'].map((file) => inflate(`${packed}${file}`)));
