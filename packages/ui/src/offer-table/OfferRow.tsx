import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { PartNumber } from '../part-number/PartNumber.tsx';
import { classNames } from '../class-names.ts';
import { OfferForm } from './OfferForm.tsx';
import type { OfferTexts } from './offer-texts.ts';

export type OfferRowProps = Omit<ComponentPropsWithoutRef<'tr'>, 'children'> & { offer: OfferTexts };

/**
 * An offer in the table view: dense, for those who compare many. A pure function of its texts without a style of its own
 * (`OfferTable` has it), so that a server may render one row and join the others from its pieces.
 */
export const OfferRow = forwardRef<HTMLTableRowElement, OfferRowProps>(function OfferRow(
  { offer, className, ...rest },
  ref,
) {
  return (
    <tr ref={ref} {...rest} className={classNames('ps-offer', className)} data-ui="OfferRow">
      <th className="ps-offer-what" scope="row">
        {offer.isRequested ? (
          <bdi className="ps-offer-article">
            {offer.maker} <PartNumber>{offer.number}</PartNumber>
          </bdi>
        ) : (
          <a className="ps-offer-article" href={offer.href}>
            <bdi>
              {offer.maker} <PartNumber>{offer.number}</PartNumber>
            </bdi>
          </a>
        )}{' '}
        {offer.isReturnable ? null : (
          <Badge isBare tone="attention">
            {offer.noReturns}
          </Badge>
        )}{' '}
        {offer.isDemo ? <Badge isBare>{offer.demo}</Badge> : null}
        <span className="ps-offer-name">
          <bdi>{offer.name}</bdi>
        </span>
      </th>
      <td className="ps-offer-stock">
        {offer.stock}
        {offer.pack === '' ? null : <span className="ps-offer-pack">{offer.pack}</span>}
      </td>
      <td className="ps-offer-delivery" data-soon={offer.isSoon}>
        {offer.delivery}
      </td>
      <td className="ps-offer-punctual" data-level={offer.punctuality}>
        <span className="ps-offer-label">{offer.onTime}</span> {offer.punctual}
      </td>
      <td className="ps-offer-seller">
        <span className="ps-offer-company">
          <bdi>{offer.seller}</bdi>
        </span>
        {offer.warehouse === '' ? null : (
          <span className="ps-offer-warehouse">
            <bdi>{offer.warehouse}</bdi>
          </span>
        )}
      </td>
      <td className="ps-offer-price" dir="ltr">
        <bdi suppressHydrationWarning>{offer.price}</bdi>
      </td>
      <td className="ps-offer-order">
        <OfferForm offer={offer} variant="secondary" size="small" />
        {offer.inBasket === '' ? null : <p className="ps-offer-in-basket">{offer.inBasket}</p>}
      </td>
    </tr>
  );
});
