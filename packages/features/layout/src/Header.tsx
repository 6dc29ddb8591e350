import { useSelector } from 'react-redux';
import { matchPath, useLocation } from 'react-router-dom';
import { ShoppingCart } from '@partshop/ui';
import { selectBasketCount } from '@partshop/basket';
import { createPart, PartSearch, paths, useHref, useTexts } from '@partshop/core';
import { Languages } from './Languages.tsx';
import { messages } from './layout.messages.ts';
import { Logo } from './Logo.tsx';
import { HeaderBar } from './Header.styles.ts';

const MOST_COUNTED = 999;

/** Logo, search, languages, basket. On a phone the search has a row of its own. */
export function Header() {
  const { pathname, search } = useLocation();
  const searched =
    matchPath(paths.search.pattern, pathname)?.params.number ??
    matchPath(paths.searchText.pattern, pathname)?.params.text;

  return (
    <HeaderBar>
      <div className="header-row">
        <HomeLink />
        <HeaderSearch path={pathname} searched={searched ?? ''} />
        <Languages path={pathname} search={search} isHome={pathname === '/'} />
        <HeaderBasket />
      </div>
    </HeaderBar>
  );
}

/** The only thing of the header that changes without a navigation. */
function HeaderBasket() {
  const count = useSelector(selectBasketCount);
  return <BasketLink count={count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count || '')} />;
}

const HomeLink = createPart(function HomeLogo() {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <a className="header-logo" href={href(paths.home.to())} aria-label={t('home')}>
      <Logo />
    </a>
  );
});

const HeaderSearch = createPart<{ path: string; searched: string }>(
  function ShopSearch({ path, searched }) {
    const t = useTexts(messages);
    return (
      <PartSearch
        className="header-search"
        // Another search is another field: what stands in it is the search of this page.
        key={path}
        aria-label={t('searchShop')}
        defaultValue={searched}
      />
    );
  },
  ['path', 'searched'],
);

const BasketLink = createPart<{ count: string }>(
  function BasketCount({ count }) {
    const t = useTexts(messages);
    const href = useHref();
    return (
      <a className="header-basket" href={href(paths.basket.to())} data-basket={count === '' ? '0' : count}>
        <ShoppingCart />
        <span className="header-basket-name">{t('basket')}</span>{' '}
        {count === '' ? null : <span className="header-basket-count">{count}</span>}
      </a>
    );
  },
  ['count'],
);
