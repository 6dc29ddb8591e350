import type { Order } from '@partshop/api-client';
import { LineFit, LineTerms, RateNote } from '@partshop/features/basket';
import { DataText, useHref, useTexts, useMoney } from '@partshop/features/core';
import { useFit } from '@partshop/features/fit';
import { ArticlePicture, paths } from '@partshop/features/shared';
import { ArticleName, Card, Money } from '@partshop/ui';
import { messages } from './success.messages.ts';

/** The ordered goods and their prices. */
export function OrderedItems({ order: { items, promo, bonus, delivery, total, payable, currency } }: { order: Order }) {
  const t = useTexts(messages);
  const href = useHref();
  const fits = useFit(items.map(({ articleId }) => articleId));
  const discount = promo?.discount ?? 0;
  const amounts = [...items.map(({ price }) => price), discount, bonus, delivery.cost];
  const { money, moneyText } = useMoney(currency.code, amounts);
  return (
    <Card as="section" className="success-items" aria-labelledby="items-heading">
      <h2 id="items-heading">{t('items')}</h2>
      <ul className="items">
        {items.map((item) => (
          <li key={item.orderItemId} className="item">
            <ArticlePicture className="item-picture" of={item} sizes="56px" />
            <a className="ps-touch" href={href(paths.price.to(item.catalogKey, item.catalogFullNumber))}>
              <ArticleName maker={item.catalogName} number={item.catalogFullNumber} />
            </a>
            <Money className="item-sum" {...money(item.sum)} />
            <span>
              <DataText>{item.productName}</DataText>
            </span>
            <LineFit of={fits[item.articleId]} />
            <LineTerms line={item} />
            <span className="item-pieces" suppressHydrationWarning>
              {t('quantityPrice', { count: item.qty, price: moneyText(item.price) })}
            </span>
          </li>
        ))}
      </ul>
      {discount > 0 ? (
        <dl className="items-bonus">
          <dt>{t('promoDiscount')}</dt>
          <dd>
            <Money {...money(-discount)} />
          </dd>
        </dl>
      ) : null}
      {bonus > 0 ? (
        <dl className="items-bonus">
          <dt>{t('bonus')}</dt>
          <dd>
            <Money {...money(bonus)} />
          </dd>
        </dl>
      ) : null}
      {delivery.cost > 0 ? (
        <dl className="items-bonus">
          <dt>{t('delivery')}</dt>
          <dd>
            <Money {...money(delivery.cost)} />
          </dd>
        </dl>
      ) : null}
      <dl className="items-total">
        <dt>{t('total')}</dt>
        <dd>
          <Money {...money(total)} />
        </dd>
      </dl>
      <RateNote currency={currency} payable={payable} />
    </Card>
  );
}
