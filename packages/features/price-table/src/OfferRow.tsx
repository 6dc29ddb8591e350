import { Badge, PartNumber } from '@partshop/ui';
import { AddForm } from './AddForm.tsx';
import type { OfferRowProps } from './offer-row.ts';

/** An offer in the table view: dense, for those who compare many. */
export function OfferRow(row: OfferRowProps) {
  return (
    <tr className="offer">
      <th className="offer-what" scope="row">
        {row.isRequested ? (
          <bdi className="offer-article">
            {row.maker} <PartNumber>{row.number}</PartNumber>
          </bdi>
        ) : (
          <a className="offer-article" href={row.href}>
            <bdi>
              {row.maker} <PartNumber>{row.number}</PartNumber>
            </bdi>
          </a>
        )}{' '}
        {row.isReturnable ? null : (
          <Badge isBare tone="attention">
            {row.noReturns}
          </Badge>
        )}{' '}
        {row.isDemo ? <Badge isBare>{row.demo}</Badge> : null}
        <span className="offer-name">
          <bdi>{row.name}</bdi>
        </span>
      </th>
      <td className="offer-stock">
        {row.stock}
        {row.pack === '' ? null : <span className="offer-pack">{row.pack}</span>}
      </td>
      <td className="offer-delivery" data-soon={row.isSoon}>
        {row.delivery}
      </td>
      <td className="offer-punctual" data-level={row.punctuality}>
        <span className="offer-label">{row.onTime}</span> {row.punctual}
      </td>
      <td className="offer-seller">
        <span className="offer-company">
          <bdi>{row.seller}</bdi>
        </span>
        {row.warehouse === '' ? null : (
          <span className="offer-warehouse">
            <bdi>{row.warehouse}</bdi>
          </span>
        )}
      </td>
      <td className="offer-price" dir="ltr">
        <bdi suppressHydrationWarning>{row.price}</bdi>
      </td>
      <td className="offer-order">
        <AddForm {...row} variant="secondary" size="small" />
        {row.inBasket === '' ? null : <span className="offer-in-basket">{row.inBasket}</span>}
      </td>
    </tr>
  );
}
