import { call } from 'redux-saga/effects';
import { data } from 'react-router-dom';
import {
  MAX_PICTURE_ADDRESS_LENGTH,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_NAME_LENGTH,
  MAX_PICTURE_ROWS,
  unwrap,
} from '@partshop/api-client';
import { callApi, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { readField, readRefusal, refuseFields, type FormRefusal, type Problem } from '@partshop/features/core/forms';
import { paths, toBase64 } from '@partshop/features/shared';
import type { PHOTOS_QUERY } from './photos.query.ts';
import { readRows } from './read-rows.ts';

export type PhotosField = 'rows' | 'files';
export type PhotosProblem = 'rowsMissing' | 'rowsWrong' | 'rowsMany' | 'rowLong' | 'filesMissing' | 'fileLarge';
/** A form that was refused, and what was typed. `lines` are the lines without a number or an address. */
export type RefusedPhotos = {
  typed: string;
  lines: number[];
  refusal: FormRefusal<PhotosField, PhotosProblem>;
};

type Answer = Response | ReturnType<typeof data<RefusedPhotos>>;

/** Loads pictures by the typed addresses, or the chosen files, by the form that was sent. */
export function* loadPhotos({ form }: ActArgs<(typeof PHOTOS_QUERY)[number]>): Saga<Answer> {
  const typed = readField(form, 'rows');
  const { rows, wrong: lines } = readRows(typed);
  const isFiles = readField(form, 'of') === 'files';
  const problems = isFiles ? findFileProblems(form) : findRowProblems(form);
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data<RefusedPhotos>({ typed, lines, refusal }, { status });
  }
  try {
    if (isFiles) yield* sendFiles(filesOf(form));
    else {
      yield* callApi((api, signal) =>
        unwrap(api.POST('/services/seller/web-pictures_json', { body: { Rows: rows }, signal })),
      );
    }
    return redirectResponse(`${paths.sellerPhotos.to()}?done=${isFiles ? 'files' : 'rows'}`, 303);
  } catch (error) {
    const { refusal, status } = readRefusal<PhotosField, PhotosProblem>(error, {
      byMember: { Rows: { field: 'rows', code: 'rowsWrong' } },
    });
    return data<RefusedPhotos>({ typed, lines, refusal }, { status });
  }
}

/** Sends the files one after the other, into one report. */
function* sendFiles(files: readonly File[]): Saga {
  let LoadId: number | null = null;
  for (const file of files) {
    const body: { LoadId: number | null; Name: string; File: string } = {
      LoadId,
      Name: file.name.slice(-MAX_PICTURE_NAME_LENGTH),
      File: (yield call(toBase64, file)) as string,
    };
    const { loadId } = yield* callApi((api, signal) =>
      unwrap(api.POST('/services/seller/picture-file_json', { body, signal })),
    );
    LoadId = loadId;
  }
}

/** A field without a file sends one without a name. */
const filesOf = (form: FormData): File[] =>
  form.getAll('files').flatMap((file) => (file instanceof File && file.name !== '' ? [file] : []));

/** Finds what is wrong with the typed addresses. */
export function findRowProblems(form: FormData): Problem<PhotosField, PhotosProblem>[] {
  const { rows, wrong } = readRows(readField(form, 'rows'));
  const isLong = rows.some(
    ({ Maker, Number, Url }) =>
      Url.length > MAX_PICTURE_ADDRESS_LENGTH || Math.max(Maker.length, Number.length) > MAX_PICTURE_NAME_LENGTH,
  );
  if (wrong.length > 0) return [{ field: 'rows', code: 'rowsWrong' }];
  if (rows.length === 0) return [{ field: 'rows', code: 'rowsMissing' }];
  if (rows.length > MAX_PICTURE_ROWS) return [{ field: 'rows', code: 'rowsMany' }];
  return isLong ? [{ field: 'rows', code: 'rowLong' }] : [];
}

/** Finds what is wrong with the chosen files. */
export function findFileProblems(form: FormData): Problem<PhotosField, PhotosProblem>[] {
  const files = filesOf(form);
  if (files.length === 0) return [{ field: 'files', code: 'filesMissing' }];
  return files.some(({ size }) => size > MAX_PICTURE_BYTES) ? [{ field: 'files', code: 'fileLarge' }] : [];
}
