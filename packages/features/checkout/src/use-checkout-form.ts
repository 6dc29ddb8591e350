import { useEffect, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { paths } from '@partshop/features/shared';
import { readField, usePageForm } from '@partshop/features/core/forms';
import { openDraft, saveDraft } from './checkout-draft.ts';

/** The form with its draft, which scripts save until the visitor orders. */
export function useCheckoutForm(initialPoint: string, isRefused: boolean) {
  const { isSending, formProps } = usePageForm(paths.checkout.to());
  const { ref: formRef, onSubmit } = formProps;
  const [pointId, setPointId] = useState(initialPoint);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const draft = openDraft(form, isRefused);
    const chosen = readField(new FormData(form), 'PointId');
    // A choice made before the scripts ran is the newest.
    const isOfPage = chosen === '' || chosen === initialPoint;
    setPointId((known) => (isOfPage ? draft.PointId || known : chosen));
  }, [formRef, initialPoint, isRefused]);

  return {
    pointId,
    setPointId,
    isSending,
    formProps: {
      ...formProps,
      onChange: ({ currentTarget }: ChangeEvent<HTMLFormElement>) => saveDraft(currentTarget),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        saveDraft(event.currentTarget);
        onSubmit(event);
      },
    },
  };
}
