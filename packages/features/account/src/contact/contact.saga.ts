import { data } from 'react-router-dom';
import { unwrap, type ClientInfo } from '@partshop/api-client';
import {
  callApi,
  currentUserLoaded,
  describePage,
  dispatch,
  loadTexts,
  redirectResponse,
  type ActArgs,
  type LoadArgs,
  type QueryReader,
  type Saga,
} from '@partshop/features/core';
import {
  findEmailProblem,
  findPhoneProblem,
  formMessages,
  readField,
  readRefusal,
  refuseFields,
} from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import {
  CODE_READING,
  findCodeProblems,
  readCode,
  signInFieldMessages,
  type SignInProblem,
  type SignInRefusal,
  type SignInRefused,
} from '@partshop/features/sign-in';
import { messages } from './contact.messages.ts';

export type ContactKind = 'phone' | 'email';

/** What became of the form: the contact is asked for, or the code that was sent to it. */
export type ContactAnswer =
  | { step: 'contact'; contact: string; refusal: SignInRefusal<'contact'> | null }
  | { step: 'code'; contact: string; seconds: number | null; refusal: SignInRefusal<'code'> | null };

type Step = ReturnType<typeof data<ContactAnswer>>;

export const kindOf = (query: QueryReader<'kind'>): ContactKind => (query.get('kind') === 'email' ? 'email' : 'phone');

/** Loads /profile/contact. App start has already loaded the client. */
export function* loadContact({ query }: LoadArgs<'kind'>): Saga {
  const title = kindOf(query) === 'email' ? 'emailTitle' : 'phoneTitle';
  yield* loadTexts(messages, formMessages, signInFieldMessages);
  yield* describePage(messages, (t) => ({ title: t(title), isIndexed: false }));
}

/** Finds what is wrong with a new phone. */
export function findNewPhoneProblems(form: FormData): SignInProblem<'contact'>[] {
  const problem = findPhoneProblem(readField(form, 'contact'));
  return problem ? [{ field: 'contact', ...problem }] : [];
}

/** Finds what is wrong with a new e-mail address. */
export function findNewEmailProblems(form: FormData): SignInProblem<'contact'>[] {
  return findEmailProblem(readField(form, 'contact')) ? [{ field: 'contact', code: 'newEmailWrong' }] : [];
}

/** Handles one step, by the form's `step` (`contact`, `code`) or its button's `intent` (`resend`, `another`). */
export function* actOnContact({ form, query }: ActArgs<'kind'>): Saga<Response | Step> {
  const contact = readField(form, 'contact').trim();
  switch (readField(form, 'intent') || readField(form, 'step')) {
    case 'resend':
      return yield* resend(contact);
    case 'code':
      return yield* prove(contact, form);
    case 'contact':
      return yield* sendCode(
        contact,
        kindOf(query) === 'email' ? findNewEmailProblems(form) : findNewPhoneProblems(form),
      );
    default:
      return data<ContactAnswer>({ step: 'contact', contact, refusal: null });
  }
}

function* sendCode(contact: string, problems: SignInProblem<'contact'>[]): Saga<Step> {
  if (problems.length > 0) return refuseContact(contact, refuseFields(problems));
  try {
    return yield* askForCode(contact);
  } catch (error) {
    return refuseContact(contact, readRefusal(error, CONTACT));
  }
}

function* resend(contact: string): Saga<Step> {
  try {
    return yield* askForCode(contact);
  } catch (error) {
    return refuseCode(contact, readRefusal(error, {}));
  }
}

function* askForCode(typed: string): Saga<Step> {
  const body = { contact: typed };
  const { contact, resendAfter } = yield* callApi((api, signal) =>
    unwrap(api.POST('/services/cabinet/contact/code', { body, signal })),
  );
  return data<ContactAnswer>({ step: 'code', contact, seconds: resendAfter, refusal: null });
}

function* prove(contact: string, form: FormData): Saga<Response | Step> {
  const problems = findCodeProblems(form);
  if (problems.length > 0) return refuseCode(contact, refuseFields(problems));
  try {
    const body = { contact, code: readCode(form) };
    const client: ClientInfo = yield* callApi((api, signal) =>
      unwrap(api.PUT('/services/cabinet/contact', { body, signal })),
    );
    yield* dispatch(currentUserLoaded(client));
  } catch (error) {
    const taken = readRefusal(error, CONTACT);
    if (taken.status === 409) return refuseContact(contact, taken);
    return refuseCode(contact, readRefusal(error, CODE_READING));
  }
  return redirectResponse(`${paths.profile.to()}?saved=contact`, 303);
}

const TAKEN = { field: 'contact', code: 'contactTaken' } as const;
const CONTACT = {
  byCode: {
    'country-unserved': { field: 'contact', code: 'phoneCountry' },
    'phone-taken': TAKEN,
    'email-taken': TAKEN,
  },
  byMember: { contact: { field: 'contact', code: 'newContactWrong' } },
} as const;

const refuseContact = (contact: string, { refusal, status }: SignInRefused<'contact'>) =>
  data<ContactAnswer>({ step: 'contact', contact, refusal }, { status });

const refuseCode = (contact: string, { refusal, status }: SignInRefused<'code'>) =>
  data<ContactAnswer>({ step: 'code', contact, seconds: null, refusal }, { status });
