import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Chip } from '../chip/Chip.tsx';
import { ColumnMenu } from '../data-table/ColumnMenu.tsx';
import { SlidersHorizontal } from '../icons.ts';
import type { GridColumn, GridTexts, GridView } from './grid-model.ts';

type GridBarProps = {
  columns: readonly GridColumn<never>[];
  view: GridView;
  onView: (view: GridView) => void;
  texts: GridTexts;
  toolbar: ReactNode;
  /** The number of chosen rows in words, and what can be done with them. */
  chosen: { label: string | undefined; actions: ReactNode } | undefined;
  filters: { isOpen: boolean; onToggle: () => void } | undefined;
};

/** The bar above the grid: the page's content, the chosen rows, the group, filters and columns. */
export function GridBar({ columns, view, onView, texts, toolbar, chosen, filters }: GridBarProps) {
  const group = columns.find(({ id }) => id === view.groupBy);
  const filterCount = Object.keys(view.filters).length;
  return (
    <div className="ps-table-bar">
      {toolbar ? <div className="ps-table-toolbar">{toolbar}</div> : null}
      {chosen ? (
        <div className="ps-table-selection">
          <span role="status">{chosen.label}</span>
          {chosen.label === undefined ? null : chosen.actions}
        </div>
      ) : null}
      {group ? (
        <Chip onDismiss={() => onView({ ...view, groupBy: null })} dismissLabel={texts.ungroup}>
          {group.label}
        </Chip>
      ) : null}
      <div className="ps-grid-tools">
        {filterCount > 0 ? (
          <Button isBare size="small" variant="quiet" onClick={() => onView({ ...view, filters: {} })}>
            {texts.clearFilters}
          </Button>
        ) : null}
        {filters ? (
          <Button
            isBare
            size="small"
            icon={<SlidersHorizontal />}
            aria-expanded={filters.isOpen}
            onClick={filters.onToggle}
          >
            {texts.filters}
          </Button>
        ) : null}
        <ColumnMenu
          label={texts.columns}
          columns={columns}
          hidden={new Set(view.hidden)}
          onChange={(hidden) => onView({ ...view, hidden: [...hidden] })}
        />
      </div>
    </div>
  );
}
