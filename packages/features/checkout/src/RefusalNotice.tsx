import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { refusalAlert } from '@partshop/features/core/forms';
import { Alert, Button, ButtonLink, FormErrorSummary, type FormError } from '@partshop/ui';
import { wayOf } from './checkout-form.ts';
import { ChangedBasket } from './ChangedBasket.tsx';
import type { CheckoutRefusal } from './checkout-refusal.ts';
import { messages } from './checkout.messages.ts';

export type RefusalNoticeProps = { refused: CheckoutRefusal; errors: readonly FormError[]; formId: string };

/** Why the order was not placed, and what to do now. It takes the focus when it appears. */
export function RefusalNotice({ refused, errors, formId }: RefusalNoticeProps) {
  const t = useTexts(messages);
  const href = useHref();

  switch (refused.refusal.reason) {
    case 'fields':
      if (errors.length === 0) return null;
      return <FormErrorSummary isFocusedOnMount title={t('fieldsWrong')} errors={errors} />;
    case 'basket-changed':
      return (
        <Alert
          {...refusalAlert}
          tone="attention"
          title={t('changedTitle')}
          actions={
            <ButtonLink href={href(paths.basket.to())} size="small">
              {t('toBasket')}
            </ButtonLink>
          }
        >
          <ChangedBasket seenTotal={refused.sent.seenTotal} way={wayOf(refused.sent.values)} />
        </Alert>
      );
    case 'bonus-changed':
      return (
        <Alert {...refusalAlert} tone="attention" title={t('bonusChangedTitle')}>
          {t('bonusChangedText')}
        </Alert>
      );
    case 'promo-used':
      return (
        <Alert {...refusalAlert} tone="attention" title={t('promoUsedTitle')}>
          {t('promoUsedText')}
        </Alert>
      );
    case 'delivery-changed':
      return (
        <Alert {...refusalAlert} tone="attention" title={t('deliveryChangedTitle')}>
          {t('bonusChangedText')}
        </Alert>
      );
    case 'delivery-unknown':
      return (
        <Alert {...refusalAlert} tone="attention" title={t('deliveryUnknownTitle')}>
          {t('deliveryUnknownText')}
        </Alert>
      );
    case 'code-needed':
      return (
        <Alert {...refusalAlert} tone="attention" title={t('codeNeededTitle')}>
          {t('codeNeededText')}
        </Alert>
      );
    case 'reused':
      return (
        <Alert {...refusalAlert} tone="attention" title={t('reusedTitle')}>
          {t('reusedText')}
        </Alert>
      );
    case 'rejected':
    case 'forbidden':
    case 'signed-out':
      return (
        <Alert {...refusalAlert} tone="attention" title={t('outdatedTitle')}>
          {t('outdatedText')}
        </Alert>
      );
    case 'offline':
    case 'too-many':
    case 'failed':
      return (
        <Alert
          {...refusalAlert}
          tone="critical"
          title={t('notSentTitle')}
          actions={
            <Button type="submit" form={formId} size="small">
              {t('retry')}
            </Button>
          }
        >
          {t('notSentText')}
        </Alert>
      );
  }
}
