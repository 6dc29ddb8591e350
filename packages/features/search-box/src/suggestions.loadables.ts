import { unwrap, type SearchAnswer } from '@partshop/api-client';
import { createLoadable, isList, type ShopCurrency } from '@partshop/features/core';

export type SuggestionArgs = { text: string; currency: ShopCurrency };

/** What a text may mean, with pictures and prices. */
export const suggestionLists = createLoadable<SuggestionArgs, SearchAnswer>({
  name: 'searchBoxSuggestions',
  key: ({ text, currency }) => `${currency} ${text}`,
  isShape: ({ suggestions, didYouMean }) => isList(suggestions) && isList(didYouMean),
  call: (api, { text, currency }, signal) =>
    unwrap(
      api.GET('/api/search/{text}', {
        params: { path: { text }, query: { currencyCode: currency } },
        signal,
      }),
    ),
  max: 30,
  freshMs: 120_000,
});
