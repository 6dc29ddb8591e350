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
              <span>{row.maker}</span> <PartNumber>{row.number}</PartNumber>
            </a>
            <p>{row.name}</p>
          </>
        )}
        <p className="offer-seller">
          <span>{row.seller}</span>
          {row.warehouse === '' ? null : <span className="offer-warehouse">{row.warehouse}</span>}
        </p>
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
