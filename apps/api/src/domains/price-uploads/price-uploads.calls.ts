import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  MAX_MENDED_ROWS,
  MAX_UPLOAD_BYTES,
  rightToUpload,
  SELLER_MAY,
  type priceUploadsCalls,
  type PriceUploadDetails,
} from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/values/csv.ts';
import { requireRight } from '../../platform/sessions/access.ts';
import type { Seat } from '../../platform/sessions/seller-seats.queries.ts';
import { createSeatFinding } from '../orders/index.ts';
import { FIELDS_OF, isComplete, kindOf, rowAdvice, rowFaultText, rowTexts, type Field } from '../price-lists/index.ts';
import {
  addTakingBack,
  addUpload,
  changeUpload,
  findFaultyRows,
  findUpload,
  findUploads,
  holdUpload,
  type HeldUpload,
  type UploadChange,
} from './price-uploads.queries.ts';
import { createPictureLoading, retryLoadOfRun } from '../web-pictures/index.ts';
import { findListMail } from './mail/list-mail.queries.ts';
import { keptFile, type KeptFile } from './kept-file.ts';
import { createUploadWork } from './upload-work.ts';

const unknownUpload = () => new HttpError(404, { code: 'not-found', message: 'No such upload of the seller.' });
const uploadChanged = () =>
  new HttpError(409, { code: 'upload-changed', message: 'The upload was changed meanwhile.' });
const fileRefused = (message: string) => new HttpError(422, { code: 'file-refused', message });
const fileTooLarge = () => fileRefused('The file is too large.');

const unpack = promisify(gunzip);

/** A file that was sent with a call, to be kept. Unpacks no more of it than is allowed. */
async function readSentFile({ File, IsGzipped }: { File: string; IsGzipped: boolean }): Promise<KeptFile> {
  const sent = Buffer.from(File, 'base64');
  const bytes = IsGzipped
    ? await unpack(sent, { maxOutputLength: MAX_UPLOAD_BYTES }).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ERR_BUFFER_TOO_LARGE' ? fileTooLarge() : fileRefused('The file is not packed by gzip.');
      })
    : sent;
  if (bytes.length === 0) throw fileRefused('The file is empty.');
  if (bytes.length > MAX_UPLOAD_BYTES) throw fileTooLarge();
  return keptFile(bytes, IsGzipped ? { packed: sent } : {});
}

/** Uploading price lists: files wait for a worker, which reads and applies them. */
export function priceUploadsHandlers(tools: CallTools): CallHandlers<typeof priceUploadsCalls> {
  const { database, siteConfig, clock, background, listMail } = tools;
  const { db } = database;
  const seatOf = createSeatFinding(db);
  const workOnFiles = createUploadWork(tools, tools.runUploadWorker);
  const loadPictures = createPictureLoading(tools);
  async function work(): Promise<void> {
    await workOnFiles();
    await loadPictures();
  }

  type Query = Parameters<typeof languageOf>[0];
  type Asked = Pick<Seat, 'sellerId' | 'role'> & { id: number; page?: number };

  async function details({ sellerId, role, id, page = 1 }: Asked, query: Query): Promise<PriceUploadDetails> {
    const found = await findUpload(db, { sellerId, id, page }, languageOf(query, siteConfig));
    if (!found) throw unknownUpload();
    requireRight(role, rightToUpload(found.type));
    return SELLER_MAY[role].includes('goods') ? found : forStock(found);
  }

  /** Changes an upload that its seller may change now, as it was seen. */
  async function change(
    { sellerId, role, id }: Asked,
    version: number,
    changeOf: (held: HeldUpload) => UploadChange,
  ): Promise<void> {
    await inTransaction(db, async (trx) => {
      const held = await holdUpload(trx, { sellerId, id });
      if (!held) throw unknownUpload();
      if (held !== 'busy') requireRight(role, rightToUpload(held.type));
      const isOpen = held !== 'busy' && (held.state === 'ready' || held.state === 'columns');
      if (!isOpen || held.version !== version) throw uploadChanged();
      await changeUpload(trx, id, changeOf(held), clock());
    });
    background.run('work on uploads', work);
  }

  return {
    priceUploads: async (c, { clientId }) => {
      const { type } = c.req.valid('param');
      const { sellerId, role } = await seatOf(clientId);
      requireRight(role, rightToUpload(type));
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const uploads = await findUploads(db, { sellerId, type }, lang);
      // From where lists are loaded is for who sets it.
      if (!SELLER_MAY[role].includes('goods')) return c.json({ ...uploads, sources: [], mail: null }, 200);
      const mail = listMail ? await findListMail(db, { sellerId, type, domain: listMail.domain }, lang) : null;
      return c.json({ ...uploads, mail }, 200);
    },

    addPriceUpload: async (c, { clientId }) => {
      const asked = c.req.valid('json');
      const { Type: type, PriceListId: priceListId, NewList, Replaces, FileName } = asked;
      const { sellerId, role } = await seatOf(clientId);
      requireRight(role, rightToUpload(type));
      const file = await readSentFile(asked);
      const added = {
        sellerId,
        clientId,
        type,
        priceListId,
        newList: NewList && { name: NewList.Name, city: NewList.City, leadDays: NewList.LeadDays },
        replaces: Replaces,
        fileName: FileName,
        file,
      };
      const id = await inTransaction(db, async (trx) => addUpload(trx, { ...added, ...wayOf(asked) }, clock()));
      if (id === undefined) throw new HttpError(404, { code: 'not-found', message: 'No such list of the seller.' });
      background.run('work on uploads', work);
      return c.json(await details({ sellerId, role, id }, c.req.valid('query')), 200);
    },

    priceUpload: async (c, { clientId }) => {
      const { page, ...query } = c.req.valid('query');
      const { id } = c.req.valid('param');
      return c.json(await details({ ...(await seatOf(clientId)), id, page }, query), 200);
    },

    chooseUploadColumns: async (c, { clientId }) => {
      const { Fields, Version } = c.req.valid('json');
      const asked = { ...(await seatOf(clientId)), id: c.req.valid('param').id };
      await change(asked, Version, ({ type, preview }) => {
        if (!preview || !('headings' in preview) || Fields.length !== preview.headings.length) throw uploadChanged();
        const columns = columnsOf(Fields, FIELDS_OF[type]);
        const read = columns && FIELDS_OF[kindOf(type, columns)];
        const used =
          read &&
          columnsOf(
            Fields.map((field) => (field && read.includes(field) ? field : null)),
            read,
          );
        if (!used || !isComplete(used, kindOf(type, used))) {
          throw new HttpError(422, { code: 'columns-missing', message: 'A field has no column, or has two.' });
        }
        const { headingRow, delimiter } = preview;
        // Mended cells say what other columns held.
        return { state: 'checking', chosen: { headingRow, delimiter, columns: used }, mended: {} };
      });
      return c.json(await details(asked, c.req.valid('query')), 200);
    },

    mendUploadRows: async (c, { clientId }) => {
      const { Rows, Version } = c.req.valid('json');
      const asked = { ...(await seatOf(clientId)), id: c.req.valid('param').id };
      await change(asked, Version, ({ mended, state }) => {
        if (state !== 'ready') throw uploadChanged();
        const all = { ...mended, ...Object.fromEntries(Rows.map(({ Row, Cells }) => [Row, Cells])) };
        if (Object.keys(all).length > MAX_MENDED_ROWS) {
          throw new HttpError(422, { code: 'rows-full', message: `At most ${MAX_MENDED_ROWS} rows are mended here.` });
        }
        return { state: 'checking', mended: all };
      });
      return c.json(await details(asked, c.req.valid('query')), 200);
    },

    applyUpload: async (c, { clientId }) => {
      const asked = { ...(await seatOf(clientId)), id: c.req.valid('param').id };
      await change(asked, c.req.valid('json').Version, ({ state }) => {
        if (state !== 'ready') throw uploadChanged();
        return { state: 'applying' };
      });
      return c.json(await details(asked, c.req.valid('query')), 200);
    },

    dropUpload: async (c, { clientId }) => {
      const asked = { ...(await seatOf(clientId)), id: c.req.valid('param').id };
      await change(asked, c.req.valid('json').Version, () => ({ state: 'dropped' }));
      return c.json(await details(asked, c.req.valid('query')), 200);
    },

    takeBackUpload: async (c, { clientId }) => {
      const { sellerId, role } = await seatOf(clientId);
      const { id } = c.req.valid('param');
      const added = await inTransaction(db, async (trx) => {
        const held = await holdUpload(trx, { sellerId, id });
        if (!held) throw unknownUpload();
        if (held === 'busy' || !held.canTakeBack) throw uploadChanged();
        return addTakingBack(trx, { clientId, id }, clock());
      });
      background.run('work on uploads', work);
      return c.json(await details({ sellerId, role, id: added }, c.req.valid('query')), 200);
    },

    loadUploadPhotos: async (c, { clientId }) => {
      const asked = { ...(await seatOf(clientId)), id: c.req.valid('param').id };
      const upload = await details(asked, c.req.valid('query'));
      if (upload.load) await retryLoadOfRun(db, asked.sellerId, upload.load.id);
      background.run('load pictures', loadPictures);
      return c.json(await details(asked, c.req.valid('query')), 200);
    },

    uploadReport: async (c, { clientId }) => {
      const { id } = c.req.valid('param');
      const query = c.req.valid('query');
      const lang = languageOf(query, siteConfig);
      await details({ ...(await seatOf(clientId)), id }, query);
      const { heads, fields, wholeRow } = rowTexts(lang);
      const lines = (await findFaultyRows(db, id)).flatMap(({ problems }) =>
        problems.map(({ row, field, value, fault }) => [
          String(row),
          field ? fields[field] : wholeRow,
          value,
          rowFaultText(fault, lang),
          rowAdvice(fault, lang),
        ]),
      );
      return c.body(BYTE_ORDER_MARK + [heads, ...lines].map((cells) => csvLine(cells)).join(''), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="refused-rows-${id}.csv"`,
      });
    },
  };
}

/** A list of stock for who may neither know prices nor take back what changed them. */
function forStock(stock: PriceUploadDetails): PriceUploadDetails {
  const upload = { ...stock, canTakeBack: false };
  if (!upload.changes) return upload;
  const { added, changed, jumps, gone } = upload.changes.rows;
  const plain = (offers: typeof added) => offers.map((offer) => ({ ...offer, price: null, oldPrice: null }));
  const rows = { added: plain(added), changed: plain(changed), jumps: plain(jumps), gone: plain(gone) };
  return { ...upload, changes: { ...upload.changes, rows } };
}

/** How a file came: one that is to be applied by itself is a program's. */
const wayOf = ({ Applies, GoneLimit }: { Applies: boolean; GoneLimit: number }) =>
  Applies ? ({ way: 'program', brake: GoneLimit } as const) : {};

/** The column of each field; undefined where a field has two, or a list of this kind does not have it. */
function columnsOf(
  fields: readonly (Field | null)[],
  allowed: readonly Field[],
): Partial<Record<Field, number>> | undefined {
  const columns: Partial<Record<Field, number>> = {};
  for (const [position, field] of fields.entries()) {
    if (field === null) continue;
    if (columns[field] !== undefined || !allowed.includes(field)) return undefined;
    columns[field] = position;
  }
  return columns;
}
