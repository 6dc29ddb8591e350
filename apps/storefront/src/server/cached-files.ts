import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createWorkQueue } from '@partshop/api/serving';
import { compress, encodingOf, type Body, type Encoding } from './compress.ts';

export type KeptFilesOptions = {
  /** Writes the file of a key; null where there is none. */
  make: (key: string) => Promise<string | null>;
  /** How long a file is given away as it is, in milliseconds. */
  freshMs?: number;
  /** How much memory the files may take. */
  maxBytes?: number;
  now?: () => number;
};

export type KeptFiles = {
  /** The file as the visitor takes it; null where there is none. Throws what `make` throws, and TooManyWaiting. */
  answer: (request: Request, key: string, type: string) => Promise<Response | null>;
  /** Forgets every file, also those that are being made. */
  purge: () => void;
};

type File = { etag: string; br: Body; gzip: Body };
type Kept = { file: File | null; endsAt: number };

/** What a file takes beside its bodies. */
const REST_BYTES = 512;
/** A file is thousands of lines: they are made one by one, and who would wait for more than these is told to come again. */
const MAKING = { concurrency: 1, maxWaiting: 20 };

/**
 * Large files for everybody, kept packed: what is given away is one and the same memory, however many ask for it and however
 * slowly they read. Who takes no packed file gets it unpacked piece by piece, as he reads.
 */
export function createCachedFiles(options: KeptFilesOptions): KeptFiles {
  const { make, freshMs = 3_600_000, maxBytes = 64 * 1024 * 1024, now = Date.now } = options;
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ file }, key) =>
      key.length + (file ? file.br.byteLength + file.gzip.byteLength : 0) + REST_BYTES,
  });
  const making = new Map<string, Promise<File | null>>();
  const enqueue = createWorkQueue(MAKING);
  let generation = 0;

  /** Makes a file once, however many ask for it meanwhile. */
  async function find(key: string): Promise<File | null> {
    const known = kept.get(key);
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
    if (born === generation) kept.set(key, { file, endsAt: now() + freshMs });
    return file;
  }

  return {
    async answer(request, key, type) {
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
      kept.clear();
      making.clear();
    },
  };
}

async function pack(text: string): Promise<File> {
  const identity = new Uint8Array(Buffer.from(text));
  const [br, gzip] = await Promise.all([compress(identity, 'br', 'small'), compress(identity, 'gzip', 'small')]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  // Copies: what a compressor gives may be a part of a larger memory.
  return { etag, br: new Uint8Array(br), gzip: new Uint8Array(gzip) };
}

/** Larger ones are given packed to who does not say what he takes: that is to say that he takes anything. */
const SMALL_BYTES = 16 * 1024;

const encodingFor = ({ gzip }: File, accepted: string | null): Encoding =>
  accepted === null && gzip.byteLength > SMALL_BYTES ? 'gzip' : encodingOf(accepted);

/** Each piece costs a turn, so they are not small. */
const CHUNK_BYTES = 128 * 1024;

/** Of gzip, which needs little memory for it. */
const unpacked = ({ gzip: packed }: File): ReadableStream =>
  Readable.toWeb(Readable.from([packed]).pipe(createGunzip({ chunkSize: CHUNK_BYTES }))) as ReadableStream;
