import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Body = Uint8Array<ArrayBuffer>;
export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Below this a page fits into the first packets as it is. */
const LEAST_BYTES = 1400;

/** What a browser takes of what we have, the best first. */
export function encodingOf(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** `fast` for a body that is sent once: a millisecond of another thread. `small` for one that is kept. */
export async function compress(body: Body, encoding: Encoding, effort: 'fast' | 'small'): Promise<Body> {
  if (encoding === 'identity') return body;
  const isFast = effort === 'fast';
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isFast ? 1 : 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return encoding === 'br' ? brotli(body, { params }) : zip(body, { level: isFast ? 1 : 6 });
}

/** What was packed as `br`. */
export const decompress = async (packed: Body): Promise<Body> => unpack(packed);

/** A page that is made for one visitor, as his browser takes it. */
export async function compressOnce(body: Body, accepted: string | null): Promise<{ body: Body; encoding: Encoding }> {
  const encoding = body.length < LEAST_BYTES ? 'identity' : encodingOf(accepted);
  return { body: await compress(body, encoding, 'fast'), encoding };
}
