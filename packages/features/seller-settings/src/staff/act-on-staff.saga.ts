import { data } from 'react-router-dom';
import { ApiError, SELLER_ROLES, unwrap, type SellerRole } from '@partshop/api-client';
import { callApi, redirectResponse, type Saga } from '@partshop/features/core';
import {
  findEmailProblem,
  findNameProblem,
  readField,
  readId,
  readRefusal,
  refuseFields,
  type FormRefusal,
  type Problem,
} from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';

export type StaffField = 'name' | 'email' | 'role';
export type StaffProblem = 'nameWrong' | 'nameMarkup' | 'addressWrong' | 'full';
export type TypedMember = { name: string; email: string; role: SellerRole };

/** A form that was refused: whose (null for an invitation), what was typed, and why. `standing`: what another owner did meanwhile. */
export type StaffAnswer = {
  of: 'staff';
  member: number | null;
  typed: TypedMember;
  standing: 'overtaken' | 'gone' | null;
  refusal: FormRefusal<StaffField, StaffProblem> | null;
};

type Answer = Response | ReturnType<typeof data<StaffAnswer>>;
type Act = 'invited' | 'changed' | 'removed';

/** Invites somebody, or changes or removes whom the form names. */
export function* actOnStaff(form: FormData): Saga<Answer> {
  const member = readId(readField(form, 'member'));
  const typed = readMember(form);
  const act: Act = member === null ? 'invited' : readField(form, 'act') === 'remove' ? 'removed' : 'changed';
  const base = { of: 'staff', member, typed, standing: null } as const;
  const problems = act === 'invited' ? findStaffProblems(form) : [];
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data<StaffAnswer>({ ...base, refusal }, { status });
  }
  try {
    if (member === null) yield* invite(typed);
    else if (act === 'removed') yield* remove(member, readVersion(form));
    else yield* change(member, { role: typed.role, version: readVersion(form) });
  } catch (error) {
    const standing = member === null ? null : standingOf(error);
    // A success, so that the page loads the people as they are now.
    if (standing) return data<StaffAnswer>({ ...base, standing, refusal: null });
    const { refusal, status } = readRefusal<StaffField, StaffProblem>(error, READING);
    return data<StaffAnswer>({ ...base, refusal }, { status });
  }
  return redirectResponse(`${paths.sellerSettings.to()}?done=${act}`, 303);
}

function standingOf(error: unknown): StaffAnswer['standing'] {
  if (!(error instanceof ApiError)) return null;
  if (error.body.code === 'staff-changed') return 'overtaken';
  return error.status === 404 ? 'gone' : null;
}

const READING = {
  byCode: { 'list-full': { field: 'email', code: 'full' } },
  byMember: { Name: { field: 'name', code: 'nameWrong' }, Email: { field: 'email', code: 'addressWrong' } },
} as const;

function* invite({ name: Name, email: Email, role: Role }: TypedMember): Saga {
  const body = { Name, Email, Role };
  yield* callApi((api, signal) => unwrap(api.POST('/services/seller/staff_json', { body, signal })));
}

function* change(id: number, { role: Role, version: Version }: { role: SellerRole; version: number }): Saga {
  const options = { params: { path: { id } }, body: { Role, Version } };
  yield* callApi((api, signal) => unwrap(api.PUT('/services/seller/member_json/{id}', { ...options, signal })));
}

function* remove(id: number, Version: number): Saga {
  const options = { params: { path: { id } }, body: { Version } };
  yield* callApi((api, signal) => unwrap(api.POST('/services/seller/member-remove_json/{id}', { ...options, signal })));
}

const readVersion = (form: FormData): number => Number(readField(form, 'version')) || 1;

const readMember = (form: FormData): TypedMember => ({
  name: readField(form, 'name').trim(),
  email: readField(form, 'email').trim(),
  role: SELLER_ROLES.find((role) => role === readField(form, 'role')) ?? 'warehouse',
});

/** Finds what is wrong with an invitation. */
export function findStaffProblems(form: FormData): Problem<StaffField, StaffProblem>[] {
  const { name, email } = readMember(form);
  const nameCode = findNameProblem(name)?.code;
  const isWrong = email === '' || findEmailProblem(email) !== null;
  return [
    ...(nameCode === 'nameWrong' || nameCode === 'nameMarkup' ? [{ field: 'name', code: nameCode } as const] : []),
    ...(isWrong ? [{ field: 'email', code: 'addressWrong' } as const] : []),
  ];
}
