import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FilteredGoods } from '@partshop/api-client';
import { useHref, useLocale, useTexts } from '@partshop/features/core';
import { dataNumberFormatter } from '@partshop/features/search';
import { FilterPanel, formatMoney, type FilterPanelTexts } from '@partshop/ui';
import { filterGroups, readSelection, toSelection } from './filter-groups.ts';
import { writeGoodsQuery, type GoodsChoice } from './goods-choice.ts';
import type { GoodsListOf } from './goods-list.ts';
import { messages } from './goods.messages.ts';

type GoodsFiltersProps = { list: GoodsListOf; found: FilteredGoods; choice: GoodsChoice };

const MINOR = 100;

/** The filters: a plain form that loads the same page with another query; with scripts each choice does. On a phone it is a sheet. */
export function GoodsFilters({ list, found, choice }: GoodsFiltersProps) {
  const t = useTexts(messages);
  const href = useHref();
  const navigate = useNavigate();
  const { format: locale } = useLocale();
  const currency = found.currency.code;
  const groups = useMemo(() => {
    return filterGroups(found, choice, {
      t,
      money: (units) => formatMoney({ amount: units * MINOR, currency, locale }),
      number: dataNumberFormatter(locale),
    });
  }, [found, choice, t, locale, currency]);
  const selection = useMemo(() => toSelection(choice), [choice]);
  const texts: FilterPanelTexts = {
    open: t('filters'),
    close: t('closeFilters'),
    apply: t('apply', { count: found.total }),
    active: t('activeFilters'),
    remove: (name) => t('removeFilter', { name }),
    removeAll: t('reset'),
    more: (count) => t('more', { count }),
    less: t('less'),
    search: t('findValue'),
    found: (count) => (count === 0 ? t('noValues') : t('foundValues', { count })),
    from: t('from'),
    to: t('to'),
  };
  return (
    <FilterPanel
      className="goods-filters"
      data-sends="change"
      label={t('filters')}
      action={href(list.path)}
      items={groups}
      selected={selection}
      kept={choice.order === 1 ? {} : { order: String(choice.order) }}
      onSelectedChange={(next) =>
        void navigate(list.path + writeGoodsQuery(readSelection(next, choice.order)), { preventScrollReset: true })
      }
      texts={texts}
      locale={locale}
    />
  );
}
