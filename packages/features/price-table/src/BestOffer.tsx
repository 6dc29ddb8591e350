import type { RefObject } from 'react';
import { useSelector } from 'react-redux';
import type { BestReason, PriceItem } from '@partshop/api-client';
import {
  formOfferOf,
  offerKey,
  selectOffersBeingAdded,
  selectQtyInBasket,
  useQuantityNote,
} from '@partshop/features/basket';
import { type CoreState, DataText, isolate, useLocale, useHref, useTexts } from '@partshop/features/core';
import { DeliveryTime, paths } from '@partshop/features/shared';
import { Button, ButtonLink, Card, formatMoney, Money, OfferForm, QuantityStepper, ShoppingCart } from '@partshop/ui';
import { groupId } from './offer-groups.ts';
import type { ShownPage } from './shown-page.ts';
import { messages, type PriceMessage } from './price-table.messages.ts';

/** The button that adds the best offer. */
export type AddButton = RefObject<HTMLButtonElement | null>;

/** The id of the best offer's form. */
export const BEST_FORM = 'best';

const BEST_REASONS = {
  only: 'bestOnly',
  cheapest: 'bestCheapest',
  'cheapest-near': 'bestCheapestNear',
} as const satisfies Record<BestReason, PriceMessage>;

/** The best offer of the requested number, why it is the best, with its form, or a note that nobody offers it. */
export function BestOffer({ page, addButton }: { page: ShownPage; addButton: AddButton }) {
  const t = useTexts(messages);
  const { format: locale } = useLocale();
  if (page.price === null) return <NobodyOffers page={page} />;

  const offer = page.best;
  const days = page.deliveryDays ?? 0;
  return (
    <Card as="section" className="price-best" aria-label={t('bestOffer')}>
      <div>
        <p className="best-title">{t('bestOffer')}</p>
        {offer ? <WhyBest page={page} offer={offer} /> : null}
      </div>
      <Money
        className="best-price"
        amount={page.price}
        currency={page.currency.code}
        locale={locale}
        fraction={page.fraction}
      />
      <dl className="best-terms">
        <div>
          <dt>{t('delivery')}</dt>
          <dd>
            <DeliveryTime days={days} daysMax={offer?.deliveryDaysMax ?? days} />
          </dd>
        </div>
        {offer ? (
          <>
            <div>
              <dt>{t('onTime')}</dt>
              <dd>{t('punctualDeliveries', { count: offer.reliability })}</dd>
            </div>
            <div>
              <dt>{t('availability')}</dt>
              <dd>{t('pieces', { count: offer.quantity })}</dd>
            </div>
            <div>
              <dt>{t('seller')}</dt>
              <dd>
                <DataText>{offer.sellerName}</DataText>
              </dd>
            </div>
          </>
        ) : null}
      </dl>
      {offer ? <BestOfferForm offer={offer} addButton={addButton} /> : null}
    </Card>
  );
}

/** One sentence: why this offer, and what it costs more than the cheapest one that the page shows. */
function WhyBest({ page, offer }: { page: ShownPage; offer: NonNullable<ShownPage['best']> }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const cheapest = page.groups.find(({ number }) => number === 1)?.lowestPrice ?? offer.price;
  if (offer.reason !== 'cheapest-near' || cheapest >= offer.price)
    return <p className="best-why">{t(BEST_REASONS[offer.reason])}</p>;
  const { fraction, currency } = page;
  const amount = offer.price - cheapest;
  const difference = formatMoney({ amount, currency: currency.code, locale: locale.format, fraction });
  return (
    <p className="best-why" suppressHydrationWarning>
      {t('bestCheapestNearBy', { difference: isolate(difference, locale) })}
    </p>
  );
}

function BestOfferForm({ offer, addButton }: { offer: PriceItem; addButton: AddButton }) {
  const t = useTexts(messages);
  const href = useHref();
  const inBasket = useSelector((state: CoreState) => selectQtyInBasket(state, offer));
  const isAdding = useSelector(selectOffersBeingAdded).has(offerKey(offer));
  const locale = useLocale();
  const { quantity: available, multiplicity } = offer;
  const { note, onAdjust } = useQuantityNote({ available, multiplicity, inBasket });
  const article = isolate(`${offer.catalogName} ${offer.catalogFullNumber}`, locale);
  return (
    <OfferForm id={BEST_FORM} className="best-form" action={href(paths.basket.to())} offer={formOfferOf(offer)}>
      <QuantityStepper
        name="qty"
        label={t('qtyOf', { article })}
        decreaseLabel={t('qtyLess')}
        increaseLabel={t('qtyMore')}
        step={multiplicity}
        max={available - inBasket}
        onAdjust={onAdjust}
      />
      <Button ref={addButton} type="submit" variant="primary" icon={<ShoppingCart />} isPending={isAdding}>
        {t('add')}
      </Button>
      <output className="best-note">{note}</output>
      <p className="best-in-basket">
        {inBasket > 0 ? (
          <a className="ps-touch" href={href(paths.basket.to())}>
            {t('inBasket', { count: inBasket })}
          </a>
        ) : null}
      </p>
    </OfferForm>
  );
}

function NobodyOffers({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const first = page.groups.find(({ count }) => count > 0);
  return (
    <Card as="section" className="price-best" aria-label={t('bestOffer')}>
      <p className="best-none">{t('nobodyOffers')}</p>
      <p className="best-hint">
        {page.totalItems > 0 ? t('nobodyOffersHint', { count: page.totalItems }) : t('nobodyOffersAtAll')}
      </p>
      {first ? <ButtonLink href={`#${groupId(first.number)}`}>{t('showAllSubstitutes')}</ButtonLink> : null}
    </Card>
  );
}
