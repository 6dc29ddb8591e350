import type { Finance } from '@partshop/api-client';
import { useMoney, useTexts } from '@partshop/features/core';
import { Money } from '@partshop/ui';
import { messages } from './finance.messages.ts';

const SUMS = ['opening', 'raised', 'lowered', 'closing'] as const;

/** The debt before the days, what changed it, and after them. */
export function Turnover({ sums }: { sums: Pick<Finance['entries'], (typeof SUMS)[number]> }) {
  const t = useTexts(messages);
  const { money } = useMoney(
    'RUB',
    SUMS.map((name) => sums[name]),
  );
  return (
    <dl className="turnover">
      {SUMS.map((name) => (
        <div key={name}>
          <dt>{t(name === 'opening' ? 'openingSum' : name)}</dt>
          <dd>
            <Money {...money(sums[name])} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
