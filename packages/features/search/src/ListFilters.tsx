import { useNavigate } from 'react-router-dom';
import { useHref, useLocale, useTexts } from '@partshop/features/core';
import { FilterPanel, type FilterGroup, type FilterPanelTexts, type FilterSelection } from '@partshop/ui';
import { messages } from './list-filters.messages.ts';

export type ListFiltersProps = {
  /** Of the list, without its language and query. */
  path: string;
  groups: readonly FilterGroup[];
  selected: FilterSelection;
  /** Parameters that a new choice keeps, such as the order. */
  kept: Readonly<Record<string, string>>;
  /** How many articles the filters let through. */
  total: number;
  /** The query of the list with another choice, `''` or `'?…'`. */
  queryOf: (selection: FilterSelection) => string;
  /** Labels of the ends of a range, if there is one. */
  range?: Pick<FilterPanelTexts, 'from' | 'to'>;
};

const NO_RANGE = { from: '', to: '' };

/**
 * The filters of a list of cards: a plain form that loads the same page with another query; with scripts each choice does. On a phone it is
 * a sheet.
 */
export function ListFilters({ path, groups, selected, kept, total, queryOf, range = NO_RANGE }: ListFiltersProps) {
  const t = useTexts(messages);
  const href = useHref();
  const navigate = useNavigate();
  const { format: locale } = useLocale();
  const texts: FilterPanelTexts = {
    open: t('filters'),
    close: t('closeFilters'),
    apply: t('apply', { count: total }),
    active: t('activeFilters'),
    remove: (name) => t('removeFilter', { name }),
    removeAll: t('reset'),
    more: (count) => t('more', { count }),
    less: t('less'),
    search: t('findValue'),
    found: (count) => (count === 0 ? t('noValues') : t('foundValues', { count })),
    ...range,
  };
  return (
    <FilterPanel
      data-sends="change"
      label={t('filters')}
      action={href(path)}
      items={groups}
      selected={selected}
      kept={kept}
      onSelectedChange={(next) => void navigate(path + queryOf(next), { preventScrollReset: true })}
      texts={texts}
      locale={locale}
    />
  );
}
