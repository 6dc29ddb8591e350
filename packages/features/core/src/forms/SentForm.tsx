import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { Form, type FormError } from '@partshop/ui';
import { useTexts } from '../localization/texts.ts';
import { messages } from './forms.messages.ts';
import { FormRefusalAlert } from './FormRefusalAlert.tsx';
import type { FormRefusal } from './refusal.ts';

export type SentFormProps = Omit<ComponentPropsWithoutRef<'form'>, 'title'> & {
  ref: Ref<HTMLFormElement>;
  isPending: boolean;
  refusal: FormRefusal<string, string> | null | undefined;
  errors: readonly FormError[];
  /** The form has one field, which shows its error itself. */
  hasOneField?: boolean;
  actions?: ReactNode;
};

/** A form with its errors above it: the summary of its fields' errors, or why it was refused as a whole. */
export function SentForm({ refusal, errors, isPending, children, ...rest }: SentFormProps) {
  const t = useTexts(messages);
  return (
    <Form {...rest} isPending={isPending} errors={errors} errorTitle={t('checkForm')}>
      {refusal && !isPending ? <FormRefusalAlert refusal={refusal} /> : null}
      {children}
    </Form>
  );
}
