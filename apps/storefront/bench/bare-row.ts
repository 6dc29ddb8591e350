import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { PriceItem } from '@partshop/api-client';
import { wordsOf } from './row-words.ts';

/** The row of the table view as a plain React server would write it: formatted texts and plain elements in one component. */

export function BareRow({ offer }: { offer: PriceItem }): ReactElement {
  const { article, href, delivery, arrival, punctuality, price } = wordsOf(offer);
  const cell = (name: string, ...content: ReactNode[]) =>
    h('td', { role: 'cell', className: `ps-offer-${name}` }, ...content);
  const number = h('bdi', { dir: 'ltr', 'data-ui': 'PartNumber', translate: 'no' }, offer.catalogFullNumber);
  const maker = h('span', { className: 'ps-offer-of' }, offer.catalogName, ' ');
  const named = h('bdi', { 'data-ui': 'ArticleName' }, maker, number);
  const badge = h('span', { className: 'ps-badge', 'data-ui': 'Badge', 'data-tone': 'attention' }, 'Без возврата');
  const warehouse = h('span', { className: 'ps-offer-warehouse' }, h('bdi', null, offer.warehouseName));
  return h(
    'tr',
    { className: 'ps-offer', role: 'row', 'data-ui': 'OfferRow' },
    cell('maker', h('bdi', null, offer.catalogName)),
    h(
      'th',
      { className: 'ps-offer-what', role: 'rowheader', scope: 'row' },
      offer.group === 1
        ? h('span', { className: 'ps-offer-article' }, named)
        : h('a', { className: 'ps-offer-article ps-touch', href }, named),
      h(
        'span',
        { className: 'ps-offer-second' },
        h('span', { className: 'ps-offer-name' }, h('bdi', null, offer.productName)),
        offer.group === 1 ? null : h('span', { className: 'ps-offer-fit' }),
      ),
    ),
    cell('stock', `${offer.quantity} шт. `),
    h(
      'td',
      { role: 'cell', className: 'ps-offer-delivery', 'data-arrival': arrival },
      arrival === 'today' ? h('mark', null, delivery) : delivery,
    ),
    h(
      'td',
      { role: 'cell', className: 'ps-offer-punctual', 'data-level': punctuality },
      h('span', { className: 'ps-offer-label' }, 'Вовремя'),
      ' ',
      `${offer.reliability} из 100`,
    ),
    cell(
      'seller',
      h('span', { className: 'ps-offer-company' }, h('bdi', null, offer.sellerName)),
      ' ',
      offer.isReturnable ? warehouse : h('span', { className: 'ps-offer-terms' }, badge, ' ', warehouse),
    ),
    h('td', { role: 'cell', className: 'ps-offer-price', dir: 'ltr' }, h('bdi', null, price)),
    cell(
      'order',
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
      h('a', { className: 'ps-offer-in-basket ps-touch', href: '/basket' }),
    ),
  );
}
