import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { Trail } from '@partshop/features/breadcrumb-builder';
import {
  DataText,
  keepsAllBut,
  useCurrency,
  useHref,
  useQuery,
  useTexts,
  type CoreState,
} from '@partshop/features/core';
import {
  FilteredOut,
  GoodCards,
  ListColumns,
  listMessages,
  ListToolbar,
  pageCount,
  readPage,
  searchMessages,
  skipOf,
} from '@partshop/features/search';
import { MakerMark, PartSearch, paths } from '@partshop/features/shared';
import { EmptyState, PackageSearch, PageHeading, Pagination } from '@partshop/ui';
import { readGoodsChoice, writeGoodsQuery, type GoodsOrder } from './goods-choice.ts';
import { listOf } from './goods-list.ts';
import { filteredGoods } from './goods.loadables.ts';
import { messages } from './goods.messages.ts';
import { GOODS_QUERY } from './goods.query.ts';
import { GoodsRoot } from './goods.styles.ts';
import { GoodsFilters } from './GoodsFilters.tsx';
import { leadOf, titleOf } from './titles.ts';

const LIST_ID = 'goods';
const ORDER_KEEPS = keepsAllBut(GOODS_QUERY, 'order');

/** A list of goods beside its filters: a page of goods, a mode, what is in stock, or a maker's catalogue. */
export function GoodsScreen() {
  const t = useTexts(messages);
  const tSearch = useTexts(searchMessages);
  const tList = useTexts(listMessages);
  const href = useHref();
  const params = useParams();
  const list = useMemo(() => listOf(params), [params]);
  const query = useQuery(GOODS_QUERY);
  const choice = useMemo(() => readGoodsChoice(query), [query]);
  const page = readPage(query);
  const currency = useCurrency();
  const goods = useSelector((state: CoreState) =>
    filteredGoods.select(state, { list, choice, skip: skipOf(page) ?? 0, currency }),
  );
  const found = 'data' in goods ? goods.data : undefined;
  if (!found) return null;
  const above =
    list.kind === 'catalog'
      ? { label: t('catalogues'), href: href(paths.catalogs.to()) }
      : { label: t('catalogue'), href: href(paths.categories.to()) };
  const name = titleOf(t, list, found);
  const orders: [GoodsOrder, string][] = [
    [1, list.kind === 'mode' && list.key === 'new' ? t('orderNew') : t('orderPopular')],
    [2, tList('orderCheap')],
    [3, tList('orderSoon')],
  ];
  return (
    <GoodsRoot>
      <Trail items={[above, { label: name }]} />
      <div className="goods-head">
        {list.kind === 'catalog' ? <MakerMark name={name} picture={found.image} /> : null}
        <PageHeading title={<DataText>{name}</DataText>} description={leadOf(t, list, found)} />
      </div>
      {found.unfiltered === 0 ? (
        <EmptyState title={t('nothing')} headingAs="h2" icon={<PackageSearch />} actions={<PartSearch />}>
          {t('nothingText')}
        </EmptyState>
      ) : (
        <ListColumns>
          <GoodsFilters {...{ list, found, choice }} />
          <section id={LIST_ID} className="list-cards" aria-label={name}>
            <ListToolbar
              {...found}
              keeps={ORDER_KEEPS}
              orders={orders.map(([order, label]) => ({
                href: href(list.path) + writeGoodsQuery({ ...choice, order }),
                label,
                isCurrent: choice.order === order,
              }))}
            />
            {found.total === 0 ? (
              <FilteredOut href={href(list.path)} />
            ) : (
              <GoodCards items={found.items} currency={found.currency.code} titleAs="h2" />
            )}
            <Pagination
              label={t('pages')}
              page={page}
              pageCount={pageCount(found.total)}
              hrefFor={(number) => `${href(list.path)}${writeGoodsQuery(choice, number)}#${LIST_ID}`}
              previousLabel={tSearch('previousPage')}
              nextLabel={tSearch('nextPage')}
            />
          </section>
        </ListColumns>
      )}
    </GoodsRoot>
  );
}
