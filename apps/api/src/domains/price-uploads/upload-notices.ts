import { LanguageCode } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { createLetters, type LetterTools } from '../messages/index.ts';
import {
  takeUntoldLetter,
  takeUntoldPause,
  takeUntoldUpload,
  type LetterNotice,
  type UploadNotice,
} from './upload-notices.queries.ts';
import { uploadNoticeTexts } from './upload-notice-texts.ts';

/**
 * Mails sellers that a file which came by itself needs them, that its address is paused, or that a letter was refused. Who wrote the letter
 * gets no answer: anybody can write in another's name. A mail is stored in the transaction that marks
 * them as told.
 */
export function createUploadNotices(setup: Pick<ApiSetup, 'database'> & LetterTools): () => Promise<void> {
  const { database, siteConfig } = setup;
  const letters = createLetters(setup, uploadNoticeTexts);

  type Due = { email: string; lang: string | null };
  type Written = Parameters<typeof letters.keepTo>[2]['write'];

  /** Takes what is due, and mails it; returns whether there was something. */
  const tellOne = async <One extends Due>(
    take: (trx: Transaction<Database>) => Promise<One | undefined>,
    write: (due: One) => Written,
  ): Promise<boolean> =>
    inTransaction(database.db, async (trx) => {
      const due = await take(trx);
      if (!due) return false;
      const { email } = due;
      if (email === '') return true;
      const lang = LanguageCode.safeParse(due.lang).data ?? siteConfig.defaultLang;
      await letters.keepTo(trx, [{ channel: 'mail', to: email }], { lang, sessionId: null, write: write(due) });
      return true;
    });

  const ofUpload =
    ({ reason, listName, type, uploadId, faults }: UploadNotice): Written =>
    (texts, { linkTo }) => ({
      subject: texts.subject(listName),
      text: [
        `${texts.reasons[reason](faults)} ${texts.notChanged}`,
        texts.ending(linkTo(`/seller/upload/${type}${uploadId === null ? '' : `?upload=${uploadId}`}`)),
      ].join('\n\n'),
    });

  const ofLetter =
    ({ reason, sender, type }: LetterNotice): Written =>
    (texts, { linkTo }) => ({
      subject: texts.letterSubject,
      text: [
        texts.letterCame(sender),
        `${texts.letters[reason]}${reason === 'files' ? '' : ` ${texts.notChanged}`}`,
        texts.letterEnding(linkTo(`/seller/upload/${type}`)),
      ].join('\n\n'),
    });

  return async () => {
    let told = 0;
    while (await tellOne(takeUntoldUpload, ofUpload)) told += 1;
    while (await tellOne(takeUntoldPause, ofUpload)) told += 1;
    while (await tellOne(takeUntoldLetter, ofLetter)) told += 1;
    if (told > 0) letters.send();
  };
}
