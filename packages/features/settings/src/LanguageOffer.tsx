import { useSelector } from 'react-redux';
import {
  isolate,
  localeOf,
  localizePath,
  selectOwnLanguage,
  useHere,
  useHref,
  useLocale,
  useTexts,
} from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Link } from '@partshop/ui';
import { LanguageBar } from './language-offer.styles.ts';
import { messages } from './language.messages.ts';

/** D1: offers the page in the language of the client's settings. Each language has its own document. */
export function LanguageOffer() {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const { pathname, search } = useHere();
  const own = useSelector(selectOwnLanguage);
  if (own === undefined) return null;
  const { tag, name } = localeOf(own);
  return (
    <LanguageBar aria-label={t('offer')} data-ui="LanguageOffer">
      <div className="offer-row">
        <p>{t('text')}</p>
        <Link href={localizePath(pathname, own) + search} hrefLang={tag} data-navigate="document">
          {t('open', { language: isolate(name, locale) })}
        </Link>
        <Link href={`${href(paths.settings.to())}#shop`}>{t('change')}</Link>
      </div>
    </LanguageBar>
  );
}
