import { isOfList } from '@partshop/api-client/contract';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { createDueMail, type LetterTools, type Write } from '../messages/index.ts';
import {
  takeUntoldLetter,
  takeUntoldPause,
  takeUntoldUpload,
  type LetterNotice,
  type UploadNotice,
} from './upload-notices.queries.ts';
import { uploadNoticeTexts } from './upload-notice-texts.ts';

type Written = Write<ReturnType<typeof uploadNoticeTexts>>;

/**
 * Mails sellers that a file which came by itself needs them, that its address is paused, or that a letter was refused. Who wrote the letter
 * gets no answer: anybody can write in another's name.
 */
export function createUploadNotices(setup: Pick<ApiSetup, 'database'> & LetterTools): () => Promise<void> {
  const mailDue = createDueMail(setup, uploadNoticeTexts);

  const ofUpload =
    ({ reason, listName, type, uploadId, faults }: UploadNotice): Written =>
    (texts, { linkTo }) => ({
      subject: isOfList(type) ? texts.subject(listName) : texts.claimSubjects[type],
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
    await mailDue(takeUntoldUpload, ofUpload);
    await mailDue(takeUntoldPause, ofUpload);
    await mailDue(takeUntoldLetter, ofLetter);
  };
}
