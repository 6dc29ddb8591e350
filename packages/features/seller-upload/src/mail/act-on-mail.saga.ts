import { data } from 'react-router-dom';
import { ApiError, isOfList, MAX_LETTER_SENDERS, unwrap, type UploadType } from '@partshop/api-client';
import { callApi, redirectResponse, type Saga } from '@partshop/features/core';
import { readField, readId, readRefusal, refuseFields, type FormRefusal } from '@partshop/features/core/forms';
import { readTypedApply, toApply, type TypedApply } from '../sources/apply-form.ts';
import { uploadPath } from '../upload-path.ts';
import {
  findMailedListProblems,
  findSenderProblems,
  readSendersText,
  toSenders,
  type MailField,
  type MailProblem,
} from './mail-form.ts';
import type { MailIntent } from './mail-intents.ts';

/** Why a form about letters was refused, with what was typed into it. */
export type MailAnswer = {
  ofMail: MailIntent;
  senders: string;
  apply: TypedApply;
  refusal: FormRefusal<MailField, MailProblem> | null;
  /** It is no longer what was seen. */
  isOvertaken: boolean;
};

const SENDERS_WRONG = { field: 'senders', code: 'sendersWrong' } as const;
const READING = {
  byMember: {
    ...Object.fromEntries(
      Array.from({ length: MAX_LETTER_SENDERS }, (_, at) => [`Senders.${at}`, SENDERS_WRONG] as const),
    ),
    GoneLimit: { field: 'goneLimit', code: 'limitWrong' },
  },
} as const;

type Acted = { type: UploadType; intent: MailIntent; form: FormData };

/** Changes who may write, gives new addresses, or changes what becomes of the files of a list, as the pressed button says. */
export function* actOnMail({ type, intent, form }: Acted): Saga<Response | ReturnType<typeof data<MailAnswer>>> {
  const base = { ofMail: intent, senders: readSendersText(form), apply: readTypedApply(form) };
  const problems = findProblems(intent, form);
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data<MailAnswer>({ ...base, refusal, isOvertaken: false }, { status });
  }
  try {
    yield* perform({ type, intent, form });
    return redirectResponse(uploadPath(type), 303);
  } catch (error) {
    // A success, so that the page loads what it shows anew.
    if (error instanceof ApiError && error.body.code === 'source-changed') {
      return data<MailAnswer>({ ...base, refusal: null, isOvertaken: true });
    }
    const { refusal, status } = readRefusal(error, READING);
    return data<MailAnswer>({ ...base, refusal, isOvertaken: false }, { status });
  }
}

function findProblems(intent: MailIntent, form: FormData) {
  if (intent === 'saveSenders') return findSenderProblems(form);
  return intent === 'saveMailedList' ? findMailedListProblems(form) : [];
}

function* perform({ type, intent, form }: Acted): Saga {
  const Version = Number(readField(form, 'version')) || 0;
  switch (intent) {
    case 'saveSenders': {
      const body = { Senders: toSenders(readSendersText(form)), Version };
      yield* callApi((api, signal) => unwrap(api.PUT('/services/seller/list-mail_json', { body, signal })));
      return;
    }
    case 'renewMail':
      yield* callApi((api, signal) =>
        unwrap(api.POST('/services/seller/list-mail-renew_json', { body: { Version }, signal })),
      );
      return;
    case 'saveMailedList': {
      const PriceListId = isOfList(type) ? (readId(readField(form, 'listId')) ?? 1) : null;
      const body = { ...toApply(readTypedApply(form)), Type: type, PriceListId, Version };
      yield* callApi((api, signal) => unwrap(api.PUT('/services/seller/mailed-list_json', { body, signal })));
    }
  }
}
