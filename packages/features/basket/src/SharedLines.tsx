import type { Basket, BasketItem } from '@partshop/api-client';
import { isolate, sharedMessages, useLocale, useMoney, useTexts } from '@partshop/features/core';
import { useFit } from '@partshop/features/fit';
import { ArticlePicture } from '@partshop/features/shared';
import { CheckboxField, Money, Truck, VisuallyHidden } from '@partshop/ui';
import { offerKey, takeableQty } from './basket-line.ts';
import { subjectOf } from './basket-notices.ts';
import { messages as noticeMessages } from './basket-notices.messages.ts';
import { messages as basketMessages } from './basket.messages.ts';
import { BasketLineDelivery, BasketLineName } from './BasketLineName.tsx';
import { messages } from './shared-basket.messages.ts';

/** The lines of a shared basket, each to be taken or left out. */
export function SharedLines({ basket: { items, currency } }: { basket: Basket }) {
  const fits = useFit(items.map(({ articleId }) => articleId));
  const { money, moneyText } = useMoney(
    currency.code,
    items.map(({ price }) => price),
  );
  const t = useTexts(messages);
  const pieces = useTexts(sharedMessages);
  const locale = useLocale();
  return (
    <ul className="basket-lines">
      {items.map((item) => {
        const line = { ...item, key: offerKey(item), groupName: '', isPending: false };
        const canBeTaken = takeableQty(item) > 0;
        return (
          <li key={line.key} className="line" data-problem={line.problem} data-left-out={!canBeTaken || undefined}>
            <span className="line-choice">
              <CheckboxField
                isBare
                name="ids"
                value={String(item.basketId)}
                label={<VisuallyHidden>{t('takeLine', { number: isolate(subjectOf(item), locale) })}</VisuallyHidden>}
                defaultChecked={canBeTaken}
                disabled={!canBeTaken}
              />
            </span>
            <ArticlePicture className="line-picture" of={item} sizes="64px" />
            <div className="line-what">
              <BasketLineName line={line} fit={fits[item.articleId]} />
              <BasketLineDelivery line={line} icon={<Truck />} />
              <Change item={item} moneyText={moneyText} />
            </div>
            <span className="line-pieces">{pieces('pieces', { count: item.qty })}</span>
            <div className="line-sum">
              <Money {...money(item.sum)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** What has changed since the basket was shared. */
function Change({ item, moneyText }: { item: BasketItem; moneyText: (amount: number) => string }) {
  const t = useTexts(basketMessages);
  const notices = useTexts(noticeMessages);
  const { problem, previousPrice, price } = item;
  if (problem === null) return null;
  const takeable = takeableQty(item);
  const text = () => {
    if (problem === 'price-changed')
      return t('priceChanged', { before: moneyText(previousPrice ?? price), now: moneyText(price) });
    if (problem === 'not-enough' && takeable > 0) return notices('not-enough', { count: takeable });
    return notices(problem === 'withdrawn' ? 'withdrawn' : 'out-of-stock');
  };
  return (
    <span className="line-change" suppressHydrationWarning>
      {text()}
    </span>
  );
}
