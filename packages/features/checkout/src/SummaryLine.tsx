import { isOrdered, LineFit, LineTerms, type BasketLine } from '@partshop/features/basket';
import type { FitVerdict } from '@partshop/api-client';
import { DataText, useTexts } from '@partshop/features/core';
import { ArticlePicture } from '@partshop/features/shared';
import { ArticleName, Money, type MoneyFormat } from '@partshop/ui';
import { messages } from './checkout.messages.ts';
import { useProblemText } from './use-problem-text.ts';

export type SummaryLineProps = {
  line: BasketLine;
  /** Undefined without a car, and until it is decided. */
  fit: FitVerdict | undefined;
  money: (amount: number) => MoneyFormat;
  moneyText: (amount: number) => string;
};

/** A line of the order. A line that cannot be ordered says why, and that it stays in the basket. */
export function SummaryLine({ line, fit, money, moneyText }: SummaryLineProps) {
  const t = useTexts(messages);
  const problem = useProblemText(moneyText)(line);
  const isIn = isOrdered(line);
  return (
    <li className="summary-line" data-out={!isIn || undefined}>
      <ArticlePicture className="summary-picture" of={line} sizes="48px" />
      <span className="summary-article">
        <ArticleName maker={line.catalogName} number={line.catalogFullNumber} />
      </span>
      <span className="summary-sum">{isIn ? <Money {...money(line.sum)} /> : null}</span>
      <span className="summary-name">
        <DataText>{line.productName}</DataText>
      </span>
      <LineFit of={fit} />
      <LineTerms line={line} />
      <span className="summary-pieces" suppressHydrationWarning>
        {t('quantityPrice', { count: line.qty, price: moneyText(line.price) })}
      </span>
      {problem === null ? null : (
        <span className="summary-problem" suppressHydrationWarning>
          {problem}
        </span>
      )}
      {isIn ? null : <span className="summary-problem">{t('notOrdered')}</span>}
    </li>
  );
}
