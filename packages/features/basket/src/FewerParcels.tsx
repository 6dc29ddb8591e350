import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useNavigation } from 'react-router-dom';
import type { FewerParcelsOffer } from '@partshop/api-client';
import { DataText, isolate, selectCurrency, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { usePageForm } from '@partshop/features/core/forms';
import { DeliveryTime, paths } from '@partshop/features/shared';
import { Alert, ArticleName, Button, ChevronDown, Package } from '@partshop/ui';
import type { BasketIntent } from './basket-form.ts';
import { selectBasketLines, selectIsSaving } from './basket.selectors.ts';
import { fewerParcels } from './fewer-parcels.loadable.ts';
import { messages } from './fewer-parcels.messages.ts';
import { useBasketMoney } from './use-basket-money.ts';

export type FewerParcelsProps = {
  /** The query of the page, which preserves the view. */ action: string;
  /** Whether what was offered is another by now. */ isOutdated: boolean;
};

/** Offers to change some lines so that fewer parcels come (O4), and to take that back. Nothing when nothing is gained. */
export function FewerParcels({ action, isOutdated }: FewerParcelsProps) {
  const t = useTexts(messages);
  const loadable = useSelector((state: CoreState) => fewerParcels.select(state, selectCurrency(state)));
  const isSaving = useSelector(selectIsSaving);
  // The page knows the outcome of a form before it is done with it; until then a press on the other form would be lost.
  const sent = useNavigation().formData?.get('intent');
  const { offer, changed } = 'data' in loadable ? loadable.data : { offer: null, changed: 0 };
  if (!offer && changed === 0 && !isOutdated) return null;
  return (
    <section className="parcels" aria-label={t('name')}>
      {isOutdated ? <Alert tone="attention">{t('outdated')}</Alert> : null}
      {offer && !isSaving && sent !== 'undo-parcels' ? <Offer offer={offer} action={action} /> : null}
      {changed > 0 && sent !== 'fewer-parcels' ? (
        <ParcelForm intent="undo-parcels" action={action} submit={t('undo')} pending={t('undoing')}>
          <p className="parcels-note">{t('changed', { count: changed })}</p>
        </ParcelForm>
      ) : null}
    </section>
  );
}

function Offer({ offer, action }: { offer: FewerParcelsOffer; action: string }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { parcels, extra, daysSooner, swaps } = offer;
  const { moneyText } = useBasketMoney(extra);
  const sum = isolate(moneyText(Math.abs(extra)), locale);
  return (
    <ParcelForm intent="fewer-parcels" id={offer.id} action={action} submit={t('take')} pending={t('taking')}>
      <h3>
        <Package />
        {t('title', parcels)}
      </h3>
      <p className="parcels-gain" suppressHydrationWarning>
        <span>{extra === 0 ? t('samePrice') : t(extra > 0 ? 'dearer' : 'cheaper', { sum })}</span>
        {daysSooner > 0 ? <span>{t('sooner', { days: daysSooner })}</span> : null}
      </p>
      <details>
        <summary>
          {t('swaps', { count: swaps.length })}
          <ChevronDown />
        </summary>
        <ul>
          {swaps.map((swap) => (
            <Swap key={swap.basketId} swap={swap} />
          ))}
        </ul>
      </details>
    </ParcelForm>
  );
}

/** A line as it would be. */
function Swap({ swap }: { swap: FewerParcelsOffer['swaps'][number] }) {
  const t = useTexts(messages);
  const line = useSelector(selectBasketLines).find(({ basketId }) => basketId === swap.basketId);
  const { moneyText } = useBasketMoney(swap.price);
  if (!line) return null;
  return (
    <li>
      <ArticleName maker={line.catalogName} number={line.catalogFullNumber} />
      <span>
        <DataText>{swap.sellerName}</DataText>, <DataText>{swap.warehouseName}</DataText>
      </span>
      <span className="parcels-gain" suppressHydrationWarning>
        <span>{t('price', { before: moneyText(line.price), after: moneyText(swap.price) })}</span>
        <span>
          <DeliveryTime days={swap.deliveryDays} daysMax={swap.deliveryDaysMax} />
        </span>
      </span>
    </li>
  );
}

type ParcelFormProps = {
  intent: Extract<BasketIntent['intent'], 'fewer-parcels' | 'undo-parcels'>;
  /** Of the offer. */ id?: string;
  action: string;
  submit: string;
  pending: string;
  children: ReactNode;
};

/** A form that the page sends, with scripts and without. */
function ParcelForm({ intent, id = '', action, submit, pending, children }: ParcelFormProps) {
  const { formData } = useNavigation();
  const { isSending, formProps } = usePageForm(paths.basket.to() + action);
  return (
    <form {...formProps}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="offer" value={id} />
      {children}
      <Button type="submit" isPending={isSending && formData?.get('intent') === intent} pendingLabel={pending}>
        {submit}
      </Button>
    </form>
  );
}
