import { useTexts } from '@partshop/features/core';
import { useFit } from '@partshop/features/fit';
import { ArticlePicture } from '@partshop/features/shared';
import { Money, Truck } from '@partshop/ui';
import type { RefusedBasketForm } from './act-on-basket.saga.ts';
import { isOrdered, type BasketLine } from './basket-line.ts';
import { BasketLineChoice } from './BasketLineChoice.tsx';
import { BasketLineMore } from './BasketLineMore.tsx';
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

/** The refused form, if it is about this line. */
export const ofLine = ({ basketId }: BasketLine, refused: RefusedBasketForm | undefined) =>
  refused?.basketId === basketId ? refused : undefined;

/** The lines as large boxes, for shoppers. */
export function BasketList({ lines, action, refused }: BasketLinesProps) {
  const t = useTexts(messages);
  const fits = useFit(lines.map(({ articleId }) => articleId));
  const { money, moneyText } = useBasketMoney();
  return (
    <ul className="basket-lines">
      {lines.map((line) => (
        <li
          key={line.key}
          className="line"
          data-problem={line.problem}
          data-pending={line.isPending || undefined}
          data-left-out={!isOrdered(line) || undefined}
        >
          <BasketLineChoice line={line} action={action} />
          <ArticlePicture className="line-picture" of={line} sizes="64px" />
          <div className="line-what">
            <BasketLineName line={line} fit={fits[line.articleId]} />
            <BasketLineDelivery line={line} icon={<Truck />} />
            <BasketLineMore line={line} action={action} refused={ofLine(line, refused)} />
          </div>
          <BasketLineQty line={line} action={action} refused={ofLine(line, refused)} />
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
