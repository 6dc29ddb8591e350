import { type MouseEvent, useRef } from 'react';
import { Chip } from '../chip/Chip.tsx';
import type { ActiveFilter, FilterPanelTexts, FilterSelection } from './filter-model.ts';
import { without } from './filter-selection.ts';
import { PageLink } from '../link-provider/link-context.ts';

type ActiveFiltersProps = {
  filters: readonly ActiveFilter[];
  selection: FilterSelection;
  texts: FilterPanelTexts;
  hrefOf: (selection: FilterSelection) => string;
  /** Undefined if each selection loads a new page. */
  onSelect: ((selection: FilterSelection) => void) | undefined;
};

/** The active filters. Each one is removed by a link to the page without it, which works before scripts. */
export function ActiveFilters({ filters, selection, texts, hrefOf, onSelect }: ActiveFiltersProps) {
  const ref = useRef<HTMLUListElement>(null);
  if (filters.length === 0) return null;
  const applyFilters = (next: FilterSelection) => (event: MouseEvent<HTMLElement>) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (!onSelect || !isLink || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The focused link is about to be removed.
    ref.current?.focus();
    onSelect(next);
  };
  return (
    <ul ref={ref} className="ps-filter-active" aria-label={texts.active} tabIndex={-1}>
      {filters.map((filter) => {
        const next = without(selection, filter);
        return (
          <li key={`${filter.names.join(' ')} ${filter.value}`}>
            <Chip dismissHref={hrefOf(next)} dismissLabel={texts.remove(filter.label)} onClick={applyFilters(next)}>
              {filter.label}
            </Chip>
          </li>
        );
      })}
      <li>
        <PageLink className="ps-filter-clear" href={hrefOf({})} onClick={applyFilters({})}>
          {texts.removeAll}
        </PageLink>
      </li>
    </ul>
  );
}
