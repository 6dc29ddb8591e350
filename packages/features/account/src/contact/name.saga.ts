import { data } from 'react-router-dom';
import { unwrap } from '@partshop/api-client';
import {
  callApi,
  currentUserLoaded,
  describePage,
  dispatch,
  loadTexts,
  redirectResponse,
  type ActArgs,
  type Saga,
} from '@partshop/features/core';
import {
  findNameProblem,
  formMessages,
  readField,
  readRefusal,
  refuseFields,
  type ContactCode,
  type FormRefusal,
  type Problem,
} from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { messages } from './contact.messages.ts';

/** A refused name, as it was typed. */
export type NameRefused = { name: string; refusal: FormRefusal<'name', ContactCode> };

/** Loads /profile/name. App start has already loaded the client. */
export function* loadName(): Saga {
  yield* loadTexts(messages, formMessages);
  yield* describePage(messages, (t) => ({ title: t('nameTitle'), isIndexed: false }));
}

/** Finds what is wrong with the name. */
export function findNameProblems(form: FormData): Problem<'name', ContactCode>[] {
  const problem = findNameProblem(readField(form, 'name'));
  return problem ? [{ field: 'name', ...problem }] : [];
}

/** Changes the name and redirects to the profile (303), or shows the form again with the reason. */
export function* changeName({ form }: ActArgs): Saga<Response | ReturnType<typeof data<NameRefused>>> {
  const name = readField(form, 'name');
  const problems = findNameProblems(form);
  try {
    if (problems.length > 0) return refuse(name, refuseFields(problems));
    const body = { name };
    const client = yield* callApi((api, signal) => unwrap(api.PUT('/services/cabinet/name', { body, signal })));
    yield* dispatch(currentUserLoaded(client));
  } catch (error) {
    return refuse(name, readRefusal(error, { byMember: { name: { field: 'name', code: 'nameWrong' } } }));
  }
  return redirectResponse(`${paths.profile.to()}?saved=name`, 303);
}

const refuse = (name: string, { refusal, status }: { refusal: NameRefused['refusal']; status: number }) =>
  data<NameRefused>({ name, refusal }, { status });
