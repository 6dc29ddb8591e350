import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { createDueMail, type LetterTools, type Write } from '../messages/index.ts';
import { refusalNoticeTexts } from './refusal-notice-texts.ts';
import { takeUntoldRefusals, type RefusalNotice } from './refusal-notices.queries.ts';

/** Mails sellers which of their claims staff has refused. */
export function createRefusalNotices(setup: Pick<ApiSetup, 'database' | 'clock'> & LetterTools): () => Promise<void> {
  const mailDue = createDueMail(setup, refusalNoticeTexts);

  const writeOf =
    ({ type, isAll, refused, claims }: RefusalNotice): Write<ReturnType<typeof refusalNoticeTexts>> =>
    (texts, { linkTo }) => ({
      subject: texts.subject,
      text: [
        isAll ? texts.all[type] : texts.some[type],
        ...(isAll
          ? []
          : [[...claims.map((claim) => claim.join(' — ')), ...moreOf(texts, refused - claims.length)].join('\n')]),
        texts.meaning,
        texts.ending(linkTo(`/seller/upload/${type}`)),
      ].join('\n\n'),
    });

  return async () => mailDue(async (trx) => takeUntoldRefusals(trx, setup.clock()), writeOf);
}

const moreOf = ({ more }: ReturnType<typeof refusalNoticeTexts>, count: number): string[] =>
  count > 0 ? [more(count)] : [];
