import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import {
  createFragment,
  foreignLang,
  selectBonus,
  selectClient,
  selectCurrency,
  selectOverdue,
  selectShowsLanguages,
  TRANSLATED_LANGUAGES,
  useHere,
  useHref,
  useLocale,
  useMoney,
  useTexts,
  type ShopCurrency,
} from '@partshop/features/core';
import { OpenLink, openLinks, paths, phoneHref } from '@partshop/features/shared';
import { BadgePercent, MessageSquareText, MapPin, Phone, TriangleAlert } from '@partshop/ui';
import { CurrencyChoice } from './CurrencyChoice.tsx';
import { selectMayChat, selectPhone } from './chrome.selectors.ts';
import { languageAddresses, type LanguageAddresses } from './language-addresses.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { messages } from './layout.messages.ts';
import { TOP_LINKS } from './shop-links.ts';
import { TopBarRoot } from './TopBar.styles.ts';

const KOPECKS = 100;

/** §2 Top bar, by role (§6): city, phone, links, wallet, overdue amount, languages, currencies. On phones most of it is in the menu. */
export function TopBar() {
  const { pathname, search } = useHere();
  const addresses = useMemo(() => languageAddresses(pathname, search), [pathname, search]);
  const { moneyText } = useMoney('RUB');
  const bonus = useSelector(selectBonus);
  const overdue = useSelector(selectOverdue);
  const phone = useSelector(selectPhone);
  const city = useSelector(selectClient).CityName ?? '';
  return (
    <TopBarRow
      city={city}
      cityLang={foreignLang(city, useLocale()) ?? ''}
      phone={phone}
      phoneLink={phoneHref(phone)}
      bonus={bonus === null ? '' : moneyText(bonus * KOPECKS)}
      overdue={overdue === null ? '' : moneyText(overdue)}
      mayChat={useSelector(selectMayChat)}
      showsLanguages={useSelector(selectShowsLanguages)}
      currency={useSelector(selectCurrency)}
      target={pathname + search}
      {...addresses}
    />
  );
}

type TopBarRowProps = LanguageAddresses & {
  /** Empty if none is chosen; the next ones are empty for roles without them. */
  city: string;
  /** Empty if the name is in the page's language. */
  cityLang: string;
  phone: string;
  phoneLink: string;
  bonus: string;
  overdue: string;
  mayChat: boolean;
  showsLanguages: boolean;
  currency: ShopCurrency;
  /** The path of the page, without its language. */
  target: string;
};

const TopBarRow = createFragment<TopBarRowProps>(
  function TopBarLinks({
    city,
    cityLang,
    phone,
    phoneLink,
    bonus,
    overdue,
    mayChat,
    showsLanguages,
    currency,
    target,
    ...addresses
  }) {
    const t = useTexts(messages);
    const href = useHref();
    const links = openLinks(TOP_LINKS);
    return (
      <TopBarRoot aria-label={t('topBar')}>
        <div className="top-row">
          <a className="top-link top-city" href={href(paths.city.to())} data-popup="city">
            <MapPin />
            <span className="ps-hidden">{t('city')} </span>
            <span className="top-city-name" lang={cityLang || undefined}>
              {city === '' ? t('chooseCity') : city}
            </span>
          </a>
          {phone === '' ? null : (
            <a className="top-link top-phone" href={phoneLink}>
              <Phone />
              <span className="ps-hidden">{t('call')} </span>
              <bdi className="top-phone-number" dir="ltr">
                {phone}
              </bdi>
            </a>
          )}
          {mayChat ? (
            <a className="top-link top-chat" href={href(paths.contacts.to())} data-popup="chat" aria-haspopup="dialog">
              <MessageSquareText />
              <span className="top-chat-name">{t('chat')}</span>
            </a>
          ) : null}
          {links.length === 0 ? null : (
            <nav className="top-links" aria-label={t('about')}>
              <ul className="top-list">
                {links.map(({ name, path }) => (
                  <li key={name}>
                    <a className="top-link" href={href(path)}>
                      {t(name)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {bonus === '' ? null : (
            <OpenLink className="top-link top-bonus" path={paths.bonuses.to()}>
              <BadgePercent />
              {t('bonus')} <b>{bonus}</b>
            </OpenLink>
          )}
          {overdue === '' ? null : (
            <OpenLink className="top-link top-overdue ps-touch" path={paths.finance.to()}>
              <TriangleAlert />
              {t('overdue')} <b>{overdue}</b>
            </OpenLink>
          )}
          <CurrencyChoice current={currency} target={target} />
          {showsLanguages ? <LanguageLinks addresses={addresses} /> : null}
        </div>
      </TopBarRoot>
    );
  },
  ['city', 'phone', 'phoneLink', 'bonus', 'overdue', 'target', ...TRANSLATED_LANGUAGES],
);
