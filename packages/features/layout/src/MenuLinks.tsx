import { useSelector } from 'react-redux';
import {
  selectBonus,
  selectIsAnonymous,
  selectShowsLanguages,
  splitLocale,
  useCurrency,
  useHref,
  useMoney,
  useTexts,
} from '@partshop/features/core';
import { OpenLink, openLinks, paths, phoneHref } from '@partshop/features/shared';
import { Phone } from '@partshop/ui';
import { selectPhone } from './chrome.selectors.ts';
import { CurrencyChoice } from './CurrencyChoice.tsx';
import { languageAddresses } from './language-addresses.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { messages as chromeMessages } from './layout.messages.ts';
import { messages } from './menu.messages.ts';
import { needsLogin, ownLinks, SECTION_LINKS, TOP_LINKS } from './shop-links.ts';

const KOPECKS = 100;

/** The shop’s sections, and what the top bar and the header of phones omit. */
export function MenuLinks() {
  const t = useTexts(messages);
  const sections = openLinks(SECTION_LINKS);
  return (
    <nav className="menu-links" data-sections={sections.length > 0 || undefined} aria-label={t('more')}>
      {sections.length > 0 ? (
        <>
          <h3>{t('more')}</h3>
          <LinkList links={sections} />
        </>
      ) : null}
      <PhoneLinks />
    </nav>
  );
}

function LinkList({ links }: { links: readonly { name: keyof typeof chromeMessages.texts; path: string }[] }) {
  const chrome = useTexts(chromeMessages);
  const href = useHref();
  return (
    <ul className="menu-list">
      {links.map(({ name, path }) => (
        <li key={name}>
          <a href={href(path)}>{chrome(name)}</a>
        </li>
      ))}
    </ul>
  );
}

function PhoneLinks() {
  const chrome = useTexts(chromeMessages);
  const href = useHref();
  const { moneyText } = useMoney('RUB');
  const isAnonymous = useSelector(selectIsAnonymous);
  const bonus = useSelector(selectBonus);
  const phone = useSelector(selectPhone);
  const showsLanguages = useSelector(selectShowsLanguages);
  const top = openLinks(TOP_LINKS);
  // A popup is never rendered on a server, and closes when the visitor goes to another page.
  const { pathname, search } = document.location;
  const { path } = splitLocale(pathname);
  return (
    <div className="menu-narrow">
      <ul className="menu-list">
        {openLinks(ownLinks()).map(({ name, path: to }) => (
          <li key={name}>
            <a
              href={href(to)}
              {...(isAnonymous && needsLogin(to) ? { 'data-popup': 'login', 'data-popup-target': to } : {})}
            >
              {chrome(name)}
            </a>
          </li>
        ))}
        {bonus === null ? null : (
          <li>
            <OpenLink path={paths.bonuses.to()}>
              {chrome('bonus')} <b>{moneyText(bonus * KOPECKS)}</b>
            </OpenLink>
          </li>
        )}
      </ul>
      {top.length > 0 ? <LinkList links={top} /> : null}
      {phone === '' ? null : (
        <a className="menu-phone" href={phoneHref(phone)}>
          <Phone />
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      <CurrencyChoice current={useCurrency()} target={path + search} />
      {showsLanguages ? <LanguageLinks addresses={languageAddresses(path, search)} /> : null}
    </div>
  );
}
