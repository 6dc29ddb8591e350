import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { CheckPopover } from '../data-table/CheckPopover.tsx';
import { choiceFilter, numberFilter, textFilter } from './grid-filters.ts';
import type { GridColumnFilter, GridFilter, GridTexts } from './grid-model.ts';
import { cellLooks } from './GridRow.tsx';
import type { ShownColumn } from './use-grid.ts';
import { ROLES } from '../table-roles.ts';

type OnFilter = (columnId: string, filter: GridFilter | null) => void;

type GridFiltersProps<Row> = {
  columns: readonly ShownColumn<Row>[];
  hasChecks: boolean;
  filters: Readonly<Record<string, GridFilter>>;
  texts: GridTexts;
  onFilter: OnFilter;
};

/** The row below the heads with a field for each column that can be filtered. */
export function GridFilters<Row>({ columns, hasChecks, filters, texts, onFilter }: GridFiltersProps<Row>) {
  return (
    <tr {...ROLES.row} aria-rowindex={2} className="ps-grid-filters">
      {hasChecks ? <td {...ROLES.gridCell} className="ps-table-check" data-pin="start" /> : null}
      {columns.map((column, position) => (
        <td key={column.id} {...ROLES.gridCell} {...cellLooks(column, position)}>
          {column.filter ? (
            <FilterField
              kind={column.filter}
              label={column.label}
              current={filters[column.id]}
              texts={texts}
              onFilter={(filter) => onFilter(column.id, filter)}
            />
          ) : null}
        </td>
      ))}
    </tr>
  );
}

type FilterFieldProps = {
  kind: GridColumnFilter;
  label: string;
  current: GridFilter | undefined;
  texts: GridTexts;
  onFilter: (filter: GridFilter | null) => void;
};

function FilterField({ kind, label, current, texts, onFilter }: FilterFieldProps) {
  if (kind === 'text') {
    return (
      <input
        type="search"
        aria-label={texts.filter(label)}
        value={current?.kind === 'text' ? current.text : ''}
        onChange={(event) => onFilter(textFilter(event.target.value))}
      />
    );
  }
  if (kind.kind === 'number') {
    const ends = current?.kind === 'number' ? current : { from: null, to: null };
    const field = (end: 'from' | 'to', name: string) => (
      <NumberField
        label={name}
        unit={kind.unit ?? 1}
        value={ends[end]}
        onChange={(value) => onFilter(numberFilter(current, end, value))}
      />
    );
    return (
      <div className="ps-grid-ends">
        {field('from', texts.from(label))}
        <span aria-hidden="true">–</span>
        {field('to', texts.to(label))}
      </div>
    );
  }
  const values = current?.kind === 'choice' ? current.values : [];
  const chosen = kind.options.filter(({ value }) => values.includes(value)).map((option) => option.label);
  const shown = chosen.length === 0 ? texts.any : chosen.join(', ');
  return (
    <CheckPopover
      label={texts.filter(label)}
      trigger={
        <Button isBare size="small" aria-label={`${texts.filter(label)}: ${shown}`}>
          <span className="ps-grid-chosen">{shown}</span>
        </Button>
      }
      items={kind.options.map((option) => ({
        id: option.value,
        label: option.label,
        isChecked: values.includes(option.value),
      }))}
      onCheck={(value, isChecked) => onFilter(choiceFilter(current, value, isChecked))}
    />
  );
}

type NumberFieldProps = {
  label: string;
  unit: number;
  value: number | null;
  onChange: (value: number | null) => void;
};

/** One end of a range. Keeps what was typed, also if it is no number. */
function NumberField({ label, unit, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const text = parsed(typed, unit) === value ? typed : value === null ? '' : String(value / unit);
  const isWrong = text.trim() !== '' && parsed(text, unit) === null;
  return (
    <input
      type="text"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parsed(event.target.value, unit));
      }}
    />
  );
}

/** The number in the units of the column; null without one. */
function parsed(text: string, unit: number): number | null {
  const number = Number(text.replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? null : Math.round(number * unit * 1e6) / 1e6;
}
