import { data } from 'react-router-dom';
import { MAX_VIEW_NAME_LENGTH, unwrap } from '@partshop/api-client';
import { callApi, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import {
  readField,
  readId,
  readRefusal,
  refuseFields,
  type FormRefusal,
  type Problem,
} from '@partshop/features/core/forms';
import { stateOf, viewPath } from './position-views.ts';
import { NO_VIEW, readGoodsChoice } from './sales-choice.ts';
import type { GOODS_QUERY } from './sales.query.ts';

const INTENTS = ['add', 'change', 'remove'] as const;

export type ViewProblem = 'nameMissing' | 'nameTaken' | 'viewsFull' | 'viewChanged';

/** Why a view was not saved, and what was typed. */
export type RefusedView = { of: 'view'; name: string; isDefault: boolean; refusal: FormRefusal<'name', ViewProblem> };

type Answer = Response | ReturnType<typeof data<RefusedView>>;

const READING = {
  byCode: {
    'name-taken': { field: 'name', code: 'nameTaken' },
    'views-full': { field: 'name', code: 'viewsFull' },
    'view-changed': { field: 'name', code: 'viewChanged' },
  },
  byMember: { Name: { field: 'name', code: 'nameMissing' } },
} as const;

export function findViewProblems(form: FormData): Problem<'name', ViewProblem>[] {
  const name = readField(form, 'name').trim();
  return name === '' || name.length > MAX_VIEW_NAME_LENGTH ? [{ field: 'name', code: 'nameMissing' }] : [];
}

/** Saves what the page shows as a view, or removes one, as the pressed button says. */
export function* actOnViews({ form, query }: ActArgs<(typeof GOODS_QUERY)[number]>): Saga<Answer> {
  const choice = readGoodsChoice(query);
  const intent = INTENTS.find((one) => one === readField(form, 'intent')) ?? 'add';
  const typed = { of: 'view' as const, name: readField(form, 'name').trim(), isDefault: form.has('isDefault') };
  const problems = intent === 'remove' ? [] : findViewProblems(form);
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data<RefusedView>({ ...typed, refusal }, { status });
  }
  const id = readId(choice.view);
  const Version = Number(readField(form, 'version')) || 1;
  try {
    if (intent === 'remove' && id !== null) {
      const params = { path: { id }, query: { version: Version } };
      yield* callApi((api, signal) => unwrap(api.DELETE('/services/seller/view_json/{id}', { params, signal })));
      return redirectResponse(viewPath(choice, NO_VIEW), 303);
    }
    const State = stateOf(choice);
    const body = { Id: intent === 'add' ? null : id, Version, Name: typed.name, IsDefault: typed.isDefault, State };
    const saved = yield* callApi((api, signal) => unwrap(api.PUT('/services/seller/view_json', { body, signal })));
    return redirectResponse(viewPath(choice, String(saved.id), State), 303);
  } catch (error) {
    const { refusal, status } = readRefusal(error, READING);
    return data<RefusedView>({ ...typed, refusal }, { status });
  }
}
