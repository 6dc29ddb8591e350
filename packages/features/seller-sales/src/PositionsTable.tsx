import { readPositionSorts, type PositionOrder, type SoldPosition } from '@partshop/api-client';
import { useTexts, type Translate } from '@partshop/features/core';
import { Link } from '@partshop/ui';
import { PositionCell } from './PositionCell.tsx';
import { PositionName } from './PositionName.tsx';
import { messages } from './sales.messages.ts';
import { SalesTable, type SalesColumn } from './SalesTable.tsx';
import { periodPath, positionsParams, type PositionsChoice } from './sales-choice.ts';

export type PositionsTableProps = {
  label: string;
  /** The path of the page, and by what it sorts unless it is said otherwise. */
  path: string;
  usual: PositionOrder;
  columns: readonly PositionOrder[];
  choice: PositionsChoice;
  positions: readonly SoldPosition[];
  /** The path of a page of a position, by its article: of its days, unless the text of the link says otherwise. */
  daysPath?: ((articleId: number) => string) | undefined;
  linkText?: string | undefined;
};

const columnsOf = (
  t: Translate<keyof typeof messages.texts>,
  columns: readonly PositionOrder[],
  { daysPath, linkText = t('byDay') }: Pick<PositionsTableProps, 'daysPath' | 'linkText'>,
): SalesColumn<SoldPosition>[] => [
  {
    id: 'article',
    label: t('article'),
    cell: (position) => (
      <>
        <PositionName position={position} />
        {daysPath ? (
          <Link variant="quiet" href={daysPath(position.articleId)}>
            {linkText}
          </Link>
        ) : null}
      </>
    ),
  },
  ...columns.map((column): SalesColumn<SoldPosition> => ({
    id: column,
    label: t(column),
    cell: (position) => <PositionCell position={position} column={column} />,
  })),
];

/** A page of positions. Each head is a link that sorts by its column, which the server does. */
export function PositionsTable({ label, path, usual, columns, choice, positions, ...link }: PositionsTableProps) {
  const t = useTexts(messages);
  const [sort] = readPositionSorts(choice.order);
  return (
    <SalesTable
      label={label}
      columns={columnsOf(t, columns, link)}
      rows={positions}
      rowKey={keyOf}
      sorting={{
        column: sort?.by ?? usual,
        direction: sort?.direction ?? 'desc',
        pathFor: (id, direction) => {
          const order = direction === 'asc' ? `${id}-asc` : id;
          return periodPath(path, choice.period, positionsParams({ ...choice, order, page: 1 }, usual));
        },
      }}
    />
  );
}

const keyOf = ({ articleId }: SoldPosition): number => articleId;
