import { data } from 'react-router-dom';
import {
  ApiError,
  MAX_CLOSED_DAYS,
  MAX_RETURN_RULES_LENGTH,
  MAX_WAREHOUSE_LEAD_DAYS,
  unwrap,
  type ApiClient,
} from '@partshop/api-client';
import { callApi, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import {
  findEmailProblem,
  readField,
  readId,
  readRefusal,
  refuseFields,
  type FormRefusal,
  type Problem,
} from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { actOnStaff, type StaffAnswer } from '../staff/act-on-staff.saga.ts';
import { actOnTokens, type TokenAnswer } from '../tokens/act-on-tokens.saga.ts';
import { daysBetween, isDay, readPeriod } from './closed-days.ts';
import type { SETTINGS_QUERY } from './settings.query.ts';

export type WarehouseField = 'weekdays' | 'cutOff' | 'leadDays' | 'leadDaysMax' | 'closedFrom' | 'closedTo';
export type WarehouseProblem =
  | 'noWeekday'
  | 'timeWrong'
  | 'daysWrong'
  | 'daysOrder'
  | 'dayWrong'
  | 'periodWrong'
  | 'tooManyDays';
export type GeneralField = 'returnRules' | 'noticeEmail';
export type GeneralProblem = 'rulesLong' | 'emailMissing' | 'emailWrong';

export type TypedWarehouse = {
  weekdays: string[];
  cutOff: string;
  leadDays: string;
  leadDaysMax: string;
  /** Periods that stay closed. */
  closed: string[];
  closedFrom: string;
  closedTo: string;
  isReturnable: boolean;
};
export type TypedGeneral = { returnRules: string; noticeEmail: string; wantsNotices: boolean };

/** Settings that were not saved: whose (of a price list, or the general ones), what was typed, and why. */
export type RefusedSettings = { isOvertaken: boolean } & (
  | { of: 'general'; typed: TypedGeneral; refusal: FormRefusal<GeneralField, GeneralProblem> | null }
  | { of: number; typed: TypedWarehouse; refusal: FormRefusal<WarehouseField, WarehouseProblem> | null }
);

/** What a form of the page answers; `of` says which. */
export type SettingsAnswer = RefusedSettings | TokenAnswer | StaffAnswer;

type Answer = Response | ReturnType<typeof data<RefusedSettings>>;

/** Saves a warehouse, or the rules and the mails, or acts on tokens or people, by the form that was sent. */
export function* saveSettings({
  form,
}: ActArgs<(typeof SETTINGS_QUERY)[number]>): Saga<Response | ReturnType<typeof data<SettingsAnswer>>> {
  if (readField(form, 'of') === 'tokens') return yield* actOnTokens(form);
  if (readField(form, 'of') === 'staff') return yield* actOnStaff(form);
  const of = readId(readField(form, 'of'));
  return of === null ? yield* saveGeneral(form) : yield* saveWarehouse(of, form);
}

const savedPath = (of: number | 'general'): string => `${paths.sellerSettings.to()}?done=${of}`;
const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.body.code === 'settings-changed';

function* saveGeneral(form: FormData): Saga<Answer> {
  const typed = readGeneral(form);
  const base = { of: 'general', typed, isOvertaken: false } as const;
  const problems = findGeneralProblems(form);
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data<RefusedSettings>({ ...base, refusal }, { status });
  }
  try {
    yield* callApi((api, signal) => sendGeneral(api, form, signal));
    return redirectResponse(savedPath('general'), 303);
  } catch (error) {
    // A success, so that the page loads what is set now.
    if (isOvertaken(error)) return data<RefusedSettings>({ ...base, refusal: null, isOvertaken: true });
    const { refusal, status } = readRefusal<GeneralField, GeneralProblem>(error, GENERAL);
    return data<RefusedSettings>({ ...base, refusal }, { status });
  }
}

const GENERAL = {
  byMember: {
    NoticeEmail: { field: 'noticeEmail', code: 'emailWrong' },
    ReturnRules: { field: 'returnRules', code: 'rulesLong' },
  },
} as const;

async function sendGeneral(api: ApiClient, form: FormData, signal: AbortSignal): Promise<unknown> {
  const { returnRules, noticeEmail, wantsNotices } = readGeneral(form);
  const body = {
    Version: readVersion(form),
    ReturnRules: returnRules,
    NoticeEmail: noticeEmail,
    WantsNotices: wantsNotices,
  };
  return unwrap(api.PUT('/services/seller/settings_json', { body, signal }));
}

function* saveWarehouse(of: number, form: FormData): Saga<Answer> {
  const typed = readWarehouse(form);
  const base = { of, typed, isOvertaken: false };
  const problems = findWarehouseProblems(form);
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data<RefusedSettings>({ ...base, refusal }, { status });
  }
  try {
    yield* callApi((api, signal) => sendWarehouse(api, { of, form }, signal));
    return redirectResponse(savedPath(of), 303);
  } catch (error) {
    if (isOvertaken(error)) return data<RefusedSettings>({ ...base, refusal: null, isOvertaken: true });
    const { refusal, status } = readRefusal<WarehouseField, WarehouseProblem>(error, WAREHOUSE);
    return data<RefusedSettings>({ ...base, refusal }, { status });
  }
}

const WAREHOUSE = {
  byMember: {
    Weekdays: { field: 'weekdays', code: 'noWeekday' },
    CutOff: { field: 'cutOff', code: 'timeWrong' },
    LeadDays: { field: 'leadDays', code: 'daysWrong' },
    LeadDaysMax: { field: 'leadDaysMax', code: 'daysOrder' },
    ClosedDays: { field: 'closedFrom', code: 'tooManyDays' },
  },
} as const;

async function sendWarehouse(
  api: ApiClient,
  { of, form }: { of: number; form: FormData },
  signal: AbortSignal,
): Promise<unknown> {
  const typed = readWarehouse(form);
  const body = {
    PriceListId: of,
    Version: readVersion(form),
    LeadDays: Number(typed.leadDays),
    LeadDaysMax: Number(typed.leadDaysMax),
    IsReturnable: typed.isReturnable,
    Weekdays: typed.weekdays.map(Number),
    CutOff: typed.cutOff === '' ? null : typed.cutOff,
    ClosedDays: closedDaysOf(typed),
  };
  return unwrap(api.PUT('/services/seller/warehouse_json', { body, signal }));
}

const readVersion = (form: FormData): number => Number(readField(form, 'version')) || 1;
const readAll = (form: FormData, name: string): string[] =>
  form.getAll(name).flatMap((value) => (typeof value === 'string' ? [value] : []));

const readGeneral = (form: FormData): TypedGeneral => ({
  returnRules: readField(form, 'returnRules').trim(),
  noticeEmail: readField(form, 'noticeEmail').trim(),
  wantsNotices: readField(form, 'wantsNotices') === 'on',
});

const readWarehouse = (form: FormData): TypedWarehouse => ({
  weekdays: readAll(form, 'weekdays').filter((day) => /^[1-7]$/.test(day)),
  cutOff: readField(form, 'cutOff').trim(),
  leadDays: readField(form, 'leadDays').trim(),
  leadDaysMax: readField(form, 'leadDaysMax').trim(),
  closed: readAll(form, 'closed').filter((period) => readPeriod(period, 1).length > 0),
  closedFrom: readField(form, 'closedFrom').trim(),
  closedTo: readField(form, 'closedTo').trim(),
  isReturnable: readField(form, 'isReturnable') === 'on',
});

/** One more than are allowed, so that too many are found. */
const MOST = MAX_CLOSED_DAYS + 1;

function closedDaysOf({ closed, closedFrom, closedTo }: TypedWarehouse): string[] {
  const kept = closed.flatMap((period) => readPeriod(period, MOST));
  const added = isDay(closedFrom)
    ? daysBetween({ from: closedFrom, to: closedTo === '' ? closedFrom : closedTo }, MOST)
    : [];
  return [...new Set([...kept, ...added])];
}

/** Finds what is wrong with the form of a warehouse. */
export function findWarehouseProblems(form: FormData): Problem<WarehouseField, WarehouseProblem>[] {
  const typed = readWarehouse(form);
  const { weekdays, cutOff, leadDays, leadDaysMax, closedFrom, closedTo } = typed;
  const isDays = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= MAX_WAREHOUSE_LEAD_DAYS;
  const problems: [boolean, Problem<WarehouseField, WarehouseProblem>][] = [
    [weekdays.length === 0, { field: 'weekdays', code: 'noWeekday' }],
    [cutOff !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(cutOff), { field: 'cutOff', code: 'timeWrong' }],
    [!isDays(leadDays), { field: 'leadDays', code: 'daysWrong' }],
    [!isDays(leadDaysMax), { field: 'leadDaysMax', code: 'daysWrong' }],
    [
      isDays(leadDays) && isDays(leadDaysMax) && Number(leadDays) > Number(leadDaysMax),
      { field: 'leadDaysMax', code: 'daysOrder' },
    ],
    [closedFrom === '' ? closedTo !== '' : !isDay(closedFrom), { field: 'closedFrom', code: 'dayWrong' }],
    [closedTo !== '' && (!isDay(closedTo) || closedTo < closedFrom), { field: 'closedTo', code: 'periodWrong' }],
    [closedDaysOf(typed).length > MAX_CLOSED_DAYS, { field: 'closedFrom', code: 'tooManyDays' }],
  ];
  return problems.flatMap(([isSo, problem]) => (isSo ? [problem] : []));
}

/** Finds what is wrong with the form of rules and mails. */
export function findGeneralProblems(form: FormData): Problem<GeneralField, GeneralProblem>[] {
  const { returnRules, noticeEmail, wantsNotices } = readGeneral(form);
  const email = noticeEmail === '' ? null : findEmailProblem(noticeEmail);
  return [
    ...(returnRules.length > MAX_RETURN_RULES_LENGTH ? [{ field: 'returnRules', code: 'rulesLong' } as const] : []),
    ...(email ? [{ field: 'noticeEmail', code: 'emailWrong' } as const] : []),
    ...(wantsNotices && noticeEmail === '' ? [{ field: 'noticeEmail', code: 'emailMissing' } as const] : []),
  ];
}
