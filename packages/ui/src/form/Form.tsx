import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type FormError, FormErrorSummary } from '../form-error-summary/FormErrorSummary.tsx';
import { formRules } from './form.styles.ts';

export type FormProps = ComponentPropsWithoutRef<'form'> & {
  /** The fields and `FormSection`s, one under the other. */
  children: ReactNode;
  /** The buttons at the end, the main one first. */
  actions?: ReactNode;
  /** What is wrong, in the order of the fields; after a submit the summary of it takes the focus. */
  errors?: readonly FormError[] | undefined;
  /** Above the errors: "Check the form". */
  errorTitle?: ReactNode;
  /** The answer is awaited: a second submit does nothing, what was typed stays. */
  isBusy?: boolean | undefined;
};

/** The event that this version of React's types hands to `onSubmit`. */
type SubmitEvent = Parameters<NonNullable<ComponentPropsWithoutRef<'form'>['onSubmit']>>[0];

const Root = styled.form`
  ${formRules}
`;

/**
 * The frame of a form: even spacing, a summary of errors, a row of buttons. It holds no values: the fields do, so nothing typed is
 * lost when a submit fails.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { children, actions, errors = [], errorTitle, isBusy = false, onSubmit, ...rest },
  ref,
) {
  const summaryRef = useRef<HTMLDivElement>(null);
  // A page that came back from the server with errors has had its submit.
  const isAnswerAwaited = useRef(errors.length > 0);
  const [, setSubmits] = useState(0);

  useEffect(() => {
    if (!isAnswerAwaited.current || isBusy || errors.length === 0) return;
    isAnswerAwaited.current = false;
    summaryRef.current?.focus();
  });

  const submit = (event: SubmitEvent): void => {
    if (isBusy) {
      event.preventDefault();
      return;
    }
    isAnswerAwaited.current = true;
    // The same errors again are no change to the parent, and yet the summary is to be read again.
    setSubmits((count) => count + 1);
    onSubmit?.(event);
  };

  return (
    <Root ref={ref} {...rest} aria-busy={isBusy || undefined} onSubmit={submit} data-ui="Form">
      {errors.length > 0 ? <FormErrorSummary ref={summaryRef} title={errorTitle} errors={errors} /> : null}
      {children}
      {actions ? <div className="ps-form-actions">{actions}</div> : null}
    </Root>
  );
});
