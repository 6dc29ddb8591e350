import { unwrap, type FoundGoods, type MakerList, type SearchAnswer } from '@partshop/api-client';
import { createLoadable, hasItems, isList, type ShopCurrency } from '@partshop/features/core';
import { writeListQuery, type ListChoice } from './list-choice.ts';
import { PAGE_SIZE } from './paging.ts';

/** The makers that have a number, one card each. */
export const makerLists = createLoadable<{ number: string; currency: ShopCurrency }, MakerList>({
  name: 'searchMakers',
  key: ({ number, currency }) => `${number} ${currency}`,
  isShape: hasItems,
  call: (api, { number, currency }, signal) =>
    unwrap(
      api.POST('/services/search/searchgoodlist_json', { body: { Number: number, CurrencyCode: currency }, signal }),
    ),
  max: 4,
});

type TextListArgs = {
  text: string;
  skip: number;
  choice: ListChoice;
  currency: ShopCurrency;
  /** The visitor's car; null without one. Not a part of the key: `fit` of the data says which car it is about. */
  engineId?: number | null;
};

/** Articles by name, one page at a time; `skip` is the number of cards before it. */
export const textLists = createLoadable<TextListArgs, FoundGoods>({
  name: 'searchTexts',
  key: ({ text, skip, choice, currency }) => [text, skip, currency, writeListQuery(choice, null)].join(' '),
  isShape: (data) => hasItems(data) && isList(data.filterList) && isList(data.dropped) && isList(data.corrected),
  call: (api, { text, skip, choice, currency, engineId = null }, signal) =>
    unwrap(
      api.POST('/services/search/getcardgoods_json', {
        body: {
          Text: text,
          Skip: skip,
          Take: PAGE_SIZE,
          Catalogs: choice.catalogs,
          Categories: choice.categories,
          DeliveryDays: choice.days,
          OrderBy: choice.order,
          EngineId: engineId,
          WithoutMisfits: !choice.withMisfits,
          CurrencyCode: currency,
        },
        signal,
      }),
    ),
  max: 4,
});

/** Other meanings of a text: the part number in it, and similar numbers. */
export const searchTips = createLoadable<{ text: string }, SearchAnswer>({
  name: 'searchTips',
  key: ({ text }) => text,
  isShape: ({ suggestions, didYouMean }) => isList(suggestions) && isList(didYouMean),
  call: (api, { text }, signal) => unwrap(api.GET('/api/search/{text}', { params: { path: { text } }, signal })),
  max: 4,
});
