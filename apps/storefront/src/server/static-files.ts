import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { encodingOf } from './compress.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

type StaticFile = { type: string; bodies: Map<string, Buffer<ArrayBuffer>> };

/** The built files in memory with their compressed forms. Their names carry a hash, so a file never changes. */
export type StaticFiles = { respond(request: Request, pathname: string): Response | null };

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Reads a build folder; `base` is the path it is served under, with a trailing slash. */
export async function loadStaticFiles(folder: string, base: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type || entry.parentPath.includes('.vite')) continue;
    const path = join(entry.parentPath, entry.name);
    const bodies = new Map<string, Buffer<ArrayBuffer>>([['identity', await readFile(path)]]);
    for (const [encoding, ending] of ENCODINGS) {
      const compressed = await readFile(path + ending).catch(() => null);
      if (compressed) bodies.set(encoding, compressed);
    }
    files.set(base + path.slice(folder.length + 1).replaceAll('\\', '/'), { type, bodies });
  }

  return {
    respond(request, pathname) {
      const file = files.get(pathname);
      if (!file) return null;
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
      const encoding = encodingOf(request.headers.get('accept-encoding'), (name) => file.bodies.has(name));
      const body = file.bodies.get(encoding);
      const headers = new Headers({
        'content-type': file.type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
      });
      if (encoding !== 'identity') headers.set('content-encoding', encoding);
      return new Response(request.method === 'HEAD' ? null : body, { headers });
    },
  };
}
