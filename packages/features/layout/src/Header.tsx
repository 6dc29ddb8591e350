import { useContext } from 'react';
import { useSelector } from 'react-redux';
import { createFragment, selectIsAnonymous, sharedMessages, useHere, useHref, useTexts } from '@partshop/features/core';
import { PartSearch, paths } from '@partshop/features/shared';
import { House, LayoutGrid, MenuIcon, Search } from '@partshop/ui';
import { AccountLink } from './AccountLink.tsx';
import { ChromeContext } from './chrome.ts';
import { HeaderBasket } from './HeaderBasket.tsx';
import { HeaderLists } from './HeaderLists.tsx';
import { HeaderBar } from './Header.styles.ts';
import { messages } from './layout.messages.ts';
import { Logo } from './Logo.tsx';
import { MENU_PLACE } from './menu-place.ts';
import { OwnLinks } from './OwnLinks.tsx';
import { searchedText } from './searched-text.ts';
import { ownLinkOf } from './shop-links.ts';
import { inOrder } from './SlotContent.tsx';

/**
 * §2 Header: logo, menu, search, orders, garage, basket, and the personal menu or login. On phones its links are a bar at the lower
 * edge of the window.
 */
export function Header() {
  const { pathname, search } = useHere();
  const t = useTexts(messages);

  return (
    <HeaderBar>
      <div className="header-row">
        <HeaderStart path={pathname} searched={searchedText(pathname, search)} />
        {inOrder(useContext(ChromeContext).inHeader)}
        <nav className="header-bar" aria-label={t('ownLinks')}>
          <BarStart isHome={pathname === paths.home.to()} />
          <OwnLinks isAnonymous={useSelector(selectIsAnonymous)} current={ownLinkOf(pathname)} />
          <HeaderLists path={pathname} />
          <HeaderBasket isCurrent={pathname === paths.basket.to()} />
          <AccountLink isCurrent={pathname === paths.profile.to()} />
        </nav>
      </div>
      <div id={MENU_PLACE} />
    </HeaderBar>
  );
}

/** The menu's link; without scripts it leads to all categories. */
const MENU_LINK = {
  path: paths.categories.to(),
  attributes: {
    'data-popup': 'menu',
    'aria-haspopup': 'dialog',
  },
} as const;

/** The width alone decides whether CSS shows the search field or the link to it. */
const HeaderStart = createFragment<{ path: string; searched: string }>(
  function LogoMenuSearch({ path, searched }) {
    const t = useTexts(messages);
    const shared = useTexts(sharedMessages);
    const href = useHref();
    return (
      <>
        <a className="header-logo" href={href(paths.home.to())} aria-label={t('home')}>
          <Logo />
        </a>
        <a className="header-menu" href={href(MENU_LINK.path)} {...MENU_LINK.attributes}>
          <MenuIcon />
          <span className="header-menu-name">{t('menu')}</span>
        </a>
        <PartSearch
          className="header-search"
          // A new key per search resets the field to this page's search.
          key={`${path} ${searched}`}
          aria-label={t('searchShop')}
          defaultValue={searched}
        />
        <a className="header-find" href={href(paths.searchForm.to())} data-popup="search" aria-haspopup="dialog">
          <Search />
          <span className="ps-hidden">{t('find')} </span>
          <span className="header-find-name">{shared('search')}</span>
        </a>
      </>
    );
  },
  ['path', 'searched'],
);

/** The links that only the bar of phones has. */
const BarStart = createFragment<{ isHome: boolean }>(function HomeAndMenu({ isHome }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <>
      <a
        className="header-action header-narrow"
        href={href(paths.home.to())}
        aria-current={isHome ? 'page' : undefined}
      >
        <House />
        <span className="header-action-name">{t('homePage')}</span>
      </a>
      <a className="header-action header-narrow" href={href(MENU_LINK.path)} {...MENU_LINK.attributes}>
        <LayoutGrid />
        <span className="header-action-name">{t('menu')}</span>
      </a>
    </>
  );
});
