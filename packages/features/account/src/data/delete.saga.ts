import { data } from 'react-router-dom';
import { unwrap } from '@partshop/api-client';
import {
  awaitKnownUser,
  callApi,
  describePage,
  isAnonymous,
  loadTexts,
  pick,
  redirectTo,
  selectClient,
  type ActArgs,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import {
  answerWithDocument,
  formMessages,
  readField,
  readRefusal,
  refuseFields,
  type FormRefusal,
  type Leaving,
  type Problem,
} from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import {
  askForCode,
  CODE_READING,
  findCodeProblems,
  readCode,
  signInFieldMessages,
  type SignInRefusal,
} from '@partshop/features/sign-in';
import { messages as menuMessages } from '../menu/menu.messages.ts';
import { messages } from './data.messages.ts';

export type DeleteField = 'sure' | 'password';
export type DeleteCode = 'sureMissing' | 'passwordMissing' | 'passwordWrong';
type Obstacle = 'orders-open' | 'debt-open';

/** What became of the form: it asks for the password, or for the code that was sent to the phone of the account. */
export type DeleteAnswer =
  | { step: 'password'; refusal: FormRefusal<DeleteField, DeleteCode, Obstacle> | null }
  | { step: 'code'; seconds: number | null; refusal: SignInRefusal<'code'> | null };

type Step = ReturnType<typeof data<DeleteAnswer>>;
type Ending = Saga<Response | Step | ReturnType<typeof data<Leaving>>>;

/** Loads /profile/delete. A guest who has not just deleted the account is asked to log in. */
export function* loadDelete({ query }: LoadArgs<'done'>): Saga {
  const isDone = query.get('done') !== null;
  if (isAnonymous(yield* awaitKnownUser()) && !isDone) redirectTo(paths.login.to(paths.deleteAccount.to()), 302);
  yield* loadTexts(messages, formMessages, signInFieldMessages, menuMessages);
  yield* describePage(messages, (t) => ({ title: t(isDone ? 'doneTitle' : 'deleteTitle'), isIndexed: false }));
}

/** Finds what is missing before the account can be deleted by its password. */
export function findDeleteProblems(form: FormData): Problem<DeleteField, DeleteCode>[] {
  return [
    ...(readField(form, 'password') === '' ? [{ field: 'password', code: 'passwordMissing' } as const] : []),
    ...(readField(form, 'sure') === '' ? [{ field: 'sure', code: 'sureMissing' } as const] : []),
  ];
}

/** Deletes the account by its password or by a code, and opens the page that says so. */
export function* endAccount({ form }: ActArgs): Ending {
  switch (readField(form, 'intent') || readField(form, 'step')) {
    case 'by-code':
    case 'resend':
      return yield* sendCode();
    case 'code':
      return yield* endByCode(form);
    case 'password':
      return yield* endByPassword(form);
    default:
      return data<DeleteAnswer>({ step: 'password', refusal: null });
  }
}

function* endByPassword(form: FormData): Ending {
  const problems = findDeleteProblems(form);
  if (problems.length > 0) return refuse(refuseFields(problems));
  try {
    return yield* end({ password: readField(form, 'password') });
  } catch (error) {
    return refuse(readRefusal(error, READING));
  }
}

function* endByCode(form: FormData): Ending {
  const problems = findCodeProblems(form);
  const refuseCode = ({ refusal, status }: { refusal: SignInRefusal<'code'>; status: number }) =>
    data<DeleteAnswer>({ step: 'code', seconds: null, refusal }, { status });
  if (problems.length > 0) return refuseCode(refuseFields(problems));
  try {
    return yield* end({ code: readCode(form) });
  } catch (error) {
    const whole = readRefusal(error, READING);
    return whole.status === 409 ? refuse(whole) : refuseCode(readRefusal(error, CODE_READING));
  }
}

function* end(body: { password: string } | { code: string }): Ending {
  yield* callApi((api, signal) => unwrap(api.POST('/services/cabinet/delete-account', { body, signal })));
  return yield* answerWithDocument(paths.deleteAccount.to('1'));
}

function* sendCode(): Ending {
  try {
    const { seconds } = yield* askForCode((yield* pick(selectClient)).ClientPhone ?? '');
    return data<DeleteAnswer>({ step: 'code', seconds, refusal: null });
  } catch (error) {
    return refuse(readRefusal(error, {}));
  }
}

const READING = {
  byCode: {
    'wrong-credentials': { field: 'password', code: 'passwordWrong' },
    'orders-open': { reason: 'orders-open' },
    'debt-open': { reason: 'debt-open' },
  },
} as const;

type Refusal = Extract<DeleteAnswer, { step: 'password' }>['refusal'];
const refuse = ({ refusal, status }: { refusal: Refusal; status: number }) =>
  data<DeleteAnswer>({ step: 'password', refusal }, { status });
