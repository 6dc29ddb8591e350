import { useSelector } from 'react-redux';
import type { PriceItem } from '@partshop/api-client';
import { formOfferOf, selectQtyInBasket } from '@partshop/features/basket';
import { type CoreState, isolate, useLocale, sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { formatDelivery, paths } from '@partshop/features/shared';
import { Button, ButtonLink, Card, Money, OfferForm, QuantityStepper, ShoppingCart } from '@partshop/ui';
import { groupId } from './offer-groups.ts';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

/** The best offer of the requested number with its form, or a note that nobody offers it. */
export function BestOffer({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const tShared = useTexts(sharedMessages);
  const { format: locale } = useLocale();
  if (page.price === null) return <NobodyOffers page={page} />;

  const offer = page.best;
  const days = page.deliveryDays ?? 0;
  return (
    <Card as="section" className="price-best" aria-label={t('bestOffer')}>
      <p className="best-title">{t('bestOffer')}</p>
      <Money className="best-price" amount={page.price} currency={page.currency.code} locale={locale} />
      <dl className="best-terms">
        <div>
          <dt>{t('delivery')}</dt>
          <dd>{formatDelivery(tShared, days, offer?.deliveryDaysMax ?? days)}</dd>
        </div>
        {offer ? (
          <>
            <div>
              <dt>{t('onTime')}</dt>
              <dd>{t('punctualShort', { count: offer.reliability })}</dd>
            </div>
            <div>
              <dt>{t('availability')}</dt>
              <dd>{t('pieces', { count: offer.quantity })}</dd>
            </div>
            <div>
              <dt>{t('seller')}</dt>
              <dd>
                <bdi>{offer.sellerName}</bdi>
              </dd>
            </div>
          </>
        ) : null}
      </dl>
      {offer ? <BestOfferForm offer={offer} /> : null}
    </Card>
  );
}

function BestOfferForm({ offer }: { offer: PriceItem }) {
  const t = useTexts(messages);
  const href = useHref();
  const inBasket = useSelector((state: CoreState) => selectQtyInBasket(state, offer));
  const locale = useLocale();
  const article = isolate(`${offer.catalogName} ${offer.catalogFullNumber}`, locale);
  return (
    <OfferForm className="best-form" action={href(paths.basket.to())} offer={formOfferOf(offer)}>
      <QuantityStepper
        name="qty"
        label={t('qtyOf', { article })}
        decreaseLabel={t('qtyLess')}
        increaseLabel={t('qtyMore')}
        step={offer.multiplicity}
        max={offer.quantity}
      />
      <Button type="submit" variant="primary" icon={<ShoppingCart />}>
        {t('add')}
      </Button>
      <p className="best-in-basket">
        {inBasket > 0 ? <a href={href(paths.basket.to())}>{t('inBasket', { count: inBasket })}</a> : null}
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
