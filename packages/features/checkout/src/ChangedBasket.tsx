import { useSelector } from 'react-redux';
import { selectBasketCurrency, selectBasketLines, selectBasketTotal } from '@partshop/features/basket';
import { currencyOf, useLang, useTexts, useMoney } from '@partshop/features/core';
import { PartNumber } from '@partshop/ui';
import { messages } from './checkout.messages.ts';
import { useProblemText } from './use-problem-text.ts';

/** What changed since the page was rendered: the total, and every line with a problem. */
export function ChangedBasket({ seenTotal }: { seenTotal: number | null }) {
  const t = useTexts(messages);
  const lang = useLang();
  const { moneyText } = useMoney(useSelector(selectBasketCurrency)?.code ?? currencyOf(lang));
  const problemText = useProblemText(moneyText);
  const total = useSelector(selectBasketTotal);
  const lines = useSelector(selectBasketLines).flatMap((line) => {
    const problem = problemText(line);
    return problem === null ? [] : [{ ...line, text: problem }];
  });
  return (
    <>
      {seenTotal !== null && seenTotal !== total ? (
        <p suppressHydrationWarning>{t('changedTotal', { before: moneyText(seenTotal), now: moneyText(total) })}</p>
      ) : null}
      <ul className="refusal-lines">
        {lines.map(({ key, catalogName, catalogFullNumber, text }) => (
          <li key={key} suppressHydrationWarning>
            <strong>
              <bdi>{catalogName}</bdi> <PartNumber>{catalogFullNumber}</PartNumber>
            </strong>{' '}
            <span suppressHydrationWarning>{text}</span>
          </li>
        ))}
      </ul>
      <p>{t('changedText')}</p>
    </>
  );
}
