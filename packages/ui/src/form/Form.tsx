import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type FormError, FormErrorSummary } from '../form-error-summary/FormErrorSummary.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { formRules } from './form.styles.ts';

export type FormProps = ComponentPropsWithoutRef<'form'> & {
  /** The fields and `FormSection`s. */
  children: ReactNode;
  /** The buttons at the end, the primary one first. */
  actions?: ReactNode;
  /** The errors in the order of the fields; their summary takes the focus after a submit. */
  errors?: readonly FormError[] | undefined;
  /** The form has one field, which shows its error itself and takes the focus; there is no summary. */
  hasOneField?: boolean | undefined;
  /** The title of the errors: "Check the form". */
  errorTitle?: ReactNode;
  /** The form is being sent: another submit does nothing, and typed values stay. */
  isPending?: boolean | undefined;
};

/** The type of the `onSubmit` event in this version of React's types. */
type SubmitEvent = Parameters<NonNullable<ComponentPropsWithoutRef<'form'>['onSubmit']>>[0];

const Root = styled.form`
  ${formRules}
`;

/** The frame of a form: spacing, error summary, buttons. It holds no values; the fields do, so a failed submit loses nothing. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { children, actions, errors = [], hasOneField = false, errorTitle, isPending = false, onSubmit, ...rest },
  ref,
) {
  const summaryRef = useRef<HTMLDivElement>(null);
  // Errors in the first render mean that the server responded to a submit.
  const isAnswerAwaited = useRef(errors.length > 0);
  const [, setSubmits] = useState(0);

  useEffect(() => {
    if (!isAnswerAwaited.current || isPending || errors.length === 0) return;
    isAnswerAwaited.current = false;
    if (hasOneField) document.getElementById(errors[0]?.fieldId ?? '')?.focus();
    else summaryRef.current?.focus();
  });

  const submit = (event: SubmitEvent): void => {
    if (isPending) {
      event.preventDefault();
      return;
    }
    isAnswerAwaited.current = true;
    // The parent does not render again if the errors stay the same, but the summary must take the focus again.
    setSubmits((count) => count + 1);
    onSubmit?.(event);
  };

  return (
    <Root ref={ref} {...rest} aria-busy={isPending || undefined} onSubmit={submit} data-ui="Form">
      {errors.length > 0 && !hasOneField ? (
        <FormErrorSummary ref={summaryRef} title={errorTitle} errors={errors} />
      ) : null}
      {/* A field that has the focus already is not read again. */}
      {errors.length > 0 && hasOneField ? <VisuallyHidden role="alert">{errors[0]?.message}</VisuallyHidden> : null}
      {children}
      {actions ? <div className="ps-form-actions">{actions}</div> : null}
    </Root>
  );
});
