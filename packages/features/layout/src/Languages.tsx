import { createPart, localeOf, localizePath, TRANSLATED_LANGUAGES, useLang, useTexts } from '@partshop/core';
import { messages } from './layout.messages.ts';

/** `path` is the page's without its language, `search` its query. */
type LanguagesProps = { path: string; search: string; isHome: boolean };

/** The same page in the other languages. Each is a document of its own: its texts, `lang` and `dir` come with it. */
export const Languages = createPart<LanguagesProps>(LanguageLinks, ['path', 'search']);

function LanguageLinks({ path, search, isHome }: LanguagesProps) {
  const t = useTexts(messages);
  const lang = useLang();
  return (
    <nav className="header-languages" aria-label={t('language')}>
      {TRANSLATED_LANGUAGES.map((code) => {
        const { tag, name } = localeOf(code);
        return (
          <a
            key={code}
            href={localizePath(isHome ? '/' : path, code) + search}
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
