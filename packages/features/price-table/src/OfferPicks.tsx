import type { RefObject } from 'react';
import { useSelector } from 'react-redux';
import type { PickedOffer, PickRole } from '@partshop/api-client';
import {
  formOfferOf,
  offerKey,
  selectOffersBeingAdded,
  selectQtyInBasket,
  useQuantityNote,
} from '@partshop/features/basket';
import { type CoreState, DataText, isolate, useLocale, useHref, useTexts } from '@partshop/features/core';
import { Arrival, paths } from '@partshop/features/shared';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  formatMoney,
  Money,
  OfferForm,
  QuantityStepper,
  ShoppingCart,
} from '@partshop/ui';
import { groupId } from './offer-groups.ts';
import { agedText } from './offer-texts.ts';
import type { ShownPage } from './shown-page.ts';
import { messages, type PriceMessage } from './price-table.messages.ts';

/** The button that adds the best offer. */
export type AddButton = RefObject<HTMLButtonElement | null>;

/** The id of the best offer's form. */
export const BEST_FORM = 'best';

/** What an offer is picked for, by its roles in their order. */
const TITLES: Partial<Record<string, PriceMessage>> = {
  best: 'bestOffer',
  cheapest: 'pickCheapest',
  fastest: 'pickFastest',
  'best cheapest': 'pickBestCheapest',
  'best fastest': 'pickBestFastest',
  'cheapest fastest': 'pickCheapestFastest',
  'best cheapest fastest': 'pickBestOfAll',
};

const titleOf = (roles: readonly PickRole[]): PriceMessage => TITLES[roles.join(' ')] ?? 'bestOffer';

type PicksProps = { page: ShownPage; addButton: AddButton };

/**
 * The offers of the requested number that stand out, side by side: the best, the cheapest, the fastest, each with the reason in one
 * sentence and its form. One that is several of them comes once. Without offers a note says so.
 */
export function OfferPicks({ page, addButton }: PicksProps) {
  const t = useTexts(messages);
  if (page.picks.length === 0) return <NobodyOffers page={page} />;
  return (
    <div className="price-picks" role="group" aria-label={t('picks')}>
      {page.picks.map((offer) => (
        <Pick key={offerKey(offer)} page={page} offer={offer} addButton={addButton} />
      ))}
    </div>
  );
}

function Pick({ page, offer, addButton }: PicksProps & { offer: PickedOffer }) {
  const t = useTexts(messages);
  const { format: locale } = useLocale();
  const isBest = offer.roles.includes('best');
  const title = t(titleOf(offer.roles));
  const aged = agedText(t, offer);
  return (
    <Card as="section" className="price-pick" aria-label={isBest ? t('bestOffer') : title} data-best={isBest}>
      <p className="pick-title">{title}</p>
      <Money
        className="pick-price"
        amount={offer.price}
        currency={page.currency.code}
        locale={locale}
        fraction={page.fraction}
      />
      <p className="pick-when">
        <Arrival days={offer.deliveryDays} daysMax={offer.deliveryDaysMax} />
      </p>
      <Why page={page} offer={offer} />
      <p className="pick-seller">
        <DataText>{offer.sellerName}</DataText>
        <Stock offer={offer} />
      </p>
      {aged === '' ? null : (
        <p>
          <Badge tone="neutral">{aged}</Badge>
        </p>
      )}
      <PickForm offer={offer} addButton={isBest ? addButton : null} />
    </Card>
  );
}

/** One sentence: how often the seller keeps the promise, and what the offer costs more than the cheapest one. */
function Why({ page, offer }: { page: ShownPage; offer: PickedOffer }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { fraction, currency, picks } = page;
  const cheapest = Math.min(...picks.map(({ price }) => price));
  const amount = offer.price - cheapest;
  const money = formatMoney({ amount, currency: currency.code, locale: locale.format, fraction });
  const values = { kept: offer.reliability, difference: isolate(money, locale) };
  const isOnly = page.best?.reason === 'only';
  const cheapestText = isOnly ? 'whyOnly' : 'whyCheapest';
  const dearerText = offer.roles.includes('best') ? 'whyNear' : 'whyDearer';
  return (
    <p className="pick-why" suppressHydrationWarning>
      {t(amount === 0 ? cheapestText : dearerText, values)}
    </p>
  );
}

/** How many pieces there are, or, in its place, how many are in the basket. */
function Stock({ offer }: { offer: PickedOffer }) {
  const t = useTexts(messages);
  const href = useHref();
  const inBasket = useSelector((state: CoreState) => selectQtyInBasket(state, offer));
  if (inBasket === 0) return <span>{t('stock', { count: offer.quantity })}</span>;
  return (
    <a className="pick-in-basket ps-touch" href={href(paths.basket.to())}>
      {t('inBasket', { count: inBasket })}
    </a>
  );
}

/** The form of a pick. The best offer's is the page's primary action: it has the button that the bar of a scrolled page repeats. */
function PickForm({ offer, addButton }: { offer: PickedOffer; addButton: AddButton | null }) {
  const t = useTexts(messages);
  const href = useHref();
  const inBasket = useSelector((state: CoreState) => selectQtyInBasket(state, offer));
  const isAdding = useSelector(selectOffersBeingAdded).has(offerKey(offer));
  const locale = useLocale();
  const { quantity: available, multiplicity } = offer;
  const { note, onAdjust } = useQuantityNote({ available, multiplicity, inBasket });
  const article = isolate(`${offer.catalogName} ${offer.catalogFullNumber}`, locale);
  return (
    <OfferForm
      {...(addButton ? { id: BEST_FORM } : {})}
      className={addButton ? 'pick-form best-form' : 'pick-form'}
      action={href(paths.basket.to())}
      offer={formOfferOf(offer)}
    >
      <QuantityStepper
        name="qty"
        label={t('qtyOf', { article })}
        decreaseLabel={t('qtyLess')}
        increaseLabel={t('qtyMore')}
        step={multiplicity}
        max={available - inBasket}
        onAdjust={onAdjust}
      />
      <Button
        ref={addButton ?? undefined}
        type="submit"
        variant={addButton ? 'primary' : 'secondary'}
        icon={<ShoppingCart />}
        isPending={isAdding}
      >
        {t('add')}
      </Button>
      <output className="pick-note">{note}</output>
    </OfferForm>
  );
}

function NobodyOffers({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const href = useHref();
  const first = page.groups.find(({ count }) => count > 0);
  return (
    <div className="price-picks">
      <Card as="section" className="price-pick" aria-label={t('bestOffer')}>
        <p className="pick-none">{t('nobodyOffers')}</p>
        <p className="pick-hint">
          {page.totalItems > 0 ? t('nobodyOffersHint', { count: page.totalItems }) : t('nobodyOffersAtAll')}
        </p>
        <ButtonLink variant="primary" href={href(paths.addAlert.to(String(page.articleId)))}>
          {t('alertStock')}
        </ButtonLink>
        {first ? <ButtonLink href={`#${groupId(first.group)}`}>{t('showAllSubstitutes')}</ButtonLink> : null}
      </Card>
    </div>
  );
}
