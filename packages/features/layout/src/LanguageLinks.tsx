import { localeOf, TRANSLATED_LANGUAGES, useLang, useTexts } from '@partshop/features/core';
import type { LanguageAddresses } from './language-addresses.ts';
import { messages } from './layout.messages.ts';

/** Links to the page in the other languages. Each opens a new document, which brings its texts, `lang` and `dir`. */
export function LanguageLinks({ addresses }: { addresses: LanguageAddresses }) {
  const t = useTexts(messages);
  const lang = useLang();
  return (
    <nav className="languages" aria-label={t('language')}>
      {TRANSLATED_LANGUAGES.map((code) => {
        const { tag, name } = localeOf(code);
        return (
          <a
            key={code}
            href={addresses[code]}
            lang={tag}
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
