import { createElement as h, Fragment, useEffect, useState, type ReactNode } from 'react';
import type { PriceItem } from '@partshop/api-client';
import { BareRow } from '../bare-row.ts';

/** The page around the offers as plain elements: {@link frameCode} makes it from the shop's own markup. */
export type Frame = (bodies: readonly ReactNode[], count: ReactNode) => ReactNode;

type BareAppProps = { frame: Frame; items: readonly PriceItem[] };

/** The price page by React alone; the header counts what is added. */
export function BareApp({ frame, items }: BareAppProps) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  const add = (event: { target: EventTarget; preventDefault: () => void }) => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.matches('.ps-offer-add')) return;
    event.preventDefault();
    const qty = Number(new FormData(event.target).get('qty'));
    setCount((before) => before + qty);
  };
  const shown = count > 0 ? h('span', { className: 'header-count' }, count) : null;
  return h('div', { style: { display: 'contents' }, onSubmit: add }, frame(bodiesOf(items), shown));
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
