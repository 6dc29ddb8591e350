import { useTexts } from '@partshop/features/core';
import { Alert } from '@partshop/ui';
import type { RepeatRefusal } from './act-on-repeat.saga.ts';
import { messages } from './repeat-order.messages.ts';

/** A refusal that only this form has: what to change in the choice, or that the offers or the basket are not what they were. */
export type OwnRefusal = Extract<RepeatRefusal, { reason: 'fields' | 'changed' | 'basket-full' }>;

export const isOwnRefusal = (refusal: RepeatRefusal): refusal is OwnRefusal =>
  refusal.reason === 'fields' || refusal.reason === 'changed' || refusal.reason === 'basket-full';

export function RepeatRefusalAlert({ refusal }: { refusal: OwnRefusal }) {
  const t = useTexts(messages);
  switch (refusal.reason) {
    case 'fields':
      return <Alert tone="critical">{refusal.problems.map(({ code }) => t(code))}</Alert>;
    case 'changed':
      return (
        <Alert tone="attention" title={t('changedTitle')}>
          {t('changedText')}
        </Alert>
      );
    case 'basket-full':
      return (
        <Alert tone="critical" title={t('fullTitle')}>
          {t('fullText')}
        </Alert>
      );
  }
}
