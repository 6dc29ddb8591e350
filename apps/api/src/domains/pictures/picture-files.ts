import type { CallError } from '@partshop/api-client/contract';
import type { ApiApp } from '../../platform/http/api-app.ts';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { PICTURES } from './picture-sql.ts';

/** The name of a file holds everything that finds it: no path is built of it. */
const NAME = /^([0-9a-f]{32})-(\d{2,4})\.(avif|webp)$/;

const FILE = {
  name: 'picture-file',
  text: `
    select f.bytes from pictures p join picture_files f on f.picture_id = p.id
    where p.hash = $1 and f.width = $2 and f.format = $3`,
};

/** A year: another picture has another hash. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Serves the files of pictures, which are no calls: GET and HEAD of `/pictures/{hash}-{width}.{format}`. */
export function addPictureFiles(app: ApiApp, { database }: Pick<ApiSetup, 'database'>): void {
  app.get(`${PICTURES}/:name`, async (c) => {
    const name = c.req.param('name');
    const [, hash, width, format] = NAME.exec(name) ?? [];
    const unknown = () => c.json({ code: 'not-found', message: 'No such picture.' } satisfies CallError, 404);
    if (hash === undefined || width === undefined || format === undefined) return unknown();
    const etag = `"${name}"`;
    const headers = { 'Content-Type': `image/${format}`, 'Cache-Control': FOREVER, ETag: etag };
    const { rows } = await database.pool.query<{ bytes: Buffer<ArrayBuffer> }>({
      ...FILE,
      values: [hash, Number(width), format],
    });
    const [file] = rows;
    if (!file) return unknown();
    // A file that the browser has never changes.
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    return c.body(file.bytes, 200, { ...headers, 'Content-Length': String(file.bytes.byteLength) });
  });
}
