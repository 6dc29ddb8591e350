import { MAX_LETTER_SENDERS } from '@partshop/api-client';
import { readField, type Problem } from '@partshop/features/core/forms';
import { isLimit, readTypedApply } from '../sources/apply-form.ts';

export type MailField = 'senders' | 'goneLimit';
export type MailProblem = 'sendersMissing' | 'sendersWrong' | 'sendersMany' | 'limitWrong';
type Problems = Problem<MailField, MailProblem>[];

/** As it is typed: an address in each line. */
export const readSendersText = (form: FormData): string => readField(form, 'senders');

export const toSenders = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter((sender) => sender !== ''),
  ),
];

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);

/** Finds what is wrong with who may write. */
export function findSenderProblems(form: FormData): Problems {
  const senders = toSenders(readSendersText(form));
  if (senders.length === 0) return [{ field: 'senders', code: 'sendersMissing' }];
  if (!senders.every(isAddress)) return [{ field: 'senders', code: 'sendersWrong' }];
  return senders.length > MAX_LETTER_SENDERS ? [{ field: 'senders', code: 'sendersMany' }] : [];
}

/** Finds what is wrong with what becomes of the files of a list. */
export const findMailedListProblems = (form: FormData): Problems =>
  isLimit(readTypedApply(form).goneLimit) ? [] : [{ field: 'goneLimit', code: 'limitWrong' }];
