import type { FilteredGoods } from '@partshop/api-client';
import { useHref, useTexts } from '@partshop/features/core';
import { SegmentedLinks } from '@partshop/ui';
import { writeGoodsQuery, type GoodsChoice, type GoodsOrder } from './goods-choice.ts';
import type { GoodsListOf } from './goods-list.ts';
import { messages } from './goods.messages.ts';

type GoodsToolbarProps = { list: GoodsListOf; found: FilteredGoods; choice: GoodsChoice };

/** How many goods there are, and their order. */
export function GoodsToolbar({ list, found: { total, unfiltered }, choice }: GoodsToolbarProps) {
  const t = useTexts(messages);
  const href = useHref();
  const first = list.kind === 'mode' && list.key === 'new' ? t('orderNew') : t('orderPopular');
  const orders: [GoodsOrder, string][] = [
    [1, first],
    [2, t('orderCheap')],
    [3, t('orderSoon')],
  ];
  return (
    <div className="goods-toolbar">
      <p role="status">
        {total === unfiltered ? t('found', { count: total }) : t('foundOf', { count: total, total: unfiltered })}
      </p>
      <SegmentedLinks
        label={t('orderBy')}
        items={orders.map(([order, label]) => ({
          href: href(list.path) + writeGoodsQuery({ ...choice, order }),
          label,
          isCurrent: choice.order === order,
        }))}
      />
    </div>
  );
}
