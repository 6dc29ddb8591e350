import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useHref, useQuery, useTexts, type CoreState, useCurrency } from '@partshop/features/core';
import { GoodCards, pageCount, readPage, searchMessages, skipOf } from '@partshop/features/search';
import { ErrorState, Pagination } from '@partshop/ui';
import { carGoods } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { CATEGORY_QUERY } from './category.query.ts';
import { NothingHere } from './NothingHere.tsx';

type GoodsProps = {
  /** Null: of any category. */
  categoryId: number | null;
  /** Null: for all cars. */
  engineId: number | null;
  /** Words of their names; empty for all. */
  text?: string;
  /** The path of the page. */
  path: string;
  /** What to know about the list. */
  note?: ReactNode;
};

const LIST_ID = 'goods';

/** Goods with their best offers; for a car only those that fit it. */
export function Goods({ categoryId, engineId, text = '', path, note }: GoodsProps) {
  const t = useTexts(messages);
  const tSearch = useTexts(searchMessages);
  const href = useHref();
  const query = useQuery(CATEGORY_QUERY);
  const page = readPage(query);
  const currency = useCurrency();
  const goods = useSelector((state: CoreState) =>
    carGoods.select(state, { categoryId, engineId, text, skip: skipOf(page) ?? 0, currency }),
  );
  if (goods.status === 'failed') return <ErrorState title={t('goodsFailed')}>{t('goodsFailedText')}</ErrorState>;
  const list = 'data' in goods ? goods.data : undefined;
  if (!list) return null;
  if (list.items.length === 0) {
    return <NothingHere title={t(engineId === null ? 'noGoods' : 'noFittingGoods')} text={t('noGoodsText')} />;
  }
  const hrefOf = (number: number) => {
    const search = new URLSearchParams({
      ...(query.has('car') && { car: 'any' }),
      ...(number > 1 && { page: String(number) }),
    });
    return `${href(path)}${search.size === 0 ? '' : `?${search.toString()}`}#${LIST_ID}`;
  };
  return (
    <section id={LIST_ID} className="catalogue-part" aria-labelledby="goods-title">
      <h2 id="goods-title">{t(engineId === null ? 'goods' : 'fittingGoods')}</h2>
      {note === undefined ? null : <p className="catalogue-note">{note}</p>}
      <GoodCards items={list.items} currency={list.currency.code} titleAs="h3" />
      <Pagination
        label={tSearch('pages')}
        page={page}
        pageCount={pageCount(list.total)}
        hrefFor={hrefOf}
        previousLabel={tSearch('previousPage')}
        nextLabel={tSearch('nextPage')}
      />
    </section>
  );
}
