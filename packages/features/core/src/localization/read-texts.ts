import type { Values } from '@partshop/api-client';
import type { Locale } from './locales.ts';

/** The language of a page, and the texts of a feature in it by their keys; undefined while they are not loaded. */
export type Localized = { readonly locale: Locale; textsOf: (resource: string) => Values[string] | undefined };

/**
 * The texts of a page that knows which of them were read. It stays the same object until one of those changes: the texts of a popup
 * that opens, or of a part that is loaded late, render no other component again.
 */
export class ReadTexts implements Localized {
  readonly locale: Locale;
  #values: Values;
  readonly #read = new Set<string>();

  constructor(locale: Locale, values: Values) {
    this.locale = locale;
    this.#values = values;
  }

  textsOf(resource: string): Values[string] | undefined {
    this.#read.add(resource);
    return this.#values[resource];
  }

  /** Takes further texts; returns another object where texts that were read, or the language, have changed. */
  take(locale: Locale, values: Values): ReadTexts {
    if (locale !== this.locale) return new ReadTexts(locale, values);
    for (const resource of this.#read)
      if (values[resource] !== this.#values[resource]) return new ReadTexts(locale, values);
    this.#values = values;
    return this;
  }
}
