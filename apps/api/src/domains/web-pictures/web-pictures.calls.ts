import { MAX_PICTURE_BYTES, MAX_PICTURE_ROWS, type webPicturesCalls } from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { createWorkQueue } from '../../platform/work/work-queue.ts';
import { createSellerFinding } from '../orders/index.ts';
import { articleOfFile } from './file-name.rules.ts';
import { createPictureLoading } from './load-web-pictures.ts';
import {
  addDoneRow,
  addWaitingRows,
  findLastLoad,
  findOwnArticle,
  lockLoad,
  startLoad,
} from './picture-loads.queries.ts';
import { placePicture } from './place-picture.ts';

const ENCODING = { concurrency: 1, maxWaiting: 30 };

/** Pictures that a seller loads in bulk. */
export function webPicturesHandlers(tools: CallTools): CallHandlers<typeof webPicturesCalls> {
  const { database, clock, siteConfig, background } = tools;
  const { db } = database;
  const sellerOf = createSellerFinding(db);
  const enqueue = createWorkQueue(ENCODING);
  const load = createPictureLoading(tools);

  return {
    lastPictureLoad: async (c, { clientId }) => {
      const lang = languageOf(c.req.valid('query'), siteConfig);
      return c.json({ load: await findLastLoad(db, await sellerOf(clientId), lang) }, 200);
    },

    loadWebPictures: async (c, { clientId }) => {
      const { Rows } = c.req.valid('json');
      const sellerId = await sellerOf(clientId);
      const rows = Rows.map(({ Maker: maker, Number: number, Url: source }) => ({ maker, number, source }));
      const loadId = await inTransaction(db, async (trx) => {
        const id = await startLoad(trx, sellerId, clock());
        await addWaitingRows(trx, id, rows);
        return id;
      });
      background.run('load pictures', load);
      return c.json({ loadId }, 200);
    },

    addPictureFile: async (c, { clientId }) => {
      const { LoadId, Name: name, File } = c.req.valid('json');
      const sellerId = await sellerOf(clientId);
      const loadId = await inTransaction(db, async (trx) => {
        if (LoadId === null) return startLoad(trx, sellerId, clock());
        if (await lockLoad(trx, sellerId, LoadId)) return LoadId;
        throw new HttpError(404, { code: 'not-found', message: 'No such load of the seller.' });
      });
      const article = articleOfFile(name);
      const bytes = Buffer.from(File, 'base64');
      const found = await findOwnArticle(db, sellerId, article);
      const outcome =
        typeof found === 'string'
          ? { articleId: null, fault: found }
          : {
              articleId: found.articleId,
              fault:
                bytes.byteLength > MAX_PICTURE_BYTES
                  ? ('too-large' as const)
                  : await placePicture(database, enqueue, { ...found, bytes }),
            };
      const isAdded = await inTransaction(db, async (trx) => {
        await lockLoad(trx, sellerId, loadId);
        return addDoneRow(trx, { loadId, most: MAX_PICTURE_ROWS }, { ...article, source: name, ...outcome });
      });
      if (!isAdded) throw new HttpError(413, { code: 'too-large', message: 'The load has enough rows.' });
      return c.json({ loadId }, 200);
    },
  };
}
