import { useEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import { useHref } from '../routing/use-href.ts';

export type FormElementProps = {
  ref: RefObject<HTMLFormElement | null>;
  method: 'post';
  action: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** A form that the browser submits without scripts, and `send` submits with them, once at a time: it resolves with the response. */
export function useForm(path: string, isSending: boolean, send: (form: FormData) => Promise<void>): FormElementProps {
  const href = useHref();
  const ref = useRef<HTMLFormElement>(null);
  // `isSending` comes with the next render, and a second click may come before it.
  const isOnItsWay = useRef(false);

  useEffect(() => {
    // From here on the form shows its own messages; without scripts the browser shows its.
    if (ref.current) ref.current.noValidate = true;
  });

  const sendOnce = async (form: FormData) => {
    if (isSending || isOnItsWay.current) return;
    isOnItsWay.current = true;
    try {
      await send(form);
    } finally {
      isOnItsWay.current = false;
    }
  };

  return {
    ref,
    method: 'post',
    action: href(path),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void sendOnce(new FormData(event.currentTarget, event.nativeEvent.submitter));
    },
  };
}
