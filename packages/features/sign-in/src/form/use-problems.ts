import { useId } from 'react';
import { useTexts } from '@partshop/features/core';
import type { FormError } from '@partshop/ui';
import { messages } from './form.messages.ts';
import { CODE_LENGTH, MAX_LENGTH, MIN_PASSWORD } from './form-values.ts';
import type { FormRefusal, Problem } from './form-refusal.ts';

/** Ids and errors of a form's fields. Ids are the form's own: the page and a popup above it may hold the same form. */
export function useProblems<Field extends string>(refusal: FormRefusal<Field> | null | undefined) {
  const t = useTexts(messages);
  const prefix = useId();
  const problems = refusal?.reason === 'fields' ? refusal.problems : [];
  const textOf = ({ code, left = 0 }: Problem<Field>) =>
    t(code, { left, digits: CODE_LENGTH, least: MIN_PASSWORD, most: MAX_LENGTH.name });
  const idOf = (field: Field) => `${prefix}-${field}`;
  const errors: FormError[] = problems.map((problem) => ({ fieldId: idOf(problem.field), message: textOf(problem) }));
  return {
    errors,
    idOf,
    errorOf: (field: Field) => {
      const problem = problems.find((known) => known.field === field);
      return problem ? textOf(problem) : undefined;
    },
  };
}
