import { useSelector } from 'react-redux';
import { selectBonus, selectIsAnonymous, splitLocale, useHref, useMoney, useTexts } from '@partshop/features/core';
import { paths, phoneHref } from '@partshop/features/shared';
import { Phone } from '@partshop/ui';
import { selectPhone, selectShowsLanguages } from './chrome.selectors.ts';
import { languageAddresses } from './language-addresses.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { messages as chromeMessages } from './layout.messages.ts';
import { messages } from './menu.messages.ts';
import { SECTION_LINKS, TOP_LINKS } from './shop-links.ts';

const KOPECKS = 100;

/** The shop's sections, and on phones everything that the top bar and the header omit. */
export function MenuLinks() {
  const t = useTexts(messages);
  const chrome = useTexts(chromeMessages);
  const href = useHref();
  return (
    <nav className="menu-links" aria-labelledby="menu-links">
      <h3 id="menu-links">{t('more')}</h3>
      <ul className="menu-list">
        {SECTION_LINKS.map(({ name, path }) => (
          <li key={name}>
            <a href={href(path)}>{chrome(name)}</a>
          </li>
        ))}
      </ul>
      <PhoneLinks />
    </nav>
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
  // A popup is never rendered on a server, and closes when the visitor goes to another page.
  const { path } = splitLocale(document.location.pathname);
  return (
    <div className="menu-narrow">
      <ul className="menu-list">
        {(['orders', 'garage'] as const).map((name) => (
          <li key={name}>
            <a
              href={href(paths[name].to())}
              {...(isAnonymous ? { 'data-popup': 'login', 'data-popup-target': paths[name].to() } : {})}
            >
              {chrome(name)}
            </a>
          </li>
        ))}
        {bonus === null ? null : (
          <li>
            <a href={href(paths.bonuses.to())}>
              {chrome('bonus')} <b>{moneyText(bonus * KOPECKS)}</b>
            </a>
          </li>
        )}
      </ul>
      <ul className="menu-list">
        {TOP_LINKS.map(({ name, path: to }) => (
          <li key={name}>
            <a href={href(to)}>{chrome(name)}</a>
          </li>
        ))}
      </ul>
      {phone === '' ? null : (
        <a className="menu-phone" href={phoneHref(phone)}>
          <Phone />
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {showsLanguages ? <LanguageLinks addresses={languageAddresses(path, document.location.search)} /> : null}
    </div>
  );
}
