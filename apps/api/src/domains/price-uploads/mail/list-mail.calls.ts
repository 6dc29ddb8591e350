import type { ListMailbox, listMailCalls } from '@partshop/api-client/contract';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ApiContext } from '../../../platform/http/api-app.ts';
import type { CallTools } from '../../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../../platform/http/domain.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { refuseTooMany } from '../../../platform/limits/too-many.ts';
import { createSellerFinding } from '../../orders/index.ts';
import { createUploadWork } from '../upload-work.ts';
import { LetterRefused, type InboundMail } from '../../../platform/http/inbound-mail.ts';
import { addMailbox, changeMailbox, findListMail, hasMailbox, saveMailedList } from './list-mail.queries.ts';
import { takeLetter } from './take-letter.ts';

const notFound = (message: string) => new HttpError(404, { code: 'not-found', message });
const mailChanged = () => new HttpError(409, { code: 'source-changed', message: 'It was changed meanwhile.' });
const RETRY_SECONDS = 600;

/** Letters with the files of price lists and claims, and what sellers set for them. */
export function listMailHandlers(tools: CallTools): CallHandlers<typeof listMailCalls> {
  const { database, siteConfig, clock, background, listMail } = tools;
  const { db } = database;
  const sellerOf = createSellerFinding(db);
  const work = createUploadWork(tools, tools.runUploadWorker);

  function requireMail(): InboundMail {
    if (!listMail) throw notFound('The shop takes no lists by mail.');
    return listMail;
  }

  /** What a change of a mailbox left; it was changed by another, or there is none. */
  async function changedMailbox(sellerId: number, changed: ListMailbox | undefined): Promise<ListMailbox> {
    if (changed) return changed;
    throw (await hasMailbox(db, sellerId)) ? mailChanged() : notFound('The seller has no mailbox.');
  }

  async function take(c: ApiContext, form: FormData, mail: InboundMail): Promise<void> {
    const now = clock();
    try {
      const letter = mail.read(form, now);
      const end = await inTransaction(db, async (trx) => takeLetter(trx, letter, { domain: mail.domain, now }));
      if (end === 'busy') refuseTooMany(c, { allowed: false, retryAfter: RETRY_SECONDS });
    } catch (error) {
      if (error instanceof LetterRefused) {
        throw new HttpError(406, { code: 'letter-refused', message: error.message });
      }
      throw error;
    }
    background.run('work on uploads', work);
  }

  return {
    saveListMail: async (c, { clientId }) => {
      const { Senders, Version: version } = c.req.valid('json');
      requireMail();
      const sellerId = await sellerOf(clientId);
      const senders = [...new Set(Senders)];
      const changed = await inTransaction(db, async (trx) =>
        version === 0 ? addMailbox(trx, sellerId, senders) : changeMailbox(trx, { sellerId, version }, senders),
      );
      return c.json(await changedMailbox(sellerId, changed), 200);
    },

    renewListMail: async (c, { clientId }) => {
      const { Version: version } = c.req.valid('json');
      requireMail();
      const sellerId = await sellerOf(clientId);
      const changed = await inTransaction(db, async (trx) => changeMailbox(trx, { sellerId, version }));
      return c.json(await changedMailbox(sellerId, changed), 200);
    },

    saveMailedList: async (c, { clientId }) => {
      const asked = c.req.valid('json');
      const { Type: type, PriceListId: priceListId, Version } = asked;
      const { domain } = requireMail();
      const sellerId = await sellerOf(clientId);
      const list = { sellerId, type, priceListId };
      const settings = { replaces: asked.Replaces, applies: asked.Applies, goneLimit: asked.GoneLimit };
      const saved = await inTransaction(db, async (trx) => saveMailedList(trx, list, settings, Version));
      if (saved === 'changed') throw mailChanged();
      const mail = await findListMail(db, { sellerId, type, domain }, siteConfig.defaultLang);
      const found = mail.lists.find((one) => one.priceListId === priceListId);
      if (!saved || !found) throw notFound('No such list of the seller.');
      return c.json(found, 200);
    },

    takeListLetter: async (c) => {
      const mail = requireMail();
      const hasBody = c.req.header('content-type') !== undefined;
      await take(c, hasBody ? await c.req.formData() : new FormData(), mail);
      return c.json({ ok: true } as const, 200);
    },

    demoListLetter: async (c) => {
      const { From: from, To: to, Files } = c.req.valid('json');
      const mail = requireMail();
      if (!mail.send) throw notFound('Letters are really sent here.');
      const files = Files.map(({ Name, File: file }) => new File([Buffer.from(file, 'base64')], Name));
      await take(c, await mail.send({ from, to, files }, clock()), mail);
      return c.json({ ok: true } as const, 200);
    },
  };
}
