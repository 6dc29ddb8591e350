import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { PartNumber } from '../part-number/PartNumber.tsx';
import { classNames } from '../class-names.ts';
import { OfferForm } from './OfferForm.tsx';
import type { OfferTexts } from './offer-texts.ts';

export type OfferCardProps = Omit<ComponentPropsWithoutRef<'li'>, 'children'> & { offer: OfferTexts };

/** An offer in the box view: generous, for those who choose one part. Pure and without a style of its own, as `OfferRow` is. */
export const OfferCard = forwardRef<HTMLLIElement, OfferCardProps>(function OfferCard(
  { offer, className, ...rest },
  ref,
) {
  return (
    <li ref={ref} {...rest} className={classNames('ps-offer', className)} data-ui="OfferCard">
      <div className="ps-offer-what">
        {offer.isRequested ? null : (
          <>
            <a className="ps-offer-article" href={offer.href}>
              <bdi>
                {offer.maker} <PartNumber>{offer.number}</PartNumber>
              </bdi>
            </a>
            <p className="ps-offer-name">
              <bdi>{offer.name}</bdi>
            </p>
          </>
        )}
        <p className="ps-offer-seller" data-main={offer.isRequested}>
          <bdi>{offer.seller}</bdi>
        </p>
        {offer.warehouse === '' ? null : (
          <p className="ps-offer-warehouse">
            <bdi>{offer.warehouse}</bdi>
          </p>
        )}
        {offer.isReturnable ? null : (
          <Badge isBare tone="attention">
            {offer.noReturns}
          </Badge>
        )}
        {offer.isDemo ? <Badge isBare>{offer.demo}</Badge> : null}
      </div>
      <div className="ps-offer-when">
        <p className="ps-offer-delivery" data-soon={offer.isSoon}>
          {offer.delivery}
        </p>
        <p className="ps-offer-punctual" data-level={offer.punctuality}>
          {offer.punctual}
        </p>
      </div>
      <div className="ps-offer-stock">
        <p>{offer.stock}</p>
        {offer.pack === '' ? null : <p className="ps-offer-pack">{offer.pack}</p>}
      </div>
      <p className="ps-offer-price" dir="auto" suppressHydrationWarning>
        {offer.price}
      </p>
      <div className="ps-offer-order">
        <OfferForm offer={offer} variant="primary" />
        {offer.inBasket === '' ? null : <p className="ps-offer-in-basket">{offer.inBasket}</p>}
      </div>
    </li>
  );
});
