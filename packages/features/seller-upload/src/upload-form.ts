import {
  isOfList,
  MAX_UPLOAD_BYTES,
  UPLOAD_COLUMNS,
  type UploadColumn,
  type UploadType,
  type RowCells,
} from '@partshop/api-client';
import { readField, readId, type Problem } from '@partshop/features/core/forms';

export type UploadField = 'file' | 'listName' | 'city' | 'days' | 'columns' | 'rows';
export type UploadProblem =
  | 'fileMissing'
  | 'fileLarge'
  | 'nameMissing'
  | 'cityMissing'
  | 'daysWrong'
  | 'columnsWrong'
  | 'nothingMended'
  | 'rowsFull';

/** The value of the choice of a list for one that does not exist yet. */
export const NEW_LIST = 'new';

export type Typed = { list: string; listName: string; city: string; days: string; replaces: boolean };

export const readTyped = (form: FormData): Typed => ({
  list: readField(form, 'list'),
  listName: readField(form, 'listName').trim(),
  city: readField(form, 'city').trim(),
  days: readField(form, 'days').trim(),
  replaces: form.has('replaces'),
});

/** The file of the form; null where none was chosen. */
export function readFile(form: FormData): File | null {
  const file = form.get('file');
  return file instanceof File && file.name !== '' ? file : null;
}

/** Finds what is wrong with the form of a new upload. */
export function findUploadProblems(form: FormData): Problem<UploadField, UploadProblem>[] {
  const file = readFile(form);
  const problems: Problem<UploadField, UploadProblem>[] = [];
  if (!file) problems.push({ field: 'file', code: 'fileMissing' });
  else if (file.size > MAX_UPLOAD_BYTES) problems.push({ field: 'file', code: 'fileLarge' });
  const { list, listName, city, days } = readTyped(form);
  if (list !== NEW_LIST) return problems;
  if (listName === '') problems.push({ field: 'listName', code: 'nameMissing' });
  if (city.length < 2) problems.push({ field: 'city', code: 'cityMissing' });
  if (!/^\d{1,3}$/.test(days) || Number(days) > 365) problems.push({ field: 'days', code: 'daysWrong' });
  return problems;
}

/** What a new upload asks for beside its file. */
export function toTarget(type: UploadType, typed: Typed) {
  const isNew = typed.list === NEW_LIST;
  return {
    Type: type,
    PriceListId: isNew || !isOfList(type) ? null : (readId(typed.list) ?? 1),
    NewList: isNew ? { Name: typed.listName, City: typed.city, LeadDays: Number(typed.days) } : null,
    Replaces: typed.replaces,
  };
}

/** What each column holds, in their order. */
export const readColumns = (form: FormData): (UploadColumn | null)[] =>
  form.getAll('column').map((value) => UPLOAD_COLUMNS.find((field) => field === value) ?? null);

export type TypedRow = { Row: number; Cells: RowCells };

export const cellName = (row: number, field: UploadColumn): string => `cell:${row}:${field}`;
/** Holds what the row said before, so that only rows that were changed are sent. */
export const wasName = (row: number): string => `was:${row}`;
export const writeCells = (cells: RowCells): string =>
  JSON.stringify(UPLOAD_COLUMNS.map((field) => cells[field] ?? null));

/** The rows that were changed on the page. */
export function readMendedRows(form: FormData): TypedRow[] {
  const rows = new Map<number, RowCells>();
  for (const [name, value] of form.entries()) {
    const [, row, field] = /^cell:(\d{1,8}):([A-Za-z]+)$/.exec(name) ?? [];
    const known = UPLOAD_COLUMNS.find((one) => one === field);
    if (row === undefined || !known || typeof value !== 'string') continue;
    rows.set(Number(row), { ...rows.get(Number(row)), [known]: value });
  }
  return [...rows].flatMap(([Row, Cells]) =>
    readField(form, wasName(Row)) === writeCells(Cells) ? [] : [{ Row, Cells }],
  );
}
