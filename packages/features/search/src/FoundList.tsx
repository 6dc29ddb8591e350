import { useMemo } from 'react';
import type { FoundGoods } from '@partshop/api-client';
import { keepsAllBut, useAskedQuery, useHere, useHref, useTexts } from '@partshop/features/core';
import { Pagination } from '@partshop/ui';
import { FilteredOut } from './FilteredOut.tsx';
import { FitNote } from './FitNote.tsx';
import { foundFilters, readSelection, toSelection } from './found-filters.ts';
import { GoodCards } from './GoodCards.tsx';
import {
  keptParameters,
  readListChoice,
  withoutFilters,
  writeListQuery,
  type FoundOrder,
  type ListChoice,
} from './list-choice.ts';
import { ListColumns } from './list-columns.styles.ts';
import { messages as listMessages } from './list-filters.messages.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { pageCount } from './paging.ts';
import { messages as resultsMessages } from './results.messages.ts';
import { messages } from './search.messages.ts';
import { SEARCH_QUERY } from './search.query.ts';

type FoundListProps = {
  list: FoundGoods;
  choice: ListChoice;
  page: number;
  /** What was typed, if the path spells it differently. */
  asked: string | null;
};

const LIST_ID = 'found';
const ORDER_KEEPS = keepsAllBut(SEARCH_QUERY, 'order');

/** What was found beside its filters. */
export function FoundList({ list, choice, page, asked }: FoundListProps) {
  const t = useTexts(messages);
  const tResults = useTexts(resultsMessages);
  const tList = useTexts(listMessages);
  const href = useHref();
  const { pathname } = useHere();
  const to = (other: ListChoice, number = 1) => href(pathname) + writeListQuery(other, asked, number);
  const readAsked = useAskedQuery(SEARCH_QUERY);
  const groups = useMemo(() => foundFilters(list, choice, { t: tResults, tList }), [list, choice, tResults, tList]);
  const selected = useMemo(() => toSelection(choice), [choice]);
  const orders: [FoundOrder, string][] = [
    [1, tResults('orderFit')],
    [2, tList('orderCheap')],
    [3, tList('orderSoon')],
  ];
  return (
    <ListColumns>
      <ListFilters
        path={pathname}
        groups={groups}
        selected={selected}
        kept={keptParameters(choice, asked)}
        total={list.total}
        queryOf={(next) => writeListQuery(readSelection(next, readListChoice(readAsked())), asked)}
      />
      <section id={LIST_ID} className="list-cards" aria-label={tResults('results')}>
        <ListToolbar
          {...list}
          keeps={ORDER_KEEPS}
          orders={orders.map(([order, label]) => ({
            href: to({ ...choice, order }),
            label,
            isCurrent: choice.order === order,
          }))}
        />
        <FitNote
          fit={list.fit}
          withMisfits={choice.withMisfits}
          isEmpty={list.total === 0}
          hrefFor={(withMisfits) => to({ ...choice, withMisfits })}
        />
        {list.total > 0 ? (
          <GoodCards items={list.items} currency={list.currency.code} titleAs="h2" />
        ) : (list.fit?.misfits ?? 0) > 0 ? null : (
          <FilteredOut href={to(withoutFilters(choice))} />
        )}
        <Pagination
          label={t('pages')}
          page={page}
          pageCount={pageCount(list.total)}
          hrefFor={(number) => `${to(choice, number)}#${LIST_ID}`}
          previousLabel={t('previousPage')}
          nextLabel={t('nextPage')}
        />
      </section>
    </ListColumns>
  );
}
