import { attributes, hiddenFields, html, type Markup } from '../html/html.ts';
import { CircleCheck, CircleQuestionMark, CircleX } from '../icons.ts';
import { offerFormAttributes, offerFormFields, type OfferFormField } from './offer-form.ts';
import type { OfferFit, OfferLabels, OfferTexts, OwnText } from './offer-texts.ts';

type OrderLooks = { size: 'small' | 'medium' };

const QTY: OfferFormField = 'qty';

/** Maker and number. Equal to the markup of `ArticleName`. */
export const article = ({ maker, number }: OfferTexts): Markup =>
  html`<bdi data-ui="ArticleName">${maker} <bdi dir="ltr" data-ui="PartNumber" translate="no">${number}</bdi></bdi>`;

/** The same, for a row that hides the maker while a column says it. */
export const articleOfRow = ({ maker, number }: OfferTexts): Markup =>
  html`<bdi data-ui="ArticleName"><span class="ps-offer-of">${maker} </span><bdi dir="ltr" data-ui="PartNumber" translate="no">${number}</bdi></bdi>`;

/** A text of the offer, isolated, with its language if it is not the page's. */
export function ownText(offer: OfferTexts, name: OwnText): Markup {
  const lang = offer.langs?.[name];
  return lang === undefined ? html`<bdi>${offer[name]}</bdi>` : html`<bdi lang="${lang}">${offer[name]}</bdi>`;
}

/** When the offer arrives. Today is marked. */
export const delivery = ({ arrival, delivery: text }: OfferTexts): Markup | string =>
  arrival === 'today' ? html`<mark>${text}</mark>` : text;

/** Equal to the markup of `Badge`. */
const badge = (tone: string, text: string): Markup =>
  html`<span class="ps-badge" data-ui="Badge" data-tone="${tone}">${text}</span>`;

/** The badges of what a buyer should know before buying; empty for an offer without such terms. */
export const terms = ({ isReturnable, aged }: OfferTexts, labels: OfferLabels): Markup | '' => {
  const noReturns = isReturnable ? '' : badge('attention', labels.noReturns);
  if (aged === '') return noReturns;
  return html`${noReturns} ${badge('neutral', aged)}`;
};

/** The form of the offer (see `offer-form.ts`). The page has one primary action, which is none of these. Its button equals the markup of `Button`. */
export function orderForm(offer: OfferTexts, labels: OfferLabels, looks: OrderLooks): Markup {
  return html`
    <form class="ps-offer-add" action="${labels.basketHref}"${attributes(offerFormAttributes(offer))}>
      ${hiddenFields(offerFormFields(offer))}
      <input class="ps-offer-qty" type="number" inputmode="numeric" autocomplete="off" aria-label="${offer.qtyLabel}" required="" min="${offer.step}" step="${offer.step}" max="${offer.most}" name="${QTY}" value="${offer.step}"/>
      <button type="submit" aria-label="${offer.addLabel}" class="ps-button" data-ui="Button" data-variant="secondary" data-size="${looks.size}">${labels.add}</button>
    </form>
  `;
}

/** The attribute of a row whose offer is in the basket, as {@link markOffers} sets it. */
export const mark = ({ inBasket: text }: OfferTexts): Markup => attributes(text === '' ? {} : { 'data-marked': '' });

/** A link to the basket. Always rendered, so that {@link markOffers} only changes its text; CSS hides it while it is empty. */
export const inBasket = (offer: OfferTexts, labels: OfferLabels): Markup =>
  html`<a class="ps-offer-in-basket ps-touch" href="${labels.basketHref}">${offer.inBasket}</a>`;

const FIT_ICONS = { fits: CircleCheck, 'does-not-fit': CircleX, unknown: CircleQuestionMark } as const;

/** Equal to the markup of `FitVerdict`. */
export const fitVerdict = ({ verdict, label }: OfferFit): Markup => html`
  <div class="ps-fit" data-ui="FitVerdict" data-verdict="${verdict}" data-size="small">
    <span class="ps-fit-main">
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" class="ps-icon" aria-hidden="true"><path d="${FIT_ICONS[verdict].outline}"></path></svg>
      <span class="ps-fit-text"><span class="ps-fit-label">${label}</span></span>
    </span>
  </div>
`;

/** The place of the verdict. Always rendered, so that {@link markFits} only fills it. */
export const fit = ({ isRequested, fit: known }: OfferTexts): Markup | '' =>
  isRequested ? '' : html`<span class="ps-offer-fit">${known ? fitVerdict(known) : ''}</span>`;
