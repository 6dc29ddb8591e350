import { html, type Markup } from '../html/html.ts';
import { articleOfRow, delivery, fit, inBasket, mark, orderForm, ownText, terms } from './offer-pieces.ts';
import type { OfferLabels, OfferTexts } from './offer-texts.ts';

/** The markup of an offer in the table view: dense, for comparing many. `OfferTable` has its style; table-roles.ts says why roles are repeated. */
export function offerRow(offer: OfferTexts, labels: OfferLabels): Markup {
  const what = offer.isRequested
    ? html`<span class="ps-offer-article">${articleOfRow(offer)}</span>`
    : html`<a class="ps-offer-article ps-touch" href="${offer.href}">${articleOfRow(offer)}</a>`;
  const warehouse =
    offer.warehouse === '' ? '' : html`<span class="ps-offer-warehouse">${ownText(offer, 'warehouse')}</span>`;
  const badges = terms(offer, labels);
  const place = badges === '' ? warehouse : html`<span class="ps-offer-terms">${badges} ${warehouse}</span>`;
  return html`
    <tr class="ps-offer" role="row" data-ui="OfferRow"${mark(offer)}>
      <td role="cell" class="ps-offer-maker"><bdi>${offer.maker}</bdi></td>
      <th class="ps-offer-what" role="rowheader" scope="row">
        ${what}
        <span class="ps-offer-second">
          ${offer.hasName ? html`<span class="ps-offer-name">${ownText(offer, 'name')}</span>` : ''}
          ${fit(offer)}
        </span>
      </th>
      <td role="cell" class="ps-offer-stock">
        ${offer.stock} ${offer.pack === '' ? '' : html`<span class="ps-offer-pack">${offer.pack}</span>`}
      </td>
      <td role="cell" class="ps-offer-delivery" data-arrival="${offer.arrival}">${delivery(offer)}</td>
      <td role="cell" class="ps-offer-punctual" data-level="${offer.punctuality}">
        <span class="ps-offer-label">${labels.onTime}</span> ${offer.punctual}
      </td>
      <td role="cell" class="ps-offer-seller">
        <span class="ps-offer-company">${ownText(offer, 'seller')}</span> ${place}
      </td>
      <td role="cell" class="ps-offer-price" dir="ltr"><bdi>${offer.priceText}</bdi></td>
      <td role="cell" class="ps-offer-order">
        ${orderForm(offer, labels, { size: 'small' })}
        ${inBasket(offer, labels)}
      </td>
    </tr>
  `;
}
