import { Fragment } from 'react';
import { useTexts } from '@partshop/core';
import { VisuallyHidden } from '@partshop/ui';
import { GroupHeading } from './GroupHeading.tsx';
import type { OfferViewProps } from './OfferBoxes.tsx';
import { OfferRows } from './offer-rows.ts';
import { messages } from './price-table.messages.ts';
import { TableRoot } from './offer-table.styles.ts';

const COLUMNS = ['article', 'availability', 'delivery', 'onTime', 'seller', 'price', 'order'] as const;

/** The table view: one table for all groups, so that their columns stand under each other. */
export function OfferTable({ groups, labels, currency }: OfferViewProps) {
  const t = useTexts(messages);
  return (
    <TableRoot>
      <caption>
        <VisuallyHidden>{t('offers')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column} dir={column === 'price' ? 'ltr' : undefined}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Fragment key={group.number}>
          <tbody className="group" data-empty={group.items.length === 0}>
            <tr>
              <td colSpan={COLUMNS.length}>
                <GroupHeading group={group} currency={currency} />
                {group.items.length === 0 ? <p className="group-empty">{group.emptyText}</p> : null}
              </td>
            </tr>
          </tbody>
          {group.items.length === 0 ? null : <OfferRows as="tbody" rows={group.rows} common={labels} />}
        </Fragment>
      ))}
    </TableRoot>
  );
}
