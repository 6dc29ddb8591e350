import { useLocale } from './localized.tsx';
import type { Locale } from './locales.ts';

/** The languages of the shop's data, by their letters. A Russian name may contain a Latin brand, so Latin letters come last. */
const LETTERS = [
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['en', /\p{Script=Latin}/u],
] as const;

/**
 * The language of a text of the data, such as a product's name, for `lang`; undefined if it is the page's. Backends give a name in
 * another language where they have no translation, and do not say in which: the letters tell it.
 */
export function foreignLang(text: string, { textLang }: Locale): string | undefined {
  const lang = LETTERS.find(([, letters]) => letters.test(text))?.[0];
  return lang === textLang ? undefined : lang;
}

type DataTextProps = { children: string; className?: string };

/** A text of the data, isolated from the direction of the text around it, that says its language if it is not the page's. */
export function DataText({ children, className }: DataTextProps) {
  return (
    <bdi className={className} lang={foreignLang(children, useLocale())}>
      {children}
    </bdi>
  );
}
