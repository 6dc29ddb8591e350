import { useSelector } from 'react-redux';
import { offerKey, selectOffersBeingAdded } from '@partshop/features/basket';
import { useLocale, useTexts } from '@partshop/features/core';
import { ArticlePicture, DeliveryTime } from '@partshop/features/shared';
import { ArticleName, Button, Money, StickyBar } from '@partshop/ui';
import { type AddButton, BEST_FORM } from './OfferPicks.tsx';
import { messages } from './price-table.messages.ts';
import type { ShownPage } from './shown-page.ts';

type BuyBarProps = { page: ShownPage; best: NonNullable<ShownPage['best']>; addButton: AddButton };

/** The best offer while its own button is off the screen: at the lower edge of a phone, with the article at the upper edge of a wide screen. */
export function BuyBar({ page, best, addButton }: BuyBarProps) {
  const t = useTexts(messages);
  const { format: locale } = useLocale();
  const isAdding = useSelector(selectOffersBeingAdded).has(offerKey(best));
  return (
    <StickyBar
      className="price-bar"
      wide="top"
      standsFor={addButton}
      actions={
        <Button type="submit" form={BEST_FORM} variant="primary" isPending={isAdding}>
          {t('add')}
        </Button>
      }
    >
      <div className="bar-about">
        <span className="bar-article">
          <ArticlePicture of={{ image: page.images[0] ?? null, categoryUrl: page.categoryUrl }} sizes="40px" />
          <ArticleName maker={page.catalogName} number={page.catalogFullNumber} />
        </span>
        <Money amount={best.price} currency={page.currency.code} locale={locale} fraction={page.fraction} />
        <span className="price-bar-terms">
          <DeliveryTime days={best.deliveryDays} daysMax={best.deliveryDaysMax} />
        </span>
      </div>
    </StickyBar>
  );
}
