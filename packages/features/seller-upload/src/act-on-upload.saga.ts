import { call } from 'redux-saga/effects';
import { data } from 'react-router-dom';
import { ApiError, unwrap, type UploadColumn, type PriceUploadDetails, type UploadType } from '@partshop/api-client';
import { callApi, loadCode, notFound, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { readField, readRefusal, refuseFields, type FormRefusal, type Problem } from '@partshop/features/core/forms';
import { gzip, toBase64 } from '@partshop/features/shared';
import {
  findUploadProblems,
  readColumns,
  readFile,
  readMendedRows,
  readTyped,
  toTarget,
  type Typed,
  type TypedRow,
  type UploadField,
  type UploadProblem,
} from './upload-form.ts';
import type { MailAnswer } from './mail/act-on-mail.saga.ts';
import { importMail } from './mail/lazy-mail.ts';
import { MAIL_INTENTS } from './mail/mail-intents.ts';
import { actOnSource, SOURCE_INTENTS, type SourceAnswer } from './sources/act-on-source.saga.ts';
import { readType, readUpload, uploadPath } from './upload-path.ts';
import type { UPLOAD_QUERY } from './upload.query.ts';

export const INTENTS = ['send', 'columns', 'mend', 'apply', 'drop', 'back', 'load'] as const;
export type Intent = (typeof INTENTS)[number];

/** Why a form was refused, with what was typed into it. */
export type UploadAnswer = {
  intent: Intent;
  typed: Typed;
  columns: (UploadColumn | null)[];
  rows: TypedRow[];
  refusal: FormRefusal<UploadField, UploadProblem> | null;
  /** The upload is no longer what was seen. */
  isChanged: boolean;
};

type Answer = Response | ReturnType<typeof data<UploadAnswer | SourceAnswer | MailAnswer>>;
type Args = ActArgs<(typeof UPLOAD_QUERY)[number]>;

const READING = {
  byCode: {
    'file-refused': { field: 'file', code: 'fileMissing' },
    'too-large': { field: 'file', code: 'fileLarge' },
    'columns-missing': { field: 'columns', code: 'columnsWrong' },
    'rows-full': { field: 'rows', code: 'rowsFull' },
  },
  byMember: {
    'NewList.Name': { field: 'listName', code: 'nameMissing' },
    'NewList.City': { field: 'city', code: 'cityMissing' },
    'NewList.LeadDays': { field: 'days', code: 'daysWrong' },
  },
} as const;

/** Uploads a file, or does with the shown upload what the pressed button says. */
export function* actOnUpload({ form, params, query }: Args): Saga<Answer> {
  const type = readType(params['type']) ?? notFound();
  const ofSource = SOURCE_INTENTS.find((one) => one === readField(form, 'intent'));
  if (ofSource) return yield* actOnSource({ type, intent: ofSource, form });
  const ofMail = MAIL_INTENTS.find((one) => one === readField(form, 'intent'));
  if (ofMail) {
    const { actOnMail } = (yield call(loadCode, importMail)) as Awaited<ReturnType<typeof importMail>>;
    return yield* actOnMail({ type, intent: ofMail, form });
  }
  const intent = INTENTS.find((one) => one === readField(form, 'intent')) ?? 'send';
  const base = { intent, typed: readTyped(form), columns: readColumns(form), rows: readMendedRows(form) };
  const refuse = (refusal: UploadAnswer['refusal'], status: number) =>
    data<UploadAnswer>({ ...base, refusal, isChanged: false }, { status });
  const problems = findProblems(intent, form);
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return refuse(refusal, status);
  }
  try {
    const { id, state } = yield* perform(intent, { type, id: readUpload(query) ?? 0, form });
    return redirectResponse(state === 'dropped' ? uploadPath(type) : uploadPath(type, id), 303);
  } catch (error) {
    // A success, so that the page loads what it shows anew.
    if (error instanceof ApiError && error.body.code === 'upload-changed') {
      return data<UploadAnswer>({ ...base, refusal: null, isChanged: true });
    }
    const { refusal, status } = readRefusal(error, READING);
    return refuse(refusal, status);
  }
}

function findProblems(intent: Intent, form: FormData): Problem<UploadField, UploadProblem>[] {
  if (intent === 'send') return findUploadProblems(form);
  return intent === 'mend' ? findMendProblems(form) : [];
}

export const findMendProblems = (form: FormData): Problem<UploadField, UploadProblem>[] =>
  readMendedRows(form).length > 0 ? [] : [{ field: 'rows', code: 'nothingMended' }];

type Performed = { type: UploadType; id: number; form: FormData };

function* perform(intent: Intent, { type, id, form }: Performed): Saga<PriceUploadDetails> {
  const params = { path: { id } };
  const Version = Number(readField(form, 'version')) || 1;
  switch (intent) {
    case 'send':
      return yield* send(type, form);
    case 'columns': {
      const body = { Fields: readColumns(form), Version };
      return yield* callApi((api, signal) =>
        unwrap(api.PUT('/services/seller/upload-columns_json/{id}', { params, body, signal })),
      );
    }
    case 'mend': {
      const body = { Rows: readMendedRows(form), Version };
      return yield* callApi((api, signal) =>
        unwrap(api.PUT('/services/seller/upload-rows_json/{id}', { params, body, signal })),
      );
    }
    case 'apply':
      return yield* callApi((api, signal) =>
        unwrap(api.POST('/services/seller/upload-apply_json/{id}', { params, body: { Version }, signal })),
      );
    case 'drop':
      return yield* callApi((api, signal) =>
        unwrap(api.POST('/services/seller/upload-drop_json/{id}', { params, body: { Version }, signal })),
      );
    case 'back':
      return yield* callApi((api, signal) =>
        unwrap(api.POST('/services/seller/upload-back_json/{id}', { params, signal })),
      );
    case 'load':
      return yield* callApi((api, signal) =>
        unwrap(api.POST('/services/seller/upload-photos_json/{id}', { params, signal })),
      );
  }
}

function* send(type: UploadType, form: FormData): Saga<PriceUploadDetails> {
  const file = readFile(form) ?? new File([], '');
  const packed = (yield call(gzip, file)) as Blob;
  // Workbooks are packed already.
  const IsGzipped = packed.size < file.size;
  const encoded = (yield call(toBase64, IsGzipped ? packed : file)) as string;
  const body = { ...toTarget(type, readTyped(form)), FileName: file.name.slice(-255), File: encoded, IsGzipped };
  return yield* callApi((api, signal) => unwrap(api.POST('/services/seller/upload_json', { body, signal })));
}
