import { Badge, PartNumber } from '@partshop/ui';
import { AddForm } from './AddForm.tsx';
import type { OfferRowProps } from './offer-row.ts';

/** An offer in the box view: generous, for those who choose one part. */
export function OfferCard(row: OfferRowProps) {
  return (
    <li className="offer">
      <div className="offer-what">
        {row.isRequested ? null : (
          <>
            <a className="offer-article" href={row.href}>
              <bdi>
                {row.maker} <PartNumber>{row.number}</PartNumber>
              </bdi>
            </a>
            <p>
              <bdi>{row.name}</bdi>
            </p>
          </>
        )}
        <p className="offer-seller" data-main={row.isRequested}>
          <bdi>{row.seller}</bdi>
        </p>
        {row.warehouse === '' ? null : (
          <p className="offer-warehouse">
            <bdi>{row.warehouse}</bdi>
          </p>
        )}
        {row.isReturnable ? null : (
          <Badge isBare tone="attention">
            {row.noReturns}
          </Badge>
        )}
        {row.isDemo ? <Badge isBare>{row.demo}</Badge> : null}
      </div>
      <div className="offer-when">
        <p className="offer-delivery" data-soon={row.isSoon}>
          {row.delivery}
        </p>
        <p className="offer-punctual" data-level={row.punctuality}>
          {row.punctual}
        </p>
      </div>
      <div className="offer-stock">
        <p>{row.stock}</p>
        {row.pack === '' ? null : <p className="offer-pack">{row.pack}</p>}
      </div>
      <p className="offer-price" dir="auto" suppressHydrationWarning>
        {row.price}
      </p>
      <div className="offer-order">
        <AddForm {...row} variant="primary" />
        {row.inBasket === '' ? null : <p className="offer-in-basket">{row.inBasket}</p>}
      </div>
    </li>
  );
}
