import { LanguageCode } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { createLetters, type LetterTools } from '../messages/index.ts';
import { takeUntoldPause, takeUntoldUpload, type UploadNotice } from './upload-notices.queries.ts';
import { uploadNoticeTexts } from './upload-notice-texts.ts';

/**
 * Mails sellers that a file which came by itself needs them, or that its address is paused. A mail is stored in the transaction that marks
 * them as told.
 */
export function createUploadNotices(setup: Pick<ApiSetup, 'database'> & LetterTools): () => Promise<void> {
  const { database, siteConfig } = setup;
  const letters = createLetters(setup, uploadNoticeTexts);

  const tellOne = async (take: (trx: Transaction<Database>) => Promise<UploadNotice | undefined>): Promise<boolean> =>
    inTransaction(database.db, async (trx) => {
      const due = await take(trx);
      if (!due) return false;
      const { reason, listName, type, uploadId, faults, email } = due;
      if (email === '') return true;
      const lang = LanguageCode.safeParse(due.lang).data ?? siteConfig.defaultLang;
      const page = `/seller/upload/${type}${uploadId === null ? '' : `?upload=${uploadId}`}`;
      await letters.keepTo(trx, [{ channel: 'mail', to: email }], {
        lang,
        sessionId: null,
        write: (texts, { linkTo }) => ({
          subject: texts.subject(listName),
          text: [`${texts.reasons[reason](faults)} ${texts.notChanged}`, texts.ending(linkTo(page))].join('\n\n'),
        }),
      });
      return true;
    });

  return async () => {
    let told = 0;
    for (const take of [takeUntoldUpload, takeUntoldPause]) while (await tellOne(take)) told += 1;
    if (told > 0) letters.send();
  };
}
