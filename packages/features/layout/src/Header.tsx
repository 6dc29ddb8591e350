import { useSelector } from 'react-redux';
import { matchPath, useLocation } from 'react-router-dom';
import { ShoppingCart } from '@partshop/ui';
import { selectBasketCount } from '@partshop/basket';
import { PartSearch, paths, useHref, useTexts } from '@partshop/core';
import { Languages } from './Languages.tsx';
import { messages } from './layout.messages.ts';
import { Logo } from './Logo.tsx';
import { HeaderBar } from './Header.styles.ts';

/** Logo, search, languages, basket. On a phone the search has a row of its own. */
export function Header() {
  const t = useTexts(messages);
  const href = useHref();
  const count = useSelector(selectBasketCount);
  const { pathname } = useLocation();
  const search =
    matchPath(paths.search.pattern, pathname)?.params.number ??
    matchPath(paths.searchText.pattern, pathname)?.params.text;

  return (
    <HeaderBar>
      <div className="header-row">
        <a className="header-logo" href={href(paths.home.to())} aria-label={t('home')}>
          <Logo />
        </a>
        <PartSearch
          className="header-search"
          // Another search is another field: what stands in it is the search of this page.
          key={pathname}
          aria-label={t('searchShop')}
          defaultValue={search ?? ''}
        />
        <Languages />
        <a className="header-basket" href={href(paths.basket.to())}>
          <ShoppingCart />
          <span className="header-basket-name">{t('basket')}</span>{' '}
          {count > 0 ? <span className="header-basket-count">{count > 999 ? '999+' : count}</span> : null}
        </a>
      </div>
    </HeaderBar>
  );
}
