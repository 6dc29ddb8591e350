import { useEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import { useHref } from '../routing/use-href.ts';

export type FormElementProps = {
  ref: RefObject<HTMLFormElement | null>;
  method: 'post';
  action: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** A form that the browser submits without scripts, and `send` submits with them, once at a time. */
export function useForm(path: string, isSending: boolean, send: (form: FormData) => void): FormElementProps {
  const href = useHref();
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // From here on the form shows its own messages; without scripts the browser shows its.
    if (ref.current) ref.current.noValidate = true;
  });

  return {
    ref,
    method: 'post',
    action: href(path),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSending) return;
      send(new FormData(event.currentTarget, event.nativeEvent.submitter));
    },
  };
}
