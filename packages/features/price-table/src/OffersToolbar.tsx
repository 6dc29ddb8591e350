import { useLayoutEffect, useRef } from 'react';
import { createFragment, keepsAllBut, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Button, LayoutGrid, Rows, SegmentedLinks, SelectField } from '@partshop/ui';
import { OFFER_ORDERS } from './offer-orders.ts';
import { messages as viewMessages } from './offer-view.messages.ts';
import { countPages } from './price-pages.ts';
import { OPEN_ALL, writePriceQuery, type PriceQuery, type PriceView } from './price-query.ts';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

/** The id of the heading of all offers. */
export const OFFERS_ID = 'offers';

/** So few offers are never folded. */
const FEW = 3;

/** The parameters that choose and lay out the offers. */
const OFFERS_QUERY = ['catalogs', 'days', 'filters', 'open', 'order', 'view'] as const;

type OffersToolbarProps = { page: ShownPage; query: PriceQuery; view: PriceView };

/** The number of offers, their order, and the choice between boxes and a table. */
export function OffersToolbar({ page, query, view }: OffersToolbarProps) {
  const t = useTexts(messages);
  const href = useHref();
  const { shownItems, foundItems, totalItems, groups } = page;
  const pages = countPages(groups);
  const to = (change: Partial<PriceQuery>) =>
    href(paths.price.to(page.catalogKey, page.clearNumber) + writePriceQuery({ ...query, ...change }));
  const isAll = query.open.includes(OPEN_ALL);
  const foundText = () => {
    if (pages > 1) return t('foundPage', { count: shownItems, total: foundItems, page: query.page, pages });
    const count = foundItems;
    return count === totalItems ? t('found', { count }) : t('foundOf', { count, total: totalItems });
  };
  return (
    <Toolbar
      foldHref={foundItems > FEW ? to({ open: isAll ? [] : [OPEN_ALL], page: 1 }) : ''}
      isAll={isAll}
      found={foundText()}
      order={query.order ?? page.orderBy}
      ownOrder={query.order === null ? page.orderBy : null}
      view={view}
      action={href(paths.price.to(page.catalogKey, page.clearNumber))}
      kept={writePriceQuery({ ...query, order: null, page: 1 })}
      boxHref={to({ view: 'box' })}
      tableHref={to({ view: 'table' })}
    />
  );
}

type ToolbarProps = {
  found: string;
  /** The URL of the page with all offers one by one, or folded by number; empty if there is nothing to fold. */
  foldHref: string;
  isAll: boolean;
  /** The order of the shown offers. */
  order: number;
  /** The current user's own order on a page whose address names none, and goes on to omit it; else null. */
  ownOrder: number | null;
  view: PriceView;
  /** The URL of the page without its query. */
  action: string;
  /** The query without the order. */
  kept: string;
  boxHref: string;
  tableHref: string;
};

const valueOf = (order: number, ownOrder: number | null): string => (order === ownOrder ? '' : String(order));

const Toolbar = createFragment<ToolbarProps>(
  function ToolbarOfOffers({ found, foldHref, isAll, order, ownOrder, view, action, kept, boxHref, tableHref }) {
    const t = useTexts(messages);
    const tView = useTexts(viewMessages);
    const select = useRef<HTMLSelectElement>(null);
    // Resets the select when another page came by a link or by Back.
    useLayoutEffect(() => {
      if (select.current) select.current.value = valueOf(order, ownOrder);
    }, [order, ownOrder]);
    const views = [
      { view: 'box', href: boxHref, label: tView('viewBox'), icon: <LayoutGrid /> },
      { view: 'table', href: tableHref, label: tView('viewTable'), icon: <Rows /> },
    ];
    return (
      <div className="price-toolbar">
        <div className="toolbar-title">
          <h2 id={OFFERS_ID}>{t('offers')}</h2>
          <p role="status">{found}</p>
          {foldHref === '' ? null : (
            <a className="ps-touch" href={foldHref} rel="nofollow" data-keeps={keepsAllBut(OFFERS_QUERY, 'open')}>
              {t(isAll ? 'foldAll' : 'showAll')}
            </a>
          )}
        </div>
        <form
          className="toolbar-order"
          action={action}
          data-sends="change"
          data-keeps={keepsAllBut(OFFERS_QUERY, 'order')}
        >
          {[...new URLSearchParams(kept)].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <SelectField
            id="offer-order"
            name="order"
            ref={select}
            label={tView('orderBy')}
            isLabelHidden
            defaultValue={valueOf(order, ownOrder)}
            onChange={({ target }) => target.form?.requestSubmit()}
            items={OFFER_ORDERS.map((option) => ({
              value: valueOf(option.order, ownOrder),
              label: tView(option.text),
            }))}
          />
          {/* Without scripts a chosen order is not sent by itself. */}
          <Button type="submit" className="toolbar-apply">
            {t('apply')}
          </Button>
        </form>
        <SegmentedLinks
          label={tView('view')}
          isIconOnly
          data-keeps={keepsAllBut(OFFERS_QUERY, 'view')}
          items={views.map(({ view: shown, ...link }) => ({ ...link, isCurrent: shown === view }))}
        />
      </div>
    );
  },
  ['found', 'foldHref', 'isAll', 'action', 'boxHref', 'tableHref'],
);
