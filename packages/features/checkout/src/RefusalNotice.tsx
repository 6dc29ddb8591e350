import { useEffect, useRef } from 'react';
import { paths, useHref, useTexts } from '@partshop/features/core';
import { Alert, Button, ButtonLink, FormErrorSummary } from '@partshop/ui';
import { ChangedBasket } from './ChangedBasket.tsx';
import type { CheckoutRefusal } from './checkout-refusal.ts';
import { messages } from './checkout.messages.ts';

export type RefusalNoticeProps = { refused: CheckoutRefusal; formId: string };

/** Why nothing was ordered, and what to do now. It takes the focus when it appears. */
export function RefusalNotice({ refused, formId }: RefusalNoticeProps) {
  const t = useTexts(messages);
  const href = useHref();
  const alertRef = useRef<HTMLDivElement>(null);
  useEffect(() => alertRef.current?.focus(), []);
  const alert = { ref: alertRef, className: 'refusal', tabIndex: -1 };

  switch (refused.reason) {
    case 'fields':
      return (
        <FormErrorSummary
          isFocusedOnMount
          title={t('fieldsWrong')}
          errors={refused.fields.map((field) => ({ fieldId: field, message: t(field) }))}
        />
      );
    case 'basket-changed':
      return (
        <Alert
          {...alert}
          tone="attention"
          title={t('changedTitle')}
          action={
            <ButtonLink href={href(paths.basket.to())} size="small">
              {t('toBasket')}
            </ButtonLink>
          }
        >
          <ChangedBasket seenTotal={refused.sent.seenTotal} />
        </Alert>
      );
    case 'reused':
      return (
        <Alert {...alert} tone="attention" title={t('reusedTitle')}>
          {t('reusedText')}
        </Alert>
      );
    case 'outdated':
      return (
        <Alert {...alert} tone="attention" title={t('outdatedTitle')}>
          {t('outdatedText')}
        </Alert>
      );
    case 'not-sent':
      return (
        <Alert
          {...alert}
          tone="critical"
          title={t('notSentTitle')}
          action={
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
