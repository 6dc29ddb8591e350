import { data } from 'react-router-dom';
import { all, call } from 'redux-saga/effects';
import { unwrap, type CompanyDetails } from '@partshop/api-client';
import { callApi, describePage, dispatch, loadTexts, type ActArgs, type Saga } from '@partshop/features/core';
import { formMessages, readField, readRefusal, refuseFields, type FormRefusal } from '@partshop/features/core/forms';
import {
  findCompanyProblems,
  findInnProblems,
  PROBLEM_BY_MEMBER,
  readCompany,
  type CompanyCode,
  type CompanyField,
} from './company-form.ts';
import { lookUpCompany } from './look-up-company.saga.ts';
import { ownCompany } from './company.loadables.ts';
import { messages } from './company.messages.ts';

/** What became of the form, with what it holds now. */
export type CompanyAnswer = { company: CompanyDetails } & (
  | { outcome: 'saved' | 'found' | 'closed' | 'unknown' | 'unavailable' }
  | { outcome: 'refused'; isLookUp: boolean; refusal: FormRefusal<CompanyField, CompanyCode> }
);

type Answered = ReturnType<typeof data<CompanyAnswer>>;

/** Loads /profile/company. Critical: the company; retail clients have none (403). */
export function* loadCompany(): Saga {
  yield all([call(ownCompany.load), call(loadTexts, messages, formMessages)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** Saves the company; or, by the form `find`, fills the fields in by the tax number. */
export function* actOnCompany({ form }: ActArgs): Saga<Answered> {
  const company = readCompany(form);
  const isLookUp = readField(form, 'form') === 'find';
  const problems = isLookUp ? findInnProblems(form) : findCompanyProblems(form);
  if (problems.length > 0) return refuse(company, isLookUp, refuseFields(problems));
  return isLookUp ? yield* lookUp(company) : yield* save(company);
}

function* save(company: CompanyDetails): Saga<Answered> {
  try {
    const kept = yield* callApi((api, signal) =>
      unwrap(api.PUT('/services/cabinet/company', { body: company, signal })),
    );
    yield* dispatch(ownCompany.loaded(undefined, kept, Date.now()));
    return data<CompanyAnswer>({ company, outcome: 'saved' });
  } catch (error) {
    return refuse(company, false, readRefusal(error, { byMember: PROBLEM_BY_MEMBER }));
  }
}

function* lookUp(typed: CompanyDetails): Saga<Answered> {
  try {
    const { outcome, company } = yield* lookUpCompany(typed.inn);
    return data<CompanyAnswer>({ company: company ?? typed, outcome });
  } catch (error) {
    return refuse(typed, true, readRefusal(error, { byMember: PROBLEM_BY_MEMBER }));
  }
}

type Refused = { refusal: FormRefusal<CompanyField, CompanyCode>; status: number };
const refuse = (company: CompanyDetails, isLookUp: boolean, { refusal, status }: Refused) =>
  data<CompanyAnswer>({ company, outcome: 'refused', isLookUp, refusal }, { status });
