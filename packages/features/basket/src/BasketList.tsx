import { useTexts } from '@partshop/features/core';
import { useFit } from '@partshop/features/fit';
import { ArticlePicture } from '@partshop/features/shared';
import { Money, Truck } from '@partshop/ui';
import type { RefusedBasketForm } from './act-on-basket.saga.ts';
import type { BasketLine } from './basket-line.ts';
import { BasketLineDelivery, BasketLineName } from './BasketLineName.tsx';
import { BasketLineProblem } from './BasketLineProblem.tsx';
import { BasketLineQty } from './BasketLineQty.tsx';
import { BasketLineRemoval } from './BasketLineRemoval.tsx';
import { messages } from './basket.messages.ts';
import { useBasketMoney } from './use-basket-money.ts';

export type BasketLinesProps = {
  lines: readonly BasketLine[];
  /** Form action; its query preserves the view. */
  action: string;
  refused: RefusedBasketForm | undefined;
};

/** The lines as large boxes, for shoppers. */
export function BasketList({ lines, action, refused }: BasketLinesProps) {
  const t = useTexts(messages);
  const fits = useFit(lines.map(({ articleId }) => articleId));
  const { money, moneyText } = useBasketMoney();
  return (
    <ul className="basket-lines">
      {lines.map((line) => (
        <li key={line.key} className="line" data-problem={line.problem} data-pending={line.isPending || undefined}>
          <ArticlePicture className="line-picture" of={line} sizes="64px" />
          <div className="line-what">
            <BasketLineName line={line} fit={fits[line.articleId]} />
            <BasketLineDelivery line={line} icon={<Truck />} />
          </div>
          <BasketLineQty
            line={line}
            action={action}
            refused={refused?.basketId === line.basketId ? refused : undefined}
          />
          <div className="line-sum">
            <Money {...money(line.sum)} />
            {line.qty > 1 ? (
              <span className="line-price" suppressHydrationWarning>
                {t('pricePerPiece', { price: moneyText(line.price) })}
              </span>
            ) : null}
          </div>
          <BasketLineRemoval line={line} action={action} />
          <BasketLineProblem line={line} action={action} />
        </li>
      ))}
    </ul>
  );
}
