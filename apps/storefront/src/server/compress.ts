import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Body = Uint8Array<ArrayBuffer>;
export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

/** A smaller page fits into the first packets without compression. */
const LEAST_BYTES = 1400;

/** What nearly every browser sends: matched without parsing. */
const COMMON: ReadonlySet<string> = new Set(['gzip, deflate, br, zstd', 'gzip, deflate, br']);

/** Best first. */
const PACKED = ['br', 'gzip'] as const;

/**
 * Chooses the encoding by the weights of Accept-Encoding (RFC 9110 §12.5.3); of equal weights the best encoding. `hasPacked`
 * restricts the choice to the forms that exist.
 */
export function encodingOf(
  accepted: string | null | undefined,
  hasPacked: (encoding: Encoding) => boolean = () => true,
): Encoding {
  if (!accepted) return 'identity';
  if (COMMON.has(accepted) && hasPacked('br')) return 'br';
  const weights = weightsOf(accepted);
  // `identity` is acceptable unless the header excludes it.
  let best: Encoding = 'identity';
  let weight = weights.get('identity') ?? 0;
  for (const encoding of PACKED) {
    const asked = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (asked <= 0 || !hasPacked(encoding) || asked < weight || (asked === weight && best !== 'identity')) continue;
    best = encoding;
    weight = asked;
  }
  return best;
}

/** Parses `br;q=0.5, gzip` into weights by name; 0 means not acceptable. Ignores a weight that is not a number. */
function weightsOf(accepted: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0);
  }
  return weights;
}

/** `fast`: for a body that is sent once, about a millisecond on another thread. `small`: for a body that is cached. */
export async function compress(body: Body, encoding: Encoding, effort: 'fast' | 'small'): Promise<Body> {
  if (encoding === 'identity') return body;
  const isFast = effort === 'fast';
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isFast ? 1 : 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return encoding === 'br' ? brotli(body, { params }) : zip(body, { level: isFast ? 1 : 6 });
}

/** Decompresses brotli. */
export const decompress = async (packed: Body): Promise<Body> => unpack(packed);

/** Compresses a page for a single response, as the browser accepts it. */
export async function compressOnce(body: Body, accepted: string | null): Promise<{ body: Body; encoding: Encoding }> {
  const encoding = body.length < LEAST_BYTES ? 'identity' : encodingOf(accepted);
  return { body: await compress(body, encoding, 'fast'), encoding };
}
