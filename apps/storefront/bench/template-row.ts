import type { PriceItem } from '@partshop/api-client';
import { wordsOf } from './row-words.ts';

/** The row of the table view as a template: escaped texts between constant strings. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escape = (text: string): string =>
  /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign) : text;

const BADGE = '<span class="ps-badge" data-ui="Badge" data-tone="attention">Без возврата</span>';

export function templateRow(offer: PriceItem): string {
  const words = wordsOf(offer);
  const article = escape(words.article);
  const price = escape(words.price);
  const name = escape(offer.productName);
  const number = `${escape(offer.catalogName)} <bdi dir="ltr" data-ui="PartNumber" translate="no">${escape(offer.catalogFullNumber)}</bdi>`;
  const what =
    offer.group === 1
      ? `<bdi class="ps-offer-article">${number}</bdi>`
      : `<a class="ps-offer-article" href="${escape(words.href)}"><bdi>${number}</bdi></a>`;
  return (
    `<tr class="ps-offer" data-ui="OfferRow"><th class="ps-offer-what" scope="row">${what} ` +
    `${offer.isReturnable ? '' : BADGE} <span class="ps-offer-name"><bdi>${name}</bdi></span></th>` +
    `<td class="ps-offer-stock">${offer.quantity} шт.</td>` +
    `<td class="ps-offer-delivery" data-soon="${offer.deliveryDaysMax <= 1}">${words.delivery}</td>` +
    `<td class="ps-offer-punctual" data-level="${words.punctuality}"><span class="ps-offer-label">Вовремя</span> ${offer.reliability} из 100</td>` +
    `<td class="ps-offer-seller"><span class="ps-offer-company"><bdi>${escape(offer.sellerName)}</bdi></span><span class="ps-offer-warehouse"><bdi>${escape(offer.warehouseName)}</bdi></span></td>` +
    `<td class="ps-offer-price" dir="ltr"><bdi>${price}</bdi></td>` +
    `<td class="ps-offer-order"><form class="ps-offer-add" action="/basket" method="post" data-catalog-key="${escape(offer.catalogKey)}" ` +
    `data-maker="${escape(offer.catalogName)}" data-number="${escape(offer.catalogFullNumber)}" data-name="${name}" data-price="${offer.price}"><input type="hidden" name="intent" value="add"/>` +
    `<input type="hidden" name="articleId" value="${offer.articleId}"/><input type="hidden" name="priceListId" value="${offer.priceListId}"/>` +
    `<input class="ps-offer-qty" type="number" inputmode="numeric" autocomplete="off" aria-label="Количество: ${article}" required="" min="${offer.multiplicity}" step="${offer.multiplicity}" max="${offer.quantity}" name="qty" value="${offer.multiplicity}"/>` +
    `<button type="submit" aria-label="В корзину: ${article}, ${price}" class="ps-button" data-ui="Button" data-variant="secondary" data-size="small">В корзину</button></form><a class="ps-offer-in-basket" href="/basket"></a></td></tr>`
  );
}
