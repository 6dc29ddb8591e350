import type { Problem } from './refusal.ts';

/** Finds the problems of a form's values that a browser can see, by the rules that its action checks before the call. */
export type FindProblems<Field extends string, Code extends string> = (
  form: FormData,
) => readonly Problem<Field, Code>[];

/**
 * The problems of a refused form that are not mended: those of fields that still hold the refused text, and those that the form's
 * rules still find. What only the server can see, such as a wrong code, counts as mended when its field changes.
 */
export function openProblems<Field extends string, Code extends string>(
  refused: readonly Problem<Field, Code>[],
  isChanged: (field: Field) => boolean,
  found: readonly Problem<Field, Code>[],
): readonly Problem<Field, Code>[] {
  return refused.flatMap((problem) =>
    isChanged(problem.field)
      ? found.filter(({ field, code }) => field === problem.field && code === problem.code)
      : [problem],
  );
}
