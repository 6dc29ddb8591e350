import type { ReviseReport } from '@partshop/api-client';
import { useLocale, useMoney, useTexts } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Badge, Card, DateTime, Money } from '@partshop/ui';
import { messages } from './revise.messages.ts';
import { STATE_TONES, stateOf } from './revise-state.ts';

/** The closing balance by the books of both, and what they differ by. */
export function ReviseBalances({ report: { closing, answer } }: { report: ReviseReport }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const difference = answer === null ? 0 : answer.clientClosing - closing;
  const { money } = useMoney('RUB', [closing, answer?.clientClosing ?? 0, difference]);
  const state = stateOf(answer);
  return (
    <Card as="section" aria-labelledby="balances-heading">
      <div className="state">
        <h2 id="balances-heading">{t('balances')}</h2>
        <Badge tone={STATE_TONES[state]}>{t(state)}</Badge>
      </div>
      <dl className="ages">
        <div>
          <dt>{t('byShop')}</dt>
          <dd>
            <Money {...money(closing)} />
          </dd>
        </div>
        <div data-is-none={answer === null ? '' : undefined}>
          <dt>{t('byClient')}</dt>
          <dd>{answer === null ? t('notSaid') : <Money {...money(answer.clientClosing)} />}</dd>
        </div>
        {difference === 0 ? null : (
          <div className="difference">
            <dt>{t('difference')}</dt>
            <dd>
              <Money {...money(difference)} />
            </dd>
          </div>
        )}
      </dl>
      {answer === null ? null : (
        <div className="quiet">
          <DateTime value={answer.at} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="date" />
          <p>{t(`${answer.state}Text`)}</p>
        </div>
      )}
      {answer === null || answer.comment === '' ? null : <blockquote>{answer.comment}</blockquote>}
    </Card>
  );
}
