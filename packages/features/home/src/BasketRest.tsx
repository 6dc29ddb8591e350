import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectBasketCount } from '@partshop/features/basket';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ChevronForward, ShoppingCart } from '@partshop/ui';
import { messages } from './home.messages.ts';

/**
 * What a returning visitor left in the basket. It never appears on a page that is already shown, where it would move the card
 * whose button was pressed.
 */
export function BasketRest() {
  const t = useTexts(messages);
  const href = useHref();
  const count = useSelector(selectBasketCount);
  const [wasThere] = useState(count > 0);
  if (!wasThere) return null;
  return (
    <a className="basket-rest" href={href(paths.basket.to())}>
      <ShoppingCart />
      <span className="basket-rest-text">{count > 0 ? t('basketRest', { count }) : t('basketEmpty')}</span>
      <ChevronForward />
    </a>
  );
}
