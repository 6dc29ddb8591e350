import { useSelector } from 'react-redux';
import { selectBasketCount } from '@partshop/features/basket';
import { createFragment, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ShoppingCart } from '@partshop/ui';
import { messages } from './layout.messages.ts';

const MOST_COUNTED = 999;

/** The only part of the header that changes without a navigation. */
export function HeaderBasket({ isCurrent }: { isCurrent: boolean }) {
  const count = useSelector(selectBasketCount);
  return <BasketLink count={count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count || '')} isCurrent={isCurrent} />;
}

/** With `data-basket` and `data-pending` the early-input script counts what is added before the app runs. */
const BasketLink = createFragment<{ count: string; isCurrent: boolean }>(
  function BasketCount({ count, isCurrent }) {
    const t = useTexts(messages);
    const href = useHref();
    return (
      <a
        className="header-basket"
        href={href(paths.basket.to())}
        data-basket={count === '' ? '0' : count}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <ShoppingCart />
        <span className="header-action-name">{t('basket')}</span>{' '}
        {count === '' ? null : <span className="header-count">{count}</span>}
      </a>
    );
  },
  ['count'],
);
