import { useId } from 'react';
import type { FormError } from '@partshop/ui';
import type { Problem } from './refusal.ts';

/** Any refusal; only `fields` has problems. */
type MaybeRefused<Field extends string, Code extends string> =
  | { reason: string; problems?: Problem<Field, Code>[] }
  | null
  | undefined;

/**
 * Ids and errors of a form's fields; `textOf` gives a problem's text. Each form has its own ids, because a page and a popup above
 * it may hold the same form.
 */
export function useProblems<Field extends string, Code extends string>(
  refusal: MaybeRefused<Field, Code>,
  textOf: (problem: Problem<Field, Code>) => string,
) {
  const prefix = useId();
  const problems = refusal?.problems ?? [];
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
