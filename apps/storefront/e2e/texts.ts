/** The shop's texts in the language of a test, read from the translators' files. */
import { readFileSync } from 'node:fs';
import { formatMessage, isolate, localeOf, type MessageValues } from '@partshop/features/core';

export type Lang = 'ru' | 'en' | 'ar';

export const LANGUAGES = ['ru', 'en', 'ar'] as const satisfies readonly Lang[];

type Feature =
  | 'account'
  | 'admin'
  | 'alerts'
  | 'basket'
  | 'breadcrumb-builder'
  | 'bonus'
  | 'car-catalog'
  | 'car-selector'
  | 'checkout'
  | 'city'
  | 'consent'
  | 'company-account'
  | 'compare'
  | 'core'
  | 'favorites'
  | 'finance'
  | 'fit'
  | 'home'
  | 'information'
  | 'layout'
  | 'lists'
  | 'orders'
  | 'payment'
  | 'price-table'
  | 'post-editor'
  | 'quick-order'
  | 'rich-text'
  | 'search'
  | 'seen'
  | 'seller'
  | 'seller-advice'
  | 'seller-offers'
  | 'seller-panel'
  | 'seller-sales'
  | 'seller-transit'
  | 'seller-upload'
  | 'seller-photos'
  | 'seller-settings'
  | 'settings'
  | 'sign-in'
  | 'stores'
  | 'supplier';

const FEATURES = new URL('../../../packages/features/', import.meta.url);
const translations = new Map<string, Record<string, string>>();

/** A feature's text for a Russian key. Isolates embedded values as the shop does. */
export type Say = (feature: Feature, key: string, values?: MessageValues) => string;

export function sayIn(lang: Lang): Say {
  const locale = localeOf(lang);
  return (feature, key, values = {}) => {
    const message = lang === 'ru' ? key : translationsOf(feature, lang)[key];
    if (message === undefined) throw new Error(`${feature}/locales/${lang}.json does not hold “${key}”.`);
    const isolated = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolate(value, locale) : value,
    ]);
    return formatMessage(message, Object.fromEntries(isolated) as MessageValues, locale.tag);
  };
}

function translationsOf(feature: Feature, lang: Lang): Record<string, string> {
  const file = new URL(`${feature}/locales/${lang}.json`, FEATURES);
  const known = translations.get(file.href);
  if (known) return known;
  const read = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  translations.set(file.href, read);
  return read;
}
