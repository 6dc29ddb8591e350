import { localeOf, localizePath, TRANSLATED_LANGUAGES, useLang, useTexts } from '@partshop/core';
import { messages } from './layout.messages.ts';

export type LanguageLinksProps = {
  /** The page's path without its language. */
  path: string;
  /** Its query. */
  search: string;
  isHome: boolean;
};

/** The same page in the other languages. Each is a document of its own: its texts, `lang` and `dir` come with it. */
export function LanguageLinks({ path, search, isHome }: LanguageLinksProps) {
  const t = useTexts(messages);
  const lang = useLang();
  return (
    <nav className="languages" aria-label={t('language')}>
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
