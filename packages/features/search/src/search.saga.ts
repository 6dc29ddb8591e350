import { all, call } from 'redux-saga/effects';
import type { FoundGoods } from '@partshop/api-client';
import { loadCurrentCar } from '@partshop/features/car-selector';
import {
  describePage,
  loadTexts,
  notFound,
  optional,
  pickCurrency,
  redirectTo,
  sharedMessages,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { cleanSearchText, isSpeltInCyrillic, paths, typedText, withAsked } from '@partshop/features/shared';
import { readListChoice, writeListQuery } from './list-choice.ts';
import { messages as listMessages } from './list-filters.messages.ts';
import { pageCount, readPage, skipOf } from './paging.ts';
import { messages as resultsMessages } from './results.messages.ts';
import { messages } from './search.messages.ts';
import { makerLists, searchTips, textLists } from './search.loadables.ts';
import type { SearchName } from './search.query.ts';

type Args = LoadArgs<SearchName>;

/** Search by number (§5). A text without a number is searched for by name (D9). */
export function* loadNumberSearch({ params, query }: Args): Saga {
  yield* loadSearch(params['number'], query, paths.search.to);
}

/** Search by name (§5). A text with a number opens its part (D8). */
export function* loadTextSearch({ params, query }: Args): Saga {
  yield* loadSearch(params['text'], query, paths.searchText.to);
}

/**
 * If one maker has the number in the text, redirects to its price page; if several have it, they are shown to choose from. Otherwise
 * the text is searched for by name. Critical: the shown list; without it the page responds 5xx.
 */
function* loadSearch(param: string | undefined, query: Args['query'], pathTo: (text: string) => string): Saga {
  const text = cleanSearchText(param ?? '');
  if (text === '') notFound();
  yield* loadTexts(messages, resultsMessages, listMessages, sharedMessages);
  const typed = typedText(text, query.get('asked'));
  if (/\d/.test(text) && !readListChoice(query).isByName) {
    const { items } = yield* makerLists.load({ number: text, currency: yield* pickCurrency() });
    const [first, second] = items;
    if (first && !second) {
      const path = paths.price.to(first.catalogKey, first.clearNumber);
      redirectTo(isSpeltInCyrillic(typed, first.clearNumber) ? withAsked(path, typed) : path, 302);
    }
    if (first) {
      yield* describePage(messages, (t) => ({ title: t('makersTitle', { number: typed }), isIndexed: false }));
      return;
    }
  }
  yield* loadByText({ text, typed, path: pathTo(param ?? '') }, query);
}

type Asked = { text: string; typed: string; path: string };

/**
 * Articles by name for the visitor's car, if any (F3): what fits comes first, and what does not is left out unless `fit=all`. A page
 * that exists only with the misfits or without filters, such as one of a link from somebody without a car, redirects to the first.
 */
function* loadByText({ text, typed, path }: Asked, query: Args['query']): Saga {
  const page = readPage(query);
  const skip = skipOf(page);
  if (skip === null) notFound();
  const choice = readListChoice(query);
  const engineId = (yield* loadCurrentCar())?.engineId ?? null;
  const [list] = (yield all([
    call(textLists.load, { text, skip, choice, currency: yield* pickCurrency(), engineId }),
    call(loadTips, text),
  ])) as [FoundGoods, void];
  const { unfiltered } = list;
  if (page > pageCount(list.total)) {
    if (page > pageCount(unfiltered)) notFound();
    redirectTo(path + writeListQuery(choice, query.get('asked')), 302);
  }
  yield* describePage(messages, (t) => ({
    title: unfiltered === 0 ? t('nothingTitle') : t('textTitle', { text: typed }),
    // Shown by messengers to whom a found list is sent.
    description: unfiltered === 0 ? '' : t('found', { count: unfiltered, text: typed }),
    isIndexed: false,
  }));
}

function* loadTips(text: string): Saga {
  yield* optional(searchTips.load({ text }));
}
