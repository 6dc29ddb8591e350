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
  const maker = escape(offer.catalogName);
  const named = `<bdi data-ui="ArticleName"><span class="ps-offer-of">${maker} </span><bdi dir="ltr" data-ui="PartNumber" translate="no">${escape(offer.catalogFullNumber)}</bdi></bdi>`;
  const what =
    offer.group === 1
      ? `<span class="ps-offer-article">${named}</span>`
      : `<a class="ps-offer-article ps-touch" href="${escape(words.href)}">${named}</a>`;
  const fit = offer.group === 1 ? '' : '<span class="ps-offer-fit"></span>';
  const warehouse = `<span class="ps-offer-warehouse"><bdi>${escape(offer.warehouseName)}</bdi></span>`;
  return (
    `<tr class="ps-offer" role="row" data-ui="OfferRow"><td role="cell" class="ps-offer-maker"><bdi>${maker}</bdi></td>` +
    `<th class="ps-offer-what" role="rowheader" scope="row">${what}<span class="ps-offer-second"><span class="ps-offer-name"><bdi>${name}</bdi></span>${fit}</span></th>` +
    `<td role="cell" class="ps-offer-stock">${offer.quantity} шт. </td>` +
    `<td role="cell" class="ps-offer-delivery" data-arrival="${words.arrival}">${words.arrival === 'today' ? `<mark>${words.delivery}</mark>` : words.delivery}</td>` +
    `<td role="cell" class="ps-offer-punctual" data-level="${words.punctuality}"><span class="ps-offer-label">Вовремя</span> ${offer.reliability} из 100</td>` +
    `<td role="cell" class="ps-offer-seller"><span class="ps-offer-company"><bdi>${escape(offer.sellerName)}</bdi></span> ` +
    `${offer.isReturnable ? warehouse : `<span class="ps-offer-terms">${BADGE} ${warehouse}</span>`}</td>` +
    `<td role="cell" class="ps-offer-price" dir="ltr"><bdi>${price}</bdi></td>` +
    `<td role="cell" class="ps-offer-order"><form class="ps-offer-add" action="/basket" method="post" data-catalog-key="${escape(offer.catalogKey)}" ` +
    `data-maker="${escape(offer.catalogName)}" data-number="${escape(offer.catalogFullNumber)}" data-name="${name}" data-price="${offer.price}"><input type="hidden" name="intent" value="add"/>` +
    `<input type="hidden" name="articleId" value="${offer.articleId}"/><input type="hidden" name="priceListId" value="${offer.priceListId}"/>` +
    `<input class="ps-offer-qty" type="number" inputmode="numeric" autocomplete="off" aria-label="Количество: ${article}" required="" min="${offer.multiplicity}" step="${offer.multiplicity}" max="${offer.quantity}" name="qty" value="${offer.multiplicity}"/>` +
    `<button type="submit" aria-label="В корзину: ${article}, ${price}" class="ps-button" data-ui="Button" data-variant="secondary" data-size="small">В корзину</button></form><a class="ps-offer-in-basket ps-touch" href="/basket"></a></td></tr>`
  );
}
