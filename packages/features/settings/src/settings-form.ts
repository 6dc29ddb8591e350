import type { LanguageCode, MessageChoice } from '@partshop/api-client';
import {
  CURRENCIES,
  DEFAULT_CART_VIEW,
  DEFAULT_ORDER_BY,
  TRANSLATED_LANGUAGES,
  type ShopCurrency,
} from '@partshop/features/core';
import { readField, readId } from '@partshop/features/core/forms';

/** The forms of the page; the field `form` says which one was sent. */
export type SettingsForm = 'shop' | 'messages' | 'searches';

/** The value of the checkbox of a message. */
export const toValue = ({ kind, channel }: Pick<MessageChoice, 'kind' | 'channel'>): string => `${kind} ${channel}`;

/** What the form says of each message: those whose checkbox is sent are wanted. */
export function readChoices(form: FormData, known: readonly MessageChoice[]): MessageChoice[] {
  const wanted = new Set(form.getAll('wanted'));
  return known.map((choice) => ({ ...choice, isWanted: wanted.has(toValue(choice)) }));
}

type ShopChoices = {
  IsTableMod: 'true' | 'false';
  SearchGoodOrderType: number;
  CurrencyCode?: ShopCurrency;
  Language?: LanguageCode;
};

/** The choices of goods and prices; a currency or a language that the shop does not have is left as it is. */
export function readShopChoices(form: FormData): ShopChoices {
  const currency = CURRENCIES.find((code) => code === readField(form, 'currency'));
  const language = TRANSLATED_LANGUAGES.find((code) => code === readField(form, 'language'));
  return {
    IsTableMod: readField(form, 'view') === DEFAULT_CART_VIEW ? 'false' : 'true',
    SearchGoodOrderType: readId(readField(form, 'order')) ?? DEFAULT_ORDER_BY,
    ...(currency && { CurrencyCode: currency }),
    ...(language && { Language: language }),
  };
}
