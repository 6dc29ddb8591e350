import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { Button, type ButtonProps, Form, type FormError } from '@partshop/ui';
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
} & (
    | { actions?: ReactNode; submit?: undefined }
    | {
        /** The one button of the form. While it is sent, the button says only that. */
        submit: Pick<ButtonProps, 'aria-label' | 'pendingLabel' | 'variant' | 'size' | 'name' | 'value'> & {
          label: string;
        };
        actions?: undefined;
      }
  );

/** A form with its errors above it: the summary of its fields' errors, or why it was refused as a whole. */
export function SentForm({ refusal, errors, isPending, submit, actions, children, ...rest }: SentFormProps) {
  const t = useTexts(messages);
  const { label, 'aria-label': name, ...button } = submit ?? {};
  return (
    <Form
      {...rest}
      isPending={isPending}
      errors={errors}
      errorTitle={t('checkForm')}
      actions={
        submit ? (
          <Button {...button} type="submit" isPending={isPending} {...(name && !isPending && { 'aria-label': name })}>
            {label}
          </Button>
        ) : (
          actions
        )
      }
    >
      {refusal && !isPending ? <FormRefusalAlert refusal={refusal} /> : null}
      {children}
    </Form>
  );
}
