import { createElement as h, Fragment, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { PriceItem } from '@partshop/api-client';
import { BareRow } from '../bare-row.ts';

/** The page around the offers as plain elements: {@link frameCode} makes it from the shop's own markup. */
export type Frame = (bodies: readonly ReactNode[], count: ReactNode) => ReactNode;

type BareAppProps = { frame: Frame; items: readonly PriceItem[] };

/** The price page by React alone: the header counts what is added, the filter of returnable offers and the order by price work. */
export function BareApp({ frame, items }: BareAppProps) {
  const [count, setCount] = useState(0);
  const [isReturnableOnly, setReturnableOnly] = useState(false);
  const [isByPrice, setByPrice] = useState(false);
  const listed = useMemo(() => {
    const found = isReturnableOnly ? items.filter(({ isReturnable }) => isReturnable) : items;
    return isByPrice ? found.toSorted((one, other) => one.price - other.price) : found;
  }, [items, isReturnableOnly, isByPrice]);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  const add = (event: { target: EventTarget; preventDefault: () => void }) => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.matches('.ps-offer-add')) return;
    event.preventDefault();
    const qty = Number(new FormData(event.target).get('qty'));
    setCount((before) => before + qty);
  };
  const choose = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLSelectElement && target.name === 'order') setByPrice(target.value === '2');
    if (target instanceof HTMLInputElement && target.value === 'returnable') setReturnableOnly(target.checked);
  };
  const shown = count > 0 ? h('span', { className: 'header-count' }, count) : null;
  return h('div', { style: { display: 'contents' }, onSubmit: add, onChange: choose }, frame(bodiesOf(listed), shown));
}

/** The rows of each table body: one body for each group that has offers, in their order. */
function bodiesOf(items: readonly PriceItem[]): ReactNode[] {
  return [1, 2, 3, 4]
    .map((group) => items.filter((item) => item.group === group))
    .filter((body) => body.length > 0)
    .map((body) =>
      h(Fragment, null, ...body.map((offer) => h(BareRow, { offer, key: `${offer.articleId}-${offer.priceListId}` }))),
    );
}
