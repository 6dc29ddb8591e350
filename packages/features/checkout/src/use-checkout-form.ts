import { useEffect, useEffectEvent, type ChangeEvent, type SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import type { CheckoutStep } from '@partshop/api-client';
import { selectClient } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { readField, usePageForm } from '@partshop/features/core/forms';
import { openDraft, saveDraft } from './checkout-draft.ts';
import { isElsewhere } from './pickup-cities.ts';
import { usePickupChoice } from './use-pickup-choice.ts';

/** The form with its draft, which scripts save until the visitor orders. */
export function useCheckoutForm(step: CheckoutStep, initialPoint: string, isRefused: boolean) {
  const { isSending, formProps } = usePageForm(paths.checkout.to());
  const { ref: formRef, onSubmit } = formProps;
  const pickup = usePickupChoice(step, initialPoint);
  const owner = useSelector(selectClient).ClientId ?? null;

  /** A point of the draft counts if it is in the current user's city: they may have chosen another one since. */
  const restore = useEffectEvent((form: HTMLFormElement) => {
    const draft = openDraft(form, { isRefused, owner });
    if (draft.Comment !== '') form.querySelector('.comment')?.setAttribute('open', '');
    const drafted = isElsewhere(step, draft.PointId) ? '' : draft.PointId;
    const chosen = readField(new FormData(form), 'PointId');
    // A choice made before the scripts ran is the newest.
    const isOfPage = chosen === '' || chosen === initialPoint;
    pickup.setPointId((known) => (isOfPage ? drafted || known : chosen));
  });

  useEffect(() => {
    if (formRef.current) restore(formRef.current);
  }, [formRef]);

  return {
    pickup,
    isSending,
    formProps: {
      ...formProps,
      onChange: ({ currentTarget }: ChangeEvent<HTMLFormElement>) => saveDraft(currentTarget, owner),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        saveDraft(event.currentTarget, owner);
        onSubmit(event);
      },
    },
  };
}
