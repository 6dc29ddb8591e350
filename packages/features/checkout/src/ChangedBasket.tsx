import { ArticleName } from '@partshop/ui';
import { useSelector } from 'react-redux';
import type { DeliveryType } from '@partshop/api-client';
import { selectBasketLines, useBasketMoney } from '@partshop/features/basket';
import { useTexts } from '@partshop/features/core';
import { messages } from './checkout.messages.ts';
import { useTotals } from './use-totals.ts';
import { useProblemText } from './use-problem-text.ts';

/** What changed since the page was rendered: the total, and every line with a problem. */
export function ChangedBasket({ seenTotal, way }: { seenTotal: number | null; way: DeliveryType }) {
  const t = useTexts(messages);
  const { moneyText } = useBasketMoney();
  const problemText = useProblemText(moneyText);
  const total = useTotals(undefined).find(({ type }) => type === way)?.total;
  const lines = useSelector(selectBasketLines).flatMap((line) => {
    const problem = problemText(line);
    return problem === null ? [] : [{ ...line, text: problem }];
  });
  return (
    <>
      {seenTotal !== null && total !== undefined && seenTotal !== total ? (
        <p suppressHydrationWarning>{t('changedTotal', { before: moneyText(seenTotal), now: moneyText(total) })}</p>
      ) : null}
      <ul className="refusal-lines">
        {lines.map(({ key, catalogName, catalogFullNumber, text }) => (
          <li key={key} suppressHydrationWarning>
            <strong>
              <ArticleName maker={catalogName} number={catalogFullNumber} />
            </strong>{' '}
            <span suppressHydrationWarning>{text}</span>
          </li>
        ))}
      </ul>
      <p>{t('changedText')}</p>
    </>
  );
}
