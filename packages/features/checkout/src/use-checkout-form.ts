import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useNavigation, useSubmit } from 'react-router-dom';
import { paths } from '@partshop/features/core';
import { fillIn, keepDraft, readDraft } from './checkout-draft.ts';
import { readField } from './checkout-form.ts';

/** The form where scripts run: it keeps a draft, checks with its own words, and is sent once at a time by the router. */
export function useCheckoutForm(initialPoint: string) {
  const formRef = useRef<HTMLFormElement>(null);
  const [pointId, setPointId] = useState(initialPoint);
  const submit = useSubmit();
  const { state, formMethod } = useNavigation();
  const isSending = state !== 'idle' && formMethod === 'POST';

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // From here on the page's own messages say what is wrong; without scripts the browser's do.
    form.noValidate = true;
    const draft = readDraft();
    fillIn(form, draft);
    setPointId((known) => readField(new FormData(form), 'PointId') || known || draft.PointId);
  }, []);

  return {
    pointId,
    setPointId,
    isSending,
    formProps: {
      ref: formRef,
      onChange: ({ currentTarget }: ChangeEvent<HTMLFormElement>) => keepDraft(currentTarget),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSending) return;
        keepDraft(event.currentTarget);
        const options = {
          method: 'post',
          action: paths.checkout.to(),
          replace: true,
          preventScrollReset: true,
        } as const;
        void submit(new FormData(event.currentTarget), options);
      },
    },
  };
}
