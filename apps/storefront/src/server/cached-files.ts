import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createWorkQueue } from '@partshop/api/serving';
import { compress, encodingOf, type Body, type Encoding } from './compress.ts';

export type CachedFilesOptions = {
  /** Renders the file of a key; null where there is none. */
  make: (key: string) => Promise<string | null>;
  /** How long a cached file counts as fresh, in milliseconds. */
  freshMs?: number;
  /** Limit of the memory for all files. */
  maxBytes?: number;
  now?: () => number;
};

export type CachedFiles = {
  /**
   * Responds with the file, encoded as the visitor accepts; null where there is none. Throws what `make` throws, and
   * TooManyWaiting.
   */
  respond: (request: Request, key: string, type: string) => Promise<Response | null>;
  /** Removes every file, including those that are being made. */
  purge: () => void;
};

type File = { etag: string; br: Body; gzip: Body };
type CachedFile = { file: File | null; endsAt: number };

/** Estimated size of an entry without its bodies. */
const REST_BYTES = 512;
/** A file has thousands of lines, so files are made one by one; further requests than these are rejected. */
const MAKING = { concurrency: 1, maxWaiting: 20 };

/**
 * Caches large public files in compressed form: all responses share the same memory, however many visitors read it and
 * however slowly. For a visitor who does not accept compression, the file is decompressed chunk by chunk.
 */
export function createCachedFiles(options: CachedFilesOptions): CachedFiles {
  const { make, freshMs = 3_600_000, maxBytes = 64 * 1024 * 1024, now = Date.now } = options;
  const cached = new LRUCache<string, CachedFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ file }, key) =>
      key.length + (file ? file.br.byteLength + file.gzip.byteLength : 0) + REST_BYTES,
  });
  const making = new Map<string, Promise<File | null>>();
  const enqueue = createWorkQueue(MAKING);
  let generation = 0;

  /** Makes a file once for all requests that wait for it. */
  async function find(key: string): Promise<File | null> {
    const known = cached.get(key);
    if (known && now() < known.endsAt) return known.file;
    const underWay = making.get(key);
    if (underWay) return underWay;
    const made = enqueue(async () => makeOnce(key)).finally(() => {
      if (making.get(key) === made) making.delete(key);
    });
    making.set(key, made);
    return made;
  }

  async function makeOnce(key: string): Promise<File | null> {
    const born = generation;
    const text = await make(key);
    const file = text === null ? null : await pack(text);
    if (born === generation) cached.set(key, { file, endsAt: now() + freshMs });
    return file;
  }

  return {
    async respond(request, key, type) {
      const file = await find(key);
      if (!file) return null;
      const headers: Record<string, string> = {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': `public, max-age=${Math.floor(freshMs / 1000)}`,
        etag: file.etag,
        vary: 'accept-encoding',
      };
      if (request.headers.get('if-none-match')?.includes(file.etag))
        return new Response(null, { status: 304, headers });
      const encoding = encodingFor(file, request.headers.get('accept-encoding'));
      if (encoding !== 'identity') headers['content-encoding'] = encoding;
      if (request.method === 'HEAD') return new Response(null, { headers });
      return new Response(encoding === 'identity' ? unpacked(file) : file[encoding], { headers });
    },
    purge() {
      generation++;
      cached.clear();
      making.clear();
    },
  };
}

async function pack(text: string): Promise<File> {
  const identity = new Uint8Array(Buffer.from(text));
  const [br, gzip] = await Promise.all([compress(identity, 'br', 'small'), compress(identity, 'gzip', 'small')]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  // Copies, because the compressor may return a view of a larger buffer.
  return { etag, br: new Uint8Array(br), gzip: new Uint8Array(gzip) };
}

/** A larger file is sent compressed where Accept-Encoding is absent, which means any encoding (RFC 9110). */
const SMALL_BYTES = 16 * 1024;

const encodingFor = ({ gzip }: File, accepted: string | null): Encoding =>
  accepted === null && gzip.byteLength > SMALL_BYTES ? 'gzip' : encodingOf(accepted);

/** Each chunk costs a tick of the event loop, so chunks are large. */
const CHUNK_BYTES = 128 * 1024;

/** Decompresses gzip, which needs less memory for it than brotli. */
const unpacked = ({ gzip: packed }: File): ReadableStream =>
  Readable.toWeb(Readable.from([packed]).pipe(createGunzip({ chunkSize: CHUNK_BYTES }))) as ReadableStream;
