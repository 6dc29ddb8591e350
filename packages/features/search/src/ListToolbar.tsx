import { useTexts } from '@partshop/features/core';
import { SegmentedLinks, type SegmentedLinksProps } from '@partshop/ui';
import { messages } from './list-filters.messages.ts';

type ListToolbarProps = {
  total: number;
  /** How many there are without filters. */
  unfiltered: number;
  orders: SegmentedLinksProps['items'];
  /** The parameters that another order keeps. */
  keeps: string;
};

/** How many articles a list has, and their order. */
export function ListToolbar({ total, unfiltered, orders, keeps }: ListToolbarProps) {
  const t = useTexts(messages);
  return (
    <div className="list-toolbar">
      <p role="status">
        {total === unfiltered ? t('found', { count: total }) : t('foundOf', { count: total, total: unfiltered })}
      </p>
      <SegmentedLinks label={t('orderBy')} items={orders} data-keeps={keeps} />
    </div>
  );
}
