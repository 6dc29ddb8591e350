import { useSelector } from 'react-redux';
import { createFragment, selectIsAnonymous, useHere, useHref, useTexts } from '@partshop/features/core';
import { isOpenPage, openPath, PartSearch, paths } from '@partshop/features/shared';
import { MenuIcon, Search } from '@partshop/ui';
import { AccountLink } from './AccountLink.tsx';
import { HeaderBasket } from './HeaderBasket.tsx';
import { HeaderBar } from './Header.styles.ts';
import { messages } from './layout.messages.ts';
import { Logo } from './Logo.tsx';
import { OwnLinks } from './OwnLinks.tsx';
import { searchedText } from './searched-text.ts';

/** §2 Header: logo, menu, search, orders, garage, basket, and the personal menu or login. */
export function Header() {
  const { pathname, search } = useHere();

  return (
    <HeaderBar>
      <div className="header-row">
        <HeaderStart path={pathname} searched={searchedText(pathname, search)} />
        <OwnLinks isAnonymous={useSelector(selectIsAnonymous)} />
        <HeaderBasket />
        <AccountLink />
      </div>
    </HeaderBar>
  );
}

/** Where the menu's button leads without scripts; it is hidden then until the categories exist. */
const menuPath = (): string => openPath(paths.categories.to(), paths.searchForm.to());

/** The width alone decides whether CSS shows the search field or the link to it. */
const HeaderStart = createFragment<{ path: string; searched: string }>(
  function LogoMenuSearch({ path, searched }) {
    const t = useTexts(messages);
    const href = useHref();
    return (
      <>
        <a className="header-logo" href={href(paths.home.to())} aria-label={t('home')}>
          <Logo />
        </a>
        <a
          className="header-menu"
          href={href(menuPath())}
          data-popup="menu"
          data-needs-scripts={!isOpenPage(paths.categories.to()) || undefined}
          aria-haspopup="dialog"
        >
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
        <a
          className="header-action header-find"
          href={href(paths.searchForm.to())}
          data-popup="search"
          aria-haspopup="dialog"
        >
          <Search />
          <span className="header-action-name">{t('find')}</span>
        </a>
      </>
    );
  },
  ['path', 'searched'],
);
