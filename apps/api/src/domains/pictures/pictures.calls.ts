import { MAX_PICTURE_BYTES, type Picture, type picturesCalls } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { createWorkQueue } from '../../platform/work/work-queue.ts';
import { encodePicture } from './encode-picture.ts';
import { addSellersPicture } from './add-picture.queries.ts';
import { PICTURES } from './picture-sql.ts';

/** Half a second of a processor each: one at a time, and no more waiting than a minute serves. */
const ENCODING = { concurrency: 1, maxWaiting: 30 };

export function picturesHandlers({ database }: CallTools): CallHandlers<typeof picturesCalls> {
  const enqueue = createWorkQueue(ENCODING);

  return {
    addArticlePicture: async (c, { clientId }) => {
      const { articleId, file, alt } = c.req.valid('json');
      const bytes = Buffer.from(file, 'base64');
      if (bytes.byteLength > MAX_PICTURE_BYTES) {
        throw new HttpError(413, { code: 'too-large', message: 'The picture is larger than 8 MiB.' });
      }
      const picture = await enqueue(async () => encodePicture(bytes));
      const outcome = await addSellersPicture(database, { articleId, clientId, alt, picture });
      if (outcome === 'unknown') throw new HttpError(404, { code: 'not-found', message: 'No such article.' });
      if (outcome === 'full') {
        throw new HttpError(409, { code: 'pictures-full', message: 'The article has enough pictures.' });
      }
      const { hash, widths, width, height } = picture;
      return c.json({ url: `${PICTURES}/${hash}`, widths, width, height, alt } satisfies Picture, 200);
    },
  };
}
