import { createElement as h, type ReactElement } from 'react';
import type { PriceItem } from '@partshop/api-client';
import { wordsOf } from './row-words.ts';

/** The row of the table view as a plain React server would write it: formatted texts and plain elements in one component. */

export function BareRow({ offer }: { offer: PriceItem }): ReactElement {
  const { article, href, delivery, punctuality, price } = wordsOf(offer);
  const isRequested = offer.group === 1;
  const number = h('bdi', { dir: 'ltr', 'data-ui': 'PartNumber', translate: 'no' }, offer.catalogFullNumber);
  const badge = h('span', { className: 'ps-badge', 'data-ui': 'Badge', 'data-tone': 'attention' }, 'Без возврата');
  return h(
    'tr',
    { className: 'ps-offer', 'data-ui': 'OfferRow' },
    h(
      'th',
      { className: 'ps-offer-what', scope: 'row' },
      isRequested
        ? h('bdi', { className: 'ps-offer-article' }, offer.catalogName, ' ', number)
        : h('a', { className: 'ps-offer-article', href }, h('bdi', null, offer.catalogName, ' ', number)),
      ' ',
      offer.isReturnable ? null : badge,
      ' ',
      h('span', { className: 'ps-offer-name' }, h('bdi', null, offer.productName)),
    ),
    h('td', { className: 'ps-offer-stock' }, `${offer.quantity} шт.`),
    h('td', { className: 'ps-offer-delivery', 'data-soon': offer.deliveryDaysMax <= 1 }, delivery),
    h(
      'td',
      { className: 'ps-offer-punctual', 'data-level': punctuality },
      h('span', { className: 'ps-offer-label' }, 'Вовремя'),
      ' ',
      `${offer.reliability} из 100`,
    ),
    h(
      'td',
      { className: 'ps-offer-seller' },
      h('span', { className: 'ps-offer-company' }, h('bdi', null, offer.sellerName)),
      h('span', { className: 'ps-offer-warehouse' }, h('bdi', null, offer.warehouseName)),
    ),
    h('td', { className: 'ps-offer-price', dir: 'ltr' }, h('bdi', null, price)),
    h(
      'td',
      { className: 'ps-offer-order' },
      h(
        'form',
        {
          className: 'ps-offer-add',
          method: 'post',
          action: '/basket',
          'data-catalog-key': offer.catalogKey,
          'data-maker': offer.catalogName,
          'data-number': offer.catalogFullNumber,
          'data-name': offer.productName,
          'data-price': String(offer.price),
        },
        h('input', { type: 'hidden', name: 'intent', value: 'add' }),
        h('input', { type: 'hidden', name: 'articleId', value: offer.articleId }),
        h('input', { type: 'hidden', name: 'priceListId', value: offer.priceListId }),
        h('input', {
          className: 'ps-offer-qty',
          type: 'number',
          name: 'qty',
          inputMode: 'numeric',
          autoComplete: 'off',
          'aria-label': `Количество: ${article}`,
          required: true,
          min: offer.multiplicity,
          step: offer.multiplicity,
          max: offer.quantity,
          defaultValue: offer.multiplicity,
        }),
        h(
          'button',
          {
            type: 'submit',
            'aria-label': `В корзину: ${article}, ${price}`,
            className: 'ps-button',
            'data-ui': 'Button',
            'data-variant': 'secondary',
            'data-size': 'small',
          },
          'В корзину',
        ),
      ),
      h('a', { className: 'ps-offer-in-basket', href: '/basket' }),
    ),
  );
}
