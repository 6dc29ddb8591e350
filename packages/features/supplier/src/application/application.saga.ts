import { data } from 'react-router-dom';
import { all, call } from 'redux-saga/effects';
import {
  ApiError,
  MAX_DOCUMENT_BYTES,
  unwrap,
  type DocumentFault,
  type DocumentRefusal,
  type OwnApplication,
} from '@partshop/api-client';
import { companyMessages, findInnProblems, lookUpCompany, type LookedUp } from '@partshop/features/account';
import {
  awaitCurrentUser,
  callApi,
  describePage,
  dispatch,
  isAnonymous,
  loadTexts,
  redirectResponse,
  type ActArgs,
  type Saga,
} from '@partshop/features/core';
import {
  formMessages,
  readField,
  readId,
  readRefusal,
  refuseFields,
  type ContactCode,
  type FormRefusal,
  type Reading,
  type Refused,
} from '@partshop/features/core/forms';
import { paths, toBase64 } from '@partshop/features/shared';
import { messages as stateMessages } from '../state.messages.ts';
import { ownApplications } from '../supplier.loadables.ts';
import {
  findApplicationProblems,
  PROBLEM_BY_MEMBER,
  readTyped,
  type SupplierCode,
  type SupplierField,
  type Typed,
} from './application-form.ts';
import { messages } from './application.messages.ts';
import { messages as faultMessages } from './fault.messages.ts';

export type RefusedFile = { name: string; fault: DocumentFault };
type Code = SupplierCode | ContactCode;

/** What became of the form, with what it holds now. */
export type ApplicationAnswer = {
  typed: Typed;
  found: LookedUp['outcome'] | null;
  files: RefusedFile[];
  /** Whether each chosen file was uploaded or refused; otherwise they are still to be sent. */
  areFilesDone: boolean;
  refusal: FormRefusal<SupplierField, Code, 'changed'> | null;
};

type Answered = ReturnType<typeof data<ApplicationAnswer>>;

/** /registrationsupplier. Critical: the application of a client; a guest has none. */
export function* loadApplication(): Saga {
  const currentUser = yield* awaitCurrentUser();
  yield all([
    ...(isAnonymous(currentUser) ? [] : [call(ownApplications.load)]),
    call(loadTexts, messages, stateMessages, faultMessages, companyMessages, formMessages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), description: t('lead'), isIndexed: false }));
}

const READING: Reading<SupplierField, Code, 'changed'> = {
  byCode: {
    'application-changed': { reason: 'changed' },
    'application-locked': { reason: 'changed' },
    'documents-full': { field: 'documents', code: 'documentsFull' },
    'documents-missing': { field: 'documents', code: 'documentsMissing' },
  },
  byMember: PROBLEM_BY_MEMBER,
};

/** Removes a document, fills the company in by its tax number, or uploads the files and sends the application, by the pressed button. */
export function* actOnApplication({ form }: ActArgs): Saga<Response | Answered> {
  const typed = readTyped(form);
  const intent = readField(form, 'intent');
  const removed = readId(readField(form, 'remove'));
  let areFilesDone = false;
  try {
    if (removed !== null) {
      yield* remove(removed);
      return answer({ typed, areFilesDone });
    }
    const files = yield* upload(form);
    areFilesDone = true;
    if (intent === 'find') return yield* find(typed, form, files);
    if (files.length > 0) {
      return refuse({ typed, files }, refuseFields([{ field: 'documents', code: 'documentsRefused' }], 422));
    }
    if (intent === 'upload') return answer({ typed });
    const problems = findApplicationProblems(form);
    if (problems.length > 0) return refuse({ typed, files }, refuseFields(problems));
    yield* send(typed, Number(readField(form, 'seenVersion')));
  } catch (error) {
    // The page shows the application as it is now.
    if (error instanceof ApiError && error.status === 409) yield* ownApplications.load();
    return refuse({ typed, files: [], areFilesDone }, readRefusal(error, READING));
  }
  return redirectResponse(paths.registrationSupplier.to(), 303);
}

function* find(typed: Typed, form: FormData, files: RefusedFile[]): Saga<Answered> {
  const problems = findInnProblems(form);
  if (problems.length > 0) return refuse({ typed, files }, refuseFields(problems));
  const { outcome, company } = yield* lookUpCompany(typed.inn);
  return answer({ typed: { ...typed, ...company }, found: outcome, files });
}

function* send({ name, ...typed }: Typed, version: number): Saga {
  const seenVersion = Number.isSafeInteger(version) ? version : 0;
  const body = { ...typed, company: name, seenVersion };
  yield* keep(yield* callApi((api, signal) => unwrap(api.POST('/registration/supplier_json', { body, signal }))));
}

function* remove(id: number): Saga {
  const params = { path: { id } };
  yield* keep(
    yield* callApi((api, signal) =>
      unwrap(api.DELETE('/registration/supplier-document_json/{id}', { params, signal })),
    ),
  );
}

/** Uploads the chosen files one after the other. Returns those that were refused; other errors end it. */
function* upload(form: FormData): Saga<RefusedFile[]> {
  const refused: RefusedFile[] = [];
  for (const file of form.getAll('documents')) {
    // A field without a file sends one without a name.
    if (!(file instanceof File) || file.name === '') continue;
    const fault = yield* uploadOne(file);
    if (fault) refused.push({ name: file.name, fault });
  }
  return refused;
}

function* uploadOne(file: File): Saga<DocumentFault | null> {
  if (file.size > MAX_DOCUMENT_BYTES) return 'large';
  const body = { name: file.name, type: file.type, file: (yield call(toBase64, file)) as string };
  try {
    yield* keep(
      yield* callApi((api, signal) => unwrap(api.POST('/registration/supplier-document_json', { body, signal }))),
    );
    return null;
  } catch (error) {
    const { reason } = (error instanceof ApiError ? error.body : {}) as Partial<DocumentRefusal>;
    if (reason === undefined) throw error;
    return reason;
  }
}

function* keep(own: OwnApplication): Saga {
  yield* dispatch(ownApplications.loaded(undefined, own, Date.now()));
}

const answer = (values: Pick<ApplicationAnswer, 'typed'> & Partial<ApplicationAnswer>) =>
  data<ApplicationAnswer>({ found: null, files: [], areFilesDone: true, refusal: null, ...values });

const refuse = (
  values: Pick<ApplicationAnswer, 'typed' | 'files'> & Partial<ApplicationAnswer>,
  { refusal, status }: Refused<SupplierField, Code, 'changed'>,
) => data<ApplicationAnswer>({ areFilesDone: true, ...values, found: null, refusal }, { status });
