import { data } from 'react-router-dom';
import { ApiError, unwrap, type ListSource, type UploadType } from '@partshop/api-client';
import { callApi, redirectResponse, type Saga } from '@partshop/features/core';
import { readField, readId, readRefusal, refuseFields, type FormRefusal } from '@partshop/features/core/forms';
import { uploadPath } from '../upload-path.ts';
import { loadingPath } from './source-path.ts';
import {
  findSourceProblems,
  readTypedSource,
  toAdded,
  toChanged,
  type SourceField,
  type SourceProblem,
  type TypedSource,
} from './source-form.ts';

export const SOURCE_INTENTS = ['addSource', 'changeSource', 'loadSource', 'removeSource'] as const;
export type SourceIntent = (typeof SOURCE_INTENTS)[number];

/** Why a form of an address was refused, with what was typed into it. */
export type SourceAnswer = {
  /** Null for a new one. */
  sourceId: number | null;
  source: TypedSource;
  refusal: FormRefusal<SourceField, SourceProblem> | null;
  /** The address is no longer what was seen. */
  isOvertaken: boolean;
};

const READING = {
  byCode: {
    'address-refused': { field: 'url', code: 'urlRefused' },
    'source-exists': { field: 'list', code: 'listTaken' },
  },
  byMember: { Url: { field: 'url', code: 'urlMissing' }, GoneLimit: { field: 'goneLimit', code: 'limitWrong' } },
} as const;

type Acted = { type: UploadType; intent: SourceIntent; form: FormData };

/** Adds, changes, loads or forgets an address, as the pressed button says. */
export function* actOnSource({ type, intent, form }: Acted): Saga<Response | ReturnType<typeof data<SourceAnswer>>> {
  const source = readTypedSource(form);
  const sourceId = readId(readField(form, 'sourceId'));
  const hasFields = intent === 'addSource' || intent === 'changeSource';
  const problems = hasFields ? findSourceProblems(form) : [];
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data<SourceAnswer>({ sourceId, source, refusal, isOvertaken: false }, { status });
  }
  try {
    const done = yield* perform(intent, { type, id: sourceId ?? 1, source, form });
    // Else the new settings load nothing now.
    const loads = done !== null && (intent === 'loadSource' || done.askedAt === null);
    return redirectResponse(loads ? loadingPath(type, done) : uploadPath(type), 303);
  } catch (error) {
    // A success, so that the page loads what it shows anew.
    if (error instanceof ApiError && error.body.code === 'source-changed') {
      return data<SourceAnswer>({ sourceId, source, refusal: null, isOvertaken: true });
    }
    const { refusal, status } = readRefusal(error, READING);
    return data<SourceAnswer>({ sourceId, source, refusal, isOvertaken: false }, { status });
  }
}

type Performed = { type: UploadType; id: number; source: TypedSource; form: FormData };

function* perform(intent: SourceIntent, { type, id, source, form }: Performed): Saga<ListSource | null> {
  const params = { path: { id } };
  const Version = Number(readField(form, 'version')) || 1;
  switch (intent) {
    case 'addSource': {
      const body = toAdded(type, source);
      return yield* callApi((api, signal) => unwrap(api.POST('/services/seller/list-source_json', { body, signal })));
    }
    case 'changeSource': {
      const body = toChanged(source, Version);
      return yield* callApi((api, signal) =>
        unwrap(api.PUT('/services/seller/list-source_json/{id}', { params, body, signal })),
      );
    }
    case 'loadSource':
      return yield* callApi((api, signal) =>
        unwrap(api.POST('/services/seller/list-source-load_json/{id}', { params, signal })),
      );
    case 'removeSource':
      yield* callApi((api, signal) =>
        unwrap(api.POST('/services/seller/list-source-remove_json/{id}', { params, body: { Version }, signal })),
      );
      return null;
  }
}
