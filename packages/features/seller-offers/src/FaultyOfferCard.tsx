import type { FaultyOffer, OfferFaultKind } from '@partshop/api-client';
import { DataText, isolate, useHref, useLocale, useMoney, useTexts } from '@partshop/features/core';
import { ArticlePicture, paths } from '@partshop/features/shared';
import { ArticleName, CheckboxField } from '@partshop/ui';
import { ChangeForm } from './ChangeForm.tsx';
import { messages } from './diagnostics.messages.ts';
import { writeKey, type RefusedMend } from './mend-offers.saga.ts';

export type FaultyOfferCardProps = {
  offer: FaultyOffer;
  kind: OfferFaultKind;
  page: number;
  /** The id of the form that the offer can be marked for. */
  markedIn: string | null;
  /** The seller's last change, if it was refused. */
  refused: RefusedMend | null;
};

/** An offer with what the seller needs to decide about it, and the form that changes it. */
export function FaultyOfferCard({ offer, kind, page, markedIn, refused }: FaultyOfferCardProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const href = useHref();
  const { catalogKey, catalogName, catalogFullNumber, clearNumber, productName, warehouseName } = offer;
  const article = isolate(`${catalogName} ${catalogFullNumber}`, locale);
  const key = writeKey(offer);
  return (
    <li className="offer">
      {markedIn === null ? null : (
        <CheckboxField
          className="offer-mark"
          form={markedIn}
          name="chosen"
          value={key}
          defaultChecked={refused?.chosen.includes(key)}
          label={<span className="ps-hidden">{t('mark', { article })}</span>}
        />
      )}
      <ArticlePicture of={{ image: offer.image, categoryUrl: null }} sizes="64px" className="offer-picture" />
      <div className="offer-text">
        <a className="ps-touch" href={href(paths.price.to(catalogKey, clearNumber))}>
          <ArticleName maker={catalogName} number={catalogFullNumber} />
        </a>
        <span>
          <DataText>{productName}</DataText>
        </span>
        <span className="muted">
          <DataText>{warehouseName}</DataText>
        </span>
      </div>
      <Facts offer={offer} />
      <ChangeForm
        offer={offer}
        kind={kind}
        page={page}
        article={article}
        refused={refused?.offer === key ? refused : null}
      />
    </li>
  );
}

function Facts({ offer: { price, cheapest, cheaper, quantity, sold } }: { offer: FaultyOffer }) {
  const t = useTexts(messages);
  const { moneyText } = useMoney('RUB');
  return (
    <dl className="offer-facts">
      <div>
        <dt>{t('price')}</dt>
        <dd suppressHydrationWarning>{moneyText(price)}</dd>
      </div>
      {cheapest === null ? null : (
        <div>
          <dt>{t('cheapest')}</dt>
          <dd>
            <span suppressHydrationWarning>{moneyText(cheapest)}</span>
            <span className="muted">{t('cheaper', { count: cheaper ?? 0 })}</span>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('quantity')}</dt>
        <dd>{t('pieces', { count: quantity })}</dd>
      </div>
      <div>
        <dt>{t('sold')}</dt>
        <dd>{t('pieces', { count: sold })}</dd>
      </div>
    </dl>
  );
}
