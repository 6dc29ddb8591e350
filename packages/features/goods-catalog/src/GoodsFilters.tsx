import { useMemo } from 'react';
import type { FilteredGoods } from '@partshop/api-client';
import { useAskedQuery, useLocale, useTexts } from '@partshop/features/core';
import { dataNumberFormatter, ListFilters, listMessages } from '@partshop/features/search';
import { formatMoney } from '@partshop/ui';
import { filterGroups, readSelection, toSelection } from './filter-groups.ts';
import { readGoodsChoice, writeGoodsQuery, type GoodsChoice } from './goods-choice.ts';
import type { GoodsListOf } from './goods-list.ts';
import { messages } from './goods.messages.ts';
import { GOODS_QUERY } from './goods.query.ts';

type GoodsFiltersProps = { list: GoodsListOf; found: FilteredGoods; choice: GoodsChoice };

const MINOR = 100;

/** The filters of a list of goods. */
export function GoodsFilters({ list, found, choice }: GoodsFiltersProps) {
  const t = useTexts(messages);
  const tList = useTexts(listMessages);
  const { format: locale } = useLocale();
  const currency = found.currency.code;
  const readAsked = useAskedQuery(GOODS_QUERY);
  const groups = useMemo(() => {
    return filterGroups(found, choice, {
      t,
      tList,
      money: (units) => formatMoney({ amount: units * MINOR, currency, locale }),
      number: dataNumberFormatter(locale),
    });
  }, [found, choice, t, tList, locale, currency]);
  const selection = useMemo(() => toSelection(choice), [choice]);
  return (
    <ListFilters
      path={list.path}
      groups={groups}
      selected={selection}
      kept={choice.order === 1 ? {} : { order: String(choice.order) }}
      total={found.total}
      queryOf={(next) => writeGoodsQuery(readSelection(next, readGoodsChoice(readAsked()).order))}
      range={{ from: t('from'), to: t('to') }}
    />
  );
}
