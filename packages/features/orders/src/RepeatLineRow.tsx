import type { FitVerdict, RepeatLine } from '@partshop/api-client';
import { isSold } from '@partshop/api-client';
import { LineFit, LineTerms } from '@partshop/features/basket';
import { isolate, useHref, useLocale, useTexts } from '@partshop/features/core';
import { ArticlePicture, DeliveryTime, paths } from '@partshop/features/shared';
import { CheckboxField, Link, Money, QuantityStepper, VisuallyHidden, type MoneyFormat } from '@partshop/ui';
import { OrderedArticle } from './OrderedArticle.tsx';
import { REPEAT_FIELDS, writeOffer } from './repeat-form.ts';
import { messages } from './repeat-order.messages.ts';
import { RepeatNotes } from './RepeatNotes.tsx';

export type RepeatLineRowProps = {
  line: RepeatLine;
  isChosen: boolean;
  qty: number;
  fit: FitVerdict | undefined;
  money: (amount: number) => MoneyFormat;
  moneyText: (amount: number) => string;
  onChoose: (isChosen: boolean) => void;
  onQty: (qty: number) => void;
};

/** An ordered item with what can be bought today, and whether and how many of it to take. */
export function RepeatLineRow({ line, isChosen, qty, fit, money, moneyText, onChoose, onQty }: RepeatLineRowProps) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const { item, offer, outcome } = line;
  const shown = offer ?? item;
  const article = isolate(`${shown.catalogName} ${shown.catalogFullNumber}`, locale);
  return (
    <li className="repeat-line" data-outcome={outcome}>
      <CheckboxField
        className="line-choice"
        name={REPEAT_FIELDS.chosen}
        value={item.orderItemId}
        label={<VisuallyHidden>{t('choose', { article })}</VisuallyHidden>}
        checked={isChosen}
        disabled={offer === null}
        onValueChange={onChoose}
      />
      <ArticlePicture className="line-picture" of={item} sizes="56px" />
      <div className="line-text">
        <OrderedArticle of={shown} />
        <RepeatNotes line={line} moneyText={moneyText} />
        <LineFit of={fit} />
        {offer === null ? (
          <Link variant="standalone" href={href(paths.price.to(item.catalogKey, item.catalogFullNumber))}>
            {t('seeSubstitutes')}
          </Link>
        ) : (
          <>
            <LineTerms line={offer} />
            <span className="line-delivery">
              <DeliveryTime days={offer.deliveryDays} daysMax={offer.deliveryDaysMax} />
            </span>
          </>
        )}
      </div>
      {offer === null ? null : (
        <div className="line-amount">
          <div className="line-qty">
            <input type="hidden" name={REPEAT_FIELDS.offer(item.orderItemId)} value={writeOffer(offer)} />
            <QuantityStepper
              size="small"
              name={REPEAT_FIELDS.qty(item.orderItemId)}
              label={t('quantityOf', { article })}
              decreaseLabel={t('less')}
              increaseLabel={t('more')}
              value={qty}
              min={offer.multiplicity}
              max={offer.available}
              step={offer.multiplicity}
              onValueChange={onQty}
            />
          </div>
          <div className="line-price">
            <Money className="line-sum" {...money(offer.price * qty)} />
            <span className="line-pieces" suppressHydrationWarning>
              {t('quantityPrice', { count: qty, price: moneyText(offer.price) })}
            </span>
          </div>
        </div>
      )}
    </li>
  );
}

/** Whether a line is chosen before the buyer chooses: what the order kept and the shop still has. */
export const isChosenAtFirst = ({ item, offer }: RepeatLine): boolean => offer !== null && isSold(item.status);
