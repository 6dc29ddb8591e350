import { data } from 'react-router-dom';
import { MAX_TOKEN_NAME_LENGTH, TOKEN_SCOPES, unwrap, type TokenScope } from '@partshop/api-client';
import { callApi, redirectResponse, type Saga } from '@partshop/features/core';
import {
  readField,
  readId,
  readRefusal,
  refuseFields,
  type FormRefusal,
  type Problem,
} from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';

export type TokenField = 'name' | 'scopes';
export type TokenProblem = 'nameWrong' | 'noScope' | 'full';
export type TypedToken = { name: string; scopes: TokenScope[] };

/** A token that was made, which is shown this once; or a form that was refused, of a new token (`revoked` is null) or of an old one. */
export type TokenAnswer = { of: 'tokens' } & (
  | { secret: string }
  | { typed: TypedToken; revoked: number | null; refusal: FormRefusal<TokenField, TokenProblem> | null }
);

type Answer = Response | ReturnType<typeof data<TokenAnswer>>;

/** Makes a token, or revokes the one that the form names. */
export function* actOnTokens(form: FormData): Saga<Answer> {
  const revoked = readId(readField(form, 'revoke'));
  const base = { of: 'tokens', typed: readTyped(form), revoked } as const;
  const problems = revoked === null ? findTokenProblems(form) : [];
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data<TokenAnswer>({ ...base, refusal }, { status });
  }
  try {
    if (revoked === null) return data<TokenAnswer>({ of: 'tokens', secret: yield* make(base.typed) });
    yield* callApi((api, signal) =>
      unwrap(api.DELETE('/services/seller/token_json/{id}', { params: { path: { id: revoked } }, signal })),
    );
    return redirectResponse(`${paths.sellerSettings.to()}?done=token`, 303);
  } catch (error) {
    const { refusal, status } = readRefusal<TokenField, TokenProblem>(error, READING);
    return data<TokenAnswer>({ ...base, refusal }, { status });
  }
}

const READING = {
  byCode: { 'list-full': { field: 'name', code: 'full' } },
  byMember: { Name: { field: 'name', code: 'nameWrong' }, Scopes: { field: 'scopes', code: 'noScope' } },
} as const;

function* make({ name: Name, scopes: Scopes }: TypedToken): Saga<string> {
  const { secret } = yield* callApi((api, signal) =>
    unwrap(api.POST('/services/seller/token_json', { body: { Name, Scopes }, signal })),
  );
  return secret;
}

const readTyped = (form: FormData): TypedToken => ({
  name: readField(form, 'name').trim(),
  scopes: TOKEN_SCOPES.filter((scope) => form.getAll('scopes').includes(scope)),
});

/** Finds what is wrong with the form of a new token. */
export function findTokenProblems(form: FormData): Problem<TokenField, TokenProblem>[] {
  const { name, scopes } = readTyped(form);
  return [
    ...(name === '' || name.length > MAX_TOKEN_NAME_LENGTH ? [{ field: 'name', code: 'nameWrong' } as const] : []),
    ...(scopes.length === 0 ? [{ field: 'scopes', code: 'noScope' } as const] : []),
  ];
}
