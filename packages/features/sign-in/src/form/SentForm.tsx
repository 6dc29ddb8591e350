import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { useTexts } from '@partshop/features/core';
import { Form, type FormError } from '@partshop/ui';
import type { FormRefusal } from './form-refusal.ts';
import { messages } from './form.messages.ts';
import { RefusalAlert } from './RefusalAlert.tsx';

export type SentFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'title'> & {
  ref: Ref<HTMLFormElement>;
  isBusy: boolean;
  refusal: FormRefusal | null | undefined;
  errors: readonly FormError[];
  actions?: ReactNode;
};

/** A form with what is wrong above it: the list of its fields' errors, or why it was refused as a whole. */
export function SentForm({ refusal, errors, isBusy, children, ...rest }: SentFormProps) {
  const t = useTexts(messages);
  return (
    <Form {...rest} isBusy={isBusy} errors={errors} errorTitle={t('checkForm')}>
      {refusal && !isBusy ? <RefusalAlert refusal={refusal} /> : null}
      {children}
    </Form>
  );
}
