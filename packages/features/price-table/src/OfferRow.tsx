import { Badge, PartNumber } from '@partshop/ui';
import { AddForm } from './AddForm.tsx';
import type { OfferRowProps } from './offer-row.ts';

/** An offer in the table view: dense, for those who compare many. */
export function OfferRow(row: OfferRowProps) {
  return (
    <tr className="offer">
      <th className="offer-what" scope="row">
        {row.isRequested ? (
          <span className="offer-article">
            <span>{row.maker}</span> <PartNumber>{row.number}</PartNumber>
          </span>
        ) : (
          <a className="offer-article" href={row.href}>
            <span>{row.maker}</span> <PartNumber>{row.number}</PartNumber>
          </a>
        )}
        <span className="offer-name">{row.name}</span>
      </th>
      <td className="offer-stock">
        {row.pieces}
        {row.pack === '' ? null : <span className="offer-pack">{row.pack}</span>}
      </td>
      <td className="offer-delivery" data-soon={row.isSoon}>
        {row.delivery}
      </td>
      <td className="offer-punctual" data-level={row.punctuality}>
        {row.punctualShort}
      </td>
      <td className="offer-seller">
        <span>{row.seller}</span>
        {row.warehouse === '' ? null : <span className="offer-warehouse">{row.warehouse}</span>}
        {row.isReturnable ? null : (
          <Badge isBare tone="attention">
            {row.noReturns}
          </Badge>
        )}
        {row.isDemo ? <Badge isBare>{row.demo}</Badge> : null}
      </td>
      <td className="offer-price" suppressHydrationWarning>
        <bdi suppressHydrationWarning>{row.exactPrice}</bdi>
      </td>
      <td className="offer-order">
        <AddForm {...row} variant="secondary" size="small" />
        {row.inBasket === '' ? null : <span className="offer-in-basket">{row.inBasket}</span>}
      </td>
    </tr>
  );
}
