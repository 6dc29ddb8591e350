import { useLocation } from 'react-router-dom';
import { localeOf, localizePath, useLang, TRANSLATED_LANGUAGES, useTexts } from '@partshop/core';
import { messages } from './layout.messages.ts';

/** The same page in the other languages. Each is a document of its own: its texts, `lang` and `dir` come with it. */
export function Languages() {
  const t = useTexts(messages);
  const lang = useLang();
  const { pathname, search } = useLocation();

  return (
    <nav className="header-languages" aria-label={t('language')}>
      {TRANSLATED_LANGUAGES.map((code) => {
        const { tag, name } = localeOf(code);
        return (
          <a
            key={code}
            href={localizePath(pathname, code) + search}
            hrefLang={tag}
            title={name}
            aria-label={`${code.toUpperCase()} – ${name}`}
            aria-current={code === lang ? 'true' : undefined}
            data-navigate="document"
          >
            {code.toUpperCase()}
          </a>
        );
      })}
    </nav>
  );
}
