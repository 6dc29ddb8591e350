import { SelectAll, type SelectAllProps } from './SelectAll.tsx';
import { SortIcon } from './SortIcon.tsx';
import { type DataColumn, nextSort, type TableSort, type TableSorting } from './table-model.ts';
import { PageLink } from '../link-provider/link-context.ts';
import { ROLES } from '../table-roles.ts';

type SortProps = {
  sort: TableSort | undefined;
  sorting: TableSorting | undefined;
  onSort: (sort: TableSort) => void;
};

type TableHeadProps<Row> = SortProps & {
  columns: readonly DataColumn<Row>[];
  isCounted: boolean;
  selectAll?: SelectAllProps | undefined;
};

/** The names of the columns. Names of sortable columns are buttons, or links if each order has a URL. */
export function TableHead<Row>({ columns, isCounted, selectAll, ...sortProps }: TableHeadProps<Row>) {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row} aria-rowindex={isCounted ? 1 : undefined}>
        {selectAll ? (
          <td {...ROLES.cell} className="ps-table-check">
            <SelectAll {...selectAll} />
          </td>
        ) : null}
        {columns.map((column) => (
          <th
            key={column.id}
            {...ROLES.columnHeader}
            scope="col"
            data-align={column.align}
            aria-sort={sortProps.sort?.columnId === column.id ? sortProps.sort.direction : undefined}
          >
            {sortProps.sorting && column.sortValue ? <SortControl column={column} {...sortProps} /> : column.label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SortControl<Row>({ column, sort, sorting, onSort }: SortProps & { column: DataColumn<Row> }) {
  const next = nextSort(column, sort);
  const content = (
    <>
      <span>{column.label}</span>
      <SortIcon direction={sort?.columnId === column.id ? sort.direction : undefined} />
    </>
  );
  const href = sorting?.hrefFor?.(next);
  return href === undefined ? (
    <button type="button" className="ps-table-sort" onClick={() => onSort(next)}>
      {content}
    </button>
  ) : (
    <PageLink className="ps-table-sort" href={href}>
      {content}
    </PageLink>
  );
}
