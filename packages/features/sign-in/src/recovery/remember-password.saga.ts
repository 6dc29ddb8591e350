import { data } from 'react-router-dom';
import { unwrap } from '@partshop/api-client';
import { callApi, describePage, redirectResponse, loadTexts, type ActArgs, type Saga } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { formMessages, readField, readRefusal, refuseFields } from '@partshop/features/core/forms';
import { findCodeProblems, readCode } from '../form/code-rules.ts';
import { messages as fieldMessages } from '../form/field.messages.ts';
import type { SignInRefused } from '../form/sign-in-refusal.ts';
import type { RecoveryAnswer } from './recovery-answer.ts';
import { findContactProblems } from './recovery-rules.ts';
import { messages } from './recovery.messages.ts';

type Step = ReturnType<typeof data<RecoveryAnswer>>;
/** Where a code was sent. */
type CodeRequest = Pick<Extract<RecoveryAnswer, { step: 'code' }>, 'contact' | 'requestId'>;

/** /rememberpassword */
export function* loadRememberPassword(): Saga {
  yield* loadTexts(messages, formMessages, fieldMessages);
  yield* describePage(messages, (t) => ({ title: t('title'), description: t('description'), isIndexed: false }));
}

/** Handles one step, by the form's `step` (`contact`, `code`) or its button's `intent` (`resend`, `change-contact`). */
export function* rememberPassword({ form }: ActArgs): Saga<Response | Step> {
  const contact = readField(form, 'contact').trim();
  const requestId = readField(form, 'requestId');
  switch (readField(form, 'intent') || readField(form, 'step')) {
    case 'resend':
      return yield* resendCode(contact, requestId);
    case 'code':
      return yield* checkCode({ contact, requestId }, form);
    case 'contact':
      return yield* sendCode(contact, form);
    default:
      return data<RecoveryAnswer>({ step: 'contact', contact, refusal: null });
  }
}

function* sendCode(contact: string, form: FormData): Saga<Step> {
  const problems = findContactProblems(form);
  if (problems.length > 0) return refuseContact(contact, refuseFields(problems));
  try {
    return yield* askForCode(contact);
  } catch (error) {
    return refuseContact(contact, readRefusal(error, CONTACT));
  }
}

function* resendCode(contact: string, requestId: string): Saga<Step> {
  try {
    return yield* askForCode(contact);
  } catch (error) {
    return refuseCode({ contact, requestId }, readRefusal(error, {}));
  }
}

/** Requests a code. A phone and an e-mail have calls of their own (§7); neither reveals whether there is such a client. */
function* askForCode(contact: string): Saga<Step> {
  const { ClientId, resendAfter } = yield* callApi((api, signal) =>
    contact.includes('@')
      ? unwrap(api.POST('/services/cabinet/PasswordGetRecoveryCode', { body: { phone: '', email: contact }, signal }))
      : unwrap(api.PUT('/services/registration/client/password/reset', { body: { ContactPhone: contact }, signal })),
  );
  return data<RecoveryAnswer>({ step: 'code', contact, requestId: ClientId, seconds: resendAfter, refusal: null });
}

/** Checks the code. The right one redirects to the page for a new password, whose address holds a token. */
function* checkCode(sent: CodeRequest, form: FormData): Saga<Response | Step> {
  const problems = findCodeProblems(form);
  if (problems.length > 0) return refuseCode(sent, refuseFields(problems));
  try {
    const body = { ClientId: sent.requestId, RecoveryCode: readCode(form) };
    const { token } = yield* callApi((api, signal) =>
      unwrap(api.POST('/services/cabinet/CheckRecoveryCode', { body, signal })),
    );
    return redirectResponse(paths.recovery.to(token), 303);
  } catch (error) {
    return refuseCode(sent, readRefusal(error, CODE));
  }
}

const WRONG = { field: 'contact', code: 'contactWrong' } as const;
const CONTACT = {
  byCode: { 'country-unserved': { field: 'contact', code: 'contactCountry' } },
  byMember: { ContactPhone: WRONG, phone: WRONG, email: WRONG },
} as const;

const CODE = {
  byCode: {
    'code-wrong': { field: 'code', code: 'codeWrong' },
    'code-expired': { field: 'code', code: 'codeExpired' },
  },
} as const;

const refuseContact = (contact: string, { refusal, status }: SignInRefused<'contact'>) =>
  data<RecoveryAnswer>({ step: 'contact', contact, refusal }, { status });

const refuseCode = (sent: CodeRequest, { refusal, status }: SignInRefused<'code'>) =>
  data<RecoveryAnswer>({ step: 'code', ...sent, seconds: null, refusal }, { status });
