import type { Order } from '@partshop/api-client';
import { PayLink } from '@partshop/features/checkout';
import { useLocale, useTexts } from '@partshop/features/core';
import { Alert, type Tone } from '@partshop/ui';
import { ORDER_STATUS_DICTIONARY } from '@partshop/api-client';
import { formatDays } from './expected-days.ts';
import { messages } from './order.messages.ts';
import { sentencesOf } from './where-is-it.ts';

/** Where the ordered parts are, and when they come to the buyer. */
export function WhereIsIt({ order, now }: { order: Order; now: Date }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { names, expected } = sentencesOf(order, now);
  const days = expected === null ? '' : formatDays(locale, expected.from, expected.to);
  const tone: Tone = names.includes('whereLate') ? 'attention' : ORDER_STATUS_DICTIONARY[order.status].tone;
  return (
    // It is there from the beginning, so it interrupts no screen reader.
    <Alert
      role="note"
      tone={tone}
      title={t('whereTitle')}
      actions={order.payment?.isPayable ? <PayLink order={order} /> : null}
      hasActionsBeside
    >
      {/* Node and browsers write ranges of days with different spaces. */}
      <span suppressHydrationWarning>{names.map((name) => t(name, { days })).join(' ')}</span>
    </Alert>
  );
}
