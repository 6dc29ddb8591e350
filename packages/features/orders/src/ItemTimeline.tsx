import type { OrderItem, TimelineStep } from '@partshop/api-client';
import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { orderStatusMessages } from '@partshop/features/checkout';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { ChevronDown, DateTime, Timeline } from '@partshop/ui';
import { formatDays } from './expected-days.ts';
import { messages } from './order.messages.ts';

const STATES = { done: 'done', current: 'current', expected: 'upcoming' } as const;
const FAILED: readonly TimelineStep['status'][] = ['cancelled', 'refused'];

/** What happened to an item, and what is expected when; `refund` is its sum as a text. */
export function ItemTimeline({ item, refund }: { item: OrderItem; refund: string }) {
  const t = useTexts(messages);
  const tStatus = useTexts(orderStatusMessages);
  const locale = useLocale();
  const { timeline, catalogName, catalogFullNumber } = item;
  const article = isolate(`${catalogName} ${catalogFullNumber}`, locale);
  return (
    <details className="item-history">
      <summary>
        {t('history')}
        <ChevronDown />
      </summary>
      <Timeline
        label={t('historyOf', { article })}
        direction="vertical"
        items={timeline.map((step, index) => ({
          id: `${index}`,
          title: tStatus(step.status),
          state: FAILED.includes(step.status) ? 'failed' : STATES[step.state],
          stateLabel: step.state === 'done' ? t('stepDone') : step.state === 'expected' ? t('stepExpected') : undefined,
          time:
            step.at === null ? (
              step.expectedFrom !== null && step.expectedTo !== null ? (
                <span suppressHydrationWarning>
                  {t('expected', { days: formatDays(locale, step.expectedFrom, step.expectedTo) })}
                </span>
              ) : undefined
            ) : (
              <DateTime value={step.at} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="dateTime" />
            ),
          description: <StepNotes step={step} before={timeline[index - 1]} refund={refund} />,
        }))}
      />
    </details>
  );
}

/** How a request ended, what was said about it, and the refund. */
function StepNotes({ step, before, refund }: { step: TimelineStep; before: TimelineStep | undefined; refund: string }) {
  const t = useTexts(messages);
  const { status, by, reason, state } = step;
  const isBack = state !== 'expected' && status !== 'cancelled' && status !== 'returned';
  const isOwn = by === 'client';
  const answer = !isBack
    ? null
    : before?.status === 'cancel-requested'
      ? t(isOwn ? 'cancelWithdrawn' : 'cancelRefused')
      : before?.status === 'return-requested'
        ? t(isOwn ? 'returnWithdrawn' : 'returnRefused')
        : null;
  if (answer === null && reason === '' && status !== 'returned') return null;
  return (
    <>
      {answer === null ? null : <span className="step-note">{answer}</span>}
      {reason === '' ? null : <span className="step-note">{t(isOwn ? 'byYou' : 'bySeller', { reason })}</span>}
      {status === 'returned' ? <span className="step-note">{t('refund', { amount: refund })}</span> : null}
    </>
  );
}
