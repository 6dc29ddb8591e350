import { CODE_LENGTH, MIN_PASSWORD_LENGTH } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { useProblems, type FindProblems } from '@partshop/features/core/forms';
import { messages } from './field.messages.ts';
import type { OwnCode, ProblemCode, SignInRefusal } from './sign-in-refusal.ts';

/** The texts of a refusal's field problems. */
export function useFieldProblems<Field extends string>(
  refusal: SignInRefusal<Field> | null | undefined,
  find: FindProblems<Field, ProblemCode>,
) {
  const t = useTexts(messages);
  return useProblems<Field, OwnCode>(
    refusal,
    ({ code, left = 0 }) => t(code, { left, digits: CODE_LENGTH, least: MIN_PASSWORD_LENGTH }),
    find,
  );
}
