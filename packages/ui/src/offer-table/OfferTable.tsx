import { type ComponentPropsWithoutRef, forwardRef, Fragment } from 'react';
import { ROLES } from '../table-roles.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { foldRow } from './offer-fold.ts';
import { isFold, type OfferGroup, type OfferLine } from './offer-group.ts';
import { OfferHeading } from './OfferHeading.tsx';
import { offerRow } from './offer-row.ts';
import type { OfferLabels } from './offer-texts.ts';
import { OfferRows } from './OfferRows.tsx';
import { TableRoot } from './offer-table.styles.ts';

const COLUMNS = ['maker', 'number', 'availability', 'delivery', 'onTime', 'seller', 'price', 'order'] as const;

const lineOf = (line: OfferLine, labels: OfferLabels) =>
  isFold(line) ? foldRow(line, COLUMNS.length) : offerRow(line, labels);

export type OfferTableProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The accessible name of the table. */
  caption: string;
  /** The column heads. */
  columns: Record<(typeof COLUMNS)[number], string>;
  groups: readonly OfferGroup[];
  labels: OfferLabels;
};

/** Offers of many sellers to compare: one table for all groups, so that their columns align. */
export const OfferTable = forwardRef<HTMLDivElement, OfferTableProps>(function OfferTable(
  { caption, columns, groups, labels, ...rest },
  ref,
) {
  return (
    <TableRoot ref={ref} {...rest} data-ui="OfferTable">
      <table {...ROLES.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {COLUMNS.map((column) => (
              <th
                key={column}
                {...ROLES.columnHeader}
                scope="col"
                data-column={column}
                dir={column === 'price' ? 'ltr' : undefined}
              >
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Fragment key={group.id}>
            <tbody {...ROLES.group} className="ps-offer-group" data-empty={group.count === 0}>
              <tr {...ROLES.row}>
                <th {...ROLES.rowHeader} colSpan={COLUMNS.length} scope="rowgroup">
                  <OfferHeading group={group} />
                  {group.count === 0 ? <p className="ps-offer-empty">{group.emptyText}</p> : null}
                </th>
              </tr>
            </tbody>
            {group.count === 0 ? null : (
              <OfferRows as="tbody" labelledBy={group.id} lines={group.lines} labels={labels} write={lineOf} />
            )}
          </Fragment>
        ))}
      </table>
    </TableRoot>
  );
});
