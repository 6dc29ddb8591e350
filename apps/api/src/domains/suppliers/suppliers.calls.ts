/** Becoming a seller (X2): the application of a client and its documents. */
import type {
  DocumentRefusal,
  OwnApplication,
  suppliersCalls,
  SupplierApplication,
} from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { badField, HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { phoneOf } from '../../platform/http/phone-field.ts';
import { isInn } from '../../platform/values/tax-number.ts';
import { createWorkQueue } from '../../platform/work/work-queue.ts';
import { createLetters, type MessageTools } from '../messages/index.ts';
import { findOwnApplication, keepApplication, lockApplicant } from './applications.queries.ts';
import { checkDocument, DocumentRefused } from './documents/check-document.ts';
import { addDocument, findDocuments, findFile, hashOfFile, removeDocument } from './documents/documents.queries.ts';
import { supplierTexts } from './supplier-texts.ts';

/** A second of a processor each at most: one at a time, and no more waiting than a minute serves. */
const CHECKING = { concurrency: 1, maxWaiting: 30 };

const unknownDocument = () => new HttpError(404, { code: 'not-found', message: 'No such document.' });

/** Throws 409 for an application that its client cannot change: staff looks at it, or has accepted it. */
function refuseLocked(application: SupplierApplication | undefined): void {
  if (application && application.state !== 'asked' && application.state !== 'refused') {
    throw new HttpError(409, { code: 'application-locked', message: `The application is ${application.state}.` });
  }
}

export function suppliersHandlers(tools: MessageTools): CallHandlers<typeof suppliersCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const { db } = database;
  const letters = createLetters(tools, supplierTexts);
  const enqueue = createWorkQueue(CHECKING);

  const ownOf = async (clientId: number): Promise<OwnApplication> => ({
    application: (await findOwnApplication(db, clientId)) ?? null,
    documents: await findDocuments(db, clientId),
  });

  return {
    supplierApplication: async (c, { clientId }) => c.json(await ownOf(clientId), 200),

    registerSupplier: async (c, { clientId }) => {
      const { seenVersion, ...typed } = c.req.valid('json');
      if (!isInn(typed.inn)) throw badField('inn', 'Its check digits are wrong.');
      const facts = { ...typed, phone: phoneOf('phone', typed.phone), email: typed.email.toLowerCase() };
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const sessionId = (await sessions.find(c))?.id ?? null;
      await inTransaction(db, async (trx) => {
        const before = await lockApplicant(trx, clientId);
        refuseLocked(before);
        if ((before?.version ?? 0) !== seenVersion) {
          throw new HttpError(409, { code: 'application-changed', message: 'The application was changed meanwhile.' });
        }
        if ((await findDocuments(trx, clientId)).length === 0) {
          throw new HttpError(422, { code: 'documents-missing', message: 'No document was uploaded.' });
        }
        await keepApplication(trx, { clientId, sessionId, lang, facts }, clock());
        await letters.keepTo(trx, [{ channel: 'mail', to: facts.email }], {
          lang,
          sessionId,
          write: (texts, { linkTo }) => texts.sent({ company: facts.company, link: linkTo('/registrationsupplier') }),
        });
      });
      letters.send();
      return c.json(await ownOf(clientId), 200);
    },

    addSupplierDocument: async (c, { clientId }) => {
      const { name, type: declared, file } = c.req.valid('json');
      refuseLocked(await findOwnApplication(db, clientId));
      const bytes = Buffer.from(file, 'base64');
      try {
        const checked = await enqueue(async () => checkDocument({ name, declared, bytes }));
        const outcome = await inTransaction(db, async (trx) => {
          refuseLocked(await lockApplicant(trx, clientId));
          return addDocument(trx, { ...checked, clientId, name, hash: hashOfFile(bytes) }, clock());
        });
        if (outcome === 'full') {
          throw new HttpError(409, { code: 'documents-full', message: 'There are as many documents as there may be.' });
        }
      } catch (error) {
        if (!(error instanceof DocumentRefused)) throw error;
        const refusal = { code: 'document-refused', message: 'The file is not taken.', reason: error.fault } as const;
        return c.json(refusal satisfies DocumentRefusal, 422);
      }
      return c.json(await ownOf(clientId), 200);
    },

    removeSupplierDocument: async (c, { clientId }) => {
      const { id } = c.req.valid('param');
      const isRemoved = await inTransaction(db, async (trx) => {
        refuseLocked(await lockApplicant(trx, clientId));
        return removeDocument(trx, clientId, id);
      });
      if (!isRemoved) throw unknownDocument();
      return c.json(await ownOf(clientId), 200);
    },

    supplierDocument: async (c, { clientId, canSwitchUser }) => {
      const found = await findFile(db, c.req.valid('param').id, { clientId, isAdmin: canSwitchUser });
      if (!found) throw unknownDocument();
      // No browser shows it as a page of the shop: what is in a PDF file is its sender's.
      return c.body(new Uint8Array(found.bytes), 200, {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`,
        'x-content-type-options': 'nosniff',
      });
    },
  };
}
