import { data } from 'react-router-dom';
import { all, call } from 'redux-saga/effects';
import { unwrap } from '@partshop/api-client';
import { callApi, describePage, loadTexts, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import {
  answerWithDocument,
  formMessages,
  readField,
  readId,
  readRefusal,
  refuseFields,
  type FormRefusal,
  type Leaving,
} from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { companyAccounts } from '../company-account.loadables.ts';
import { messages as roles } from '../roles.messages.ts';
import {
  findInviteProblems,
  findTermsProblems,
  readEmployee,
  termsOf,
  type EmployeeCode,
  type EmployeeField,
  type TypedEmployee,
} from './employee-form.ts';
import { messages } from './employees.messages.ts';

/** A refused form with what was typed; `id` is the employee whom it changes, null for an invitation. */
export type EmployeeRefused = {
  id: number | null;
  typed: TypedEmployee;
  refusal: FormRefusal<EmployeeField, EmployeeCode>;
};

/** /profile/company/employees. Critical: the company account; 404 for who buys for no company. */
export function* loadEmployees(): Saga {
  yield all([call(companyAccounts.load), call(loadTexts, messages, roles, formMessages)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

type Answer = Response | ReturnType<typeof data<EmployeeRefused>> | ReturnType<typeof data<Leaving>>;

/** Invites, changes or removes an employee, or lets the client leave, by the pressed button. */
export function* actOnEmployees({ form }: ActArgs): Saga<Answer> {
  const typed = readEmployee(form);
  const [id, removed, left] = ['change', 'remove', 'leave'].map((name) => readId(readField(form, name)));
  const problems = (removed ?? left) ? [] : id ? findTermsProblems(form) : findInviteProblems(form);
  const refuse = ({ refusal, status }: { refusal: EmployeeRefused['refusal']; status: number }) =>
    data<EmployeeRefused>({ id: id ?? null, typed, refusal }, { status });
  if (problems.length > 0) return refuse(refuseFields(problems));
  try {
    if (left) {
      yield* remove(left);
      return yield* answerWithDocument(paths.profile.to());
    }
    if (removed) yield* remove(removed);
    else if (id) yield* change(id, typed);
    else yield* invite(typed);
  } catch (error) {
    return refuse(readRefusal(error, READING));
  }
  return redirectResponse(paths.employees.to(), 303);
}

const READING = {
  byCode: {
    'list-full': { field: 'name', code: 'full' },
    'country-unserved': { field: 'contact', code: 'countryUnserved' },
  },
  byMember: {
    name: { field: 'name', code: 'nameWrong' },
    contact: { field: 'contact', code: 'contactWrong' },
    orderLimit: { field: 'orderLimit', code: 'limitWrong' },
    monthLimit: { field: 'monthLimit', code: 'limitWrong' },
  },
} as const;

function* invite(typed: TypedEmployee): Saga {
  const body = { ...termsOf(typed), name: typed.name.trim(), contact: typed.contact.trim() };
  yield* callApi((api, signal) => unwrap(api.POST('/services/cabinet/company-account/employees', { body, signal })));
}

function* change(id: number, typed: TypedEmployee): Saga {
  const options = { params: { path: { id } }, body: termsOf(typed) };
  yield* callApi((api, signal) =>
    unwrap(api.PUT('/services/cabinet/company-account/employees/{id}', { ...options, signal })),
  );
}

function* remove(id: number): Saga {
  const params = { path: { id } };
  yield* callApi((api, signal) =>
    unwrap(api.DELETE('/services/cabinet/company-account/employees/{id}', { params, signal })),
  );
}
