import { useId } from 'react';
import { MAX_NAME_LENGTH } from '@partshop/api-client';
import type { FormError } from '@partshop/ui';
import { useTexts } from '../localization/texts.ts';
import { CONTACT_CODES, type ContactCode } from './contact-rules.ts';
import { messages } from './forms.messages.ts';
import type { FindProblems } from './open-problems.ts';
import type { Problem } from './refusal.ts';
import { fieldId, useOpenProblems } from './use-open-problems.ts';

/** Any refusal; only `fields` has problems. */
type MaybeRefused<Field extends string, Code extends string> =
  | { reason: string; problems?: Problem<Field, Code>[] }
  | null
  | undefined;

const NONE: never[] = [];

/**
 * Ids and errors of a form's fields. An error goes when its field is mended: `find` has the form's rules. `textOf` gives the text of
 * a problem that only this form has; the texts about names, phones and e-mails are the same everywhere. Each form has its own ids,
 * because a page and a popup above it may hold the same form.
 */
export function useProblems<Field extends string, Own extends string>(
  refusal: MaybeRefused<Field, Own | ContactCode>,
  textOf: (problem: Problem<Field, Own>) => string,
  find: FindProblems<Field, Own | ContactCode>,
) {
  const t = useTexts(messages);
  const prefix = useId();
  const idOf = (field: Field) => fieldId(prefix, field);
  const problems = useOpenProblems(refusal?.problems ?? NONE, prefix, find);
  const toText = (problem: Problem<Field, Own | ContactCode>) =>
    isContactProblem(problem)
      ? t(problem.code, { missing: problem.missing ?? 0, most: MAX_NAME_LENGTH })
      : textOf(problem as Problem<Field, Own>);
  const errors: FormError[] = problems.map((problem) => ({ fieldId: idOf(problem.field), message: toText(problem) }));
  return {
    errors,
    idOf,
    errorOf: (field: Field) => {
      const problem = problems.find((known) => known.field === field);
      return problem ? toText(problem) : undefined;
    },
  };
}

const contactCodes: ReadonlySet<string> = new Set(CONTACT_CODES);

const isContactProblem = (problem: Problem<string, string>): problem is Problem<string, ContactCode> =>
  contactCodes.has(problem.code);
