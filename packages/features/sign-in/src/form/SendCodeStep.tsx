import type { ReactNode } from 'react';
import { useTexts } from '@partshop/features/core';
import { SentForm, type FindProblems } from '@partshop/features/core/forms';
import { messages } from './field.messages.ts';
import type { ProblemCode, SignInRefusal } from './sign-in-refusal.ts';
import type { StepForm } from './step-props.ts';
import { useFieldProblems } from './use-field-problems.ts';

export type SendCodeStepProps<Name extends string> = StepForm<unknown> & {
  /** Name of the step and of its one field. */
  name: Name;
  refusal: SignInRefusal<Name> | null;
  find: FindProblems<Name, ProblemCode>;
  children: (field: { id: string; name: Name; error: string | undefined }) => ReactNode;
};

/** The step that asks for the address of a code. */
export function SendCodeStep<Name extends string>(props: SendCodeStepProps<Name>) {
  const { name, refusal, find, formProps, children } = props;
  const t = useTexts(messages);
  const { errors, idOf, errorOf } = useFieldProblems(refusal, find);
  return (
    <SentForm
      {...formProps}
      refusal={refusal}
      errors={errors}
      hasOneField
      submit={{ label: t('sendCode'), pendingLabel: t('sendingCode'), variant: 'primary', size: 'large' }}
    >
      <input type="hidden" name="step" value={name} />
      {children({ id: idOf(name), name, error: errorOf(name) })}
    </SentForm>
  );
}
