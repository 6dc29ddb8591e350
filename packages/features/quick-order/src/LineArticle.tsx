import { DataText, useHref, useTexts } from '@partshop/features/core';
import { DeliveryTime, paths } from '@partshop/features/shared';
import { ArticleName } from '@partshop/ui';
import type { LineCard, LineMoney } from './line-props.ts';
import { messages } from './list-lines.messages.ts';

export type LineArticleProps = {
  card: LineCard;
  money: LineMoney;
  /** Of an article that is instead of another: whether it is its maker's newer number, or a substitute. */
  relation?: 'newer' | 'analogue' | undefined;
};

/** An article with its best offer: price, days, and what the seller has. */
export function LineArticle({ card, money, relation }: LineArticleProps) {
  const t = useTexts(messages);
  const href = useHref();
  const { catalogKey, catalogName, catalogFullNumber, clearNumber, productName, best } = card;
  return (
    <div className="list-article">
      <a href={href(paths.price.to(catalogKey, clearNumber))}>
        <ArticleName maker={catalogName} number={catalogFullNumber} />
      </a>
      <span className="list-name">
        <DataText>{productName}</DataText>
        {relation ? ` · ${t(relation)}` : null}
      </span>
      <span className="list-terms">
        {best ? (
          <>
            <b suppressHydrationWarning>{money.moneyText(best.price)}</b>
            <span>
              <DeliveryTime days={best.deliveryDays} daysMax={best.deliveryDaysMax} />
            </span>
            <span>{t('inStock', { count: best.quantity })}</span>
          </>
        ) : (
          t('none')
        )}
      </span>
    </div>
  );
}
