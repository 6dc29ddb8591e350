import { html, type Markup } from '../html/html.ts';
import { article, delivery, fit, inBasket, mark, orderForm, ownText, terms } from './offer-pieces.ts';
import type { OfferLabels, OfferTexts } from './offer-texts.ts';

/** The markup of an offer in the box view: spacious, for choosing one part. `OfferBoxes` has its style. */
export function offerCard(offer: OfferTexts, labels: OfferLabels): Markup {
  const what = offer.isRequested
    ? ''
    : html`<a class="ps-offer-article ps-touch" href="${offer.href}">${article(offer)}</a>`;
  return html`
    <li class="ps-offer" data-ui="OfferCard"${mark(offer)}>
      <div class="ps-offer-what">
        ${what}
        ${offer.hasName ? html`<p class="ps-offer-name">${ownText(offer, 'name')}</p>` : ''}
        ${fit(offer)}
        <p class="ps-offer-source">
          <span class="ps-offer-seller" data-main="${String(offer.isRequested)}">${ownText(offer, 'seller')}</span>
          ${offer.warehouse === '' ? '' : html`<span class="ps-offer-warehouse">${ownText(offer, 'warehouse')}</span>`}
        </p>
        ${terms(offer, labels)}
      </div>
      <div class="ps-offer-when">
        <p class="ps-offer-delivery" data-arrival="${offer.arrival}">
          ${delivery(offer)} ${offer.arrivesBy === '' ? '' : html`<span class="ps-offer-by">${offer.arrivesBy}</span>`}
        </p>
        <p class="ps-offer-punctual" data-level="${offer.punctuality}">${offer.punctual}</p>
      </div>
      <div class="ps-offer-stock">
        <p>${offer.stock}</p>
        ${offer.pack === '' ? '' : html`<p class="ps-offer-pack">${offer.pack}</p>`}
      </div>
      <p class="ps-offer-price" dir="auto">${offer.priceText}</p>
      <div class="ps-offer-order">
        ${orderForm(offer, labels, { size: 'medium' })}
        ${inBasket(offer, labels)}
      </div>
    </li>
  `;
}
