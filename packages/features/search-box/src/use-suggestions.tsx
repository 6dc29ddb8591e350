import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { SearchAnswer } from '@partshop/api-client';
import { selectIsAnonymous, useMoney, useTexts, type Translate } from '@partshop/features/core';
import { ArticleFit, useFit } from '@partshop/features/fit';
import { ArticlePicture, openPath, paths, readMeaning, type SearchMeaning } from '@partshop/features/shared';
import {
  CarFront,
  Clock,
  LayoutGrid,
  Search,
  X,
  type SearchSuggestion,
  type SearchSuggestionGroup,
} from '@partshop/ui';
import { messages } from './search-box.messages.ts';
import { selectBox, selectStatus, selectSuggestions } from './search-box.slice.ts';

/** Begins the ids of what was searched for before. */
export const RECENT = 'recent ';
/** Forgets what this browser keeps. */
export const FORGET = 'forget';

const MAX_RECENT = { empty: 8, typed: 2 } as const;
const MAX_PARTS = 6;
const PICTURE_WIDTH = '44px';

type T = Translate<keyof typeof messages.texts>;
type Part = SearchAnswer['suggestions'][number];

type Shown = {
  label: string;
  groups: SearchSuggestionGroup[];
  status: 'ready' | 'pending' | 'failed';
  /** A line under the suggestions. */
  statusText: string | undefined;
  /** Read aloud. */
  announcement: string | undefined;
};

/** What is shown under the search field: what was searched for before, or what the typed text may mean. */
export function useSuggestions(): Shown {
  const t = useTexts(messages);
  const { typed, recent } = useSelector(selectBox);
  const isGuest = useSelector(selectIsAnonymous);
  const status = useSelector(selectStatus);
  const answer = useSelector(selectSuggestions);
  const parts = usePartGroups(t, answer);
  const groups =
    typed === ''
      ? recentGroups(t, recent, isGuest)
      : [
          ...carNumberGroup(t, readMeaning(typed)),
          ...group(
            'recent',
            '',
            recentItems(
              recent.filter((text) => isContinued(text, typed)),
              MAX_RECENT.typed,
            ),
          ),
          ...group(
            'places',
            t('places'),
            (answer?.places ?? []).map((place) => toPlace(t, place)),
          ),
          ...parts,
          ...(parts.length === 0
            ? []
            : group('all', '', [{ id: 'all', text: typed, icon: <Search />, aside: t('all') }])),
        ];
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const statusText = useStatusText(t, count);
  const announcement =
    status === 'ready' && count > 0 ? [t('count', { count }), statusText].filter(Boolean).join('. ') : statusText;
  return { label: t('suggestions'), groups, status, statusText, announcement };
}

function useStatusText(t: T, count: number): string | undefined {
  const { typed } = useSelector(selectBox);
  const status = useSelector(selectStatus);
  const answer = useSelector(selectSuggestions);
  if (typed === '') return undefined;
  if (status === 'failed') return t('failed');
  if (status === 'pending') return t('searching');
  const [corrected] = answer?.corrected ?? [];
  if (corrected) return t('corrected', corrected);
  return count === 0 ? t('nothing', { text: typed }) : undefined;
}

/** A group, unless it is empty. */
const group = (id: string, label: string, items: SearchSuggestion[]): SearchSuggestionGroup[] =>
  items.length === 0 ? [] : [{ id, label: label || undefined, items }];

const isContinued = (text: string, typed: string): boolean =>
  text.length > typed.length && text.toLowerCase().startsWith(typed.toLowerCase());

const recentItems = (texts: readonly string[], max: number): SearchSuggestion[] =>
  texts.slice(0, max).map((text) => ({ id: RECENT + text, text, icon: <Clock /> }));

/** A client's whole history is a page; a guest's is in this browser only. */
function recentGroups(t: T, recent: readonly string[], isGuest: boolean): SearchSuggestionGroup[] {
  if (recent.length === 0) return [];
  const history = paths.searchHistory.to();
  return [
    ...group('recent', t('recent'), recentItems(recent, MAX_RECENT.empty)),
    ...group('history', '', [
      isGuest
        ? { id: FORGET, text: t('forget'), icon: <X /> }
        : { id: 'history', text: t('wholeHistory'), href: history },
    ]),
  ];
}

/** A VIN or a frame number leads to the choice of the car until parts are found by it. */
function carNumberGroup(t: T, meaning: SearchMeaning | null): SearchSuggestionGroup[] {
  if (meaning?.kind !== 'vin' && meaning?.kind !== 'frame') return [];
  const { text, description } =
    meaning.kind === 'frame'
      ? { text: meaning.frame, description: t('frame') }
      : { text: meaning.vin, description: t(meaning.isDoubtful ? 'doubtfulVin' : 'vin') };
  const href = openPath(paths.vinSearch.to(), paths.addCar.to());
  return group('car-number', t('carNumber'), [
    { id: 'car-number', text, description, href, isCode: true, icon: <CarFront /> },
  ]);
}

const toPlace = (t: T, { kind, name, link }: SearchAnswer['places'][number]): SearchSuggestion => ({
  id: link,
  text: name,
  description: t(kind),
  href: link,
  icon: kind === 'car' ? <CarFront /> : <LayoutGrid />,
});

/** The suggested parts, or numbers like the typed one, each with the verdict about the visitor's car. */
function usePartGroups(t: T, answer: SearchAnswer | null): SearchSuggestionGroup[] {
  const { suggestions = [], didYouMean = [] } = answer ?? {};
  const isNear = suggestions.length === 0;
  const shown = (isNear ? didYouMean : suggestions).slice(0, MAX_PARTS);
  const verdicts = useFit(useMemo(() => shown.map(({ articleId }) => articleId), [shown]));
  const prices = shown.flatMap(({ price }) => (price === null ? [] : [price]));
  const { moneyText } = useMoney(answer?.currency.code ?? 'RUB', prices);
  const toItem = (part: Part): SearchSuggestion => {
    const verdict = verdicts[part.articleId];
    return {
      id: `part ${part.articleId}`,
      lead: part.catalogName,
      text: part.catalogFullNumber,
      isCode: true,
      description: part.productName,
      href: paths.price.to(part.catalogKey, part.clearNumber),
      picture: <ArticlePicture of={part} sizes={PICTURE_WIDTH} />,
      aside: (
        <>
          {part.price === null ? t('noOffers') : <strong>{t('from', { price: moneyText(part.price) })}</strong>}
          {verdict ? <ArticleFit of={verdict} /> : null}
        </>
      ),
    };
  };
  return group('parts', t(isNear ? 'near' : 'parts'), shown.map(toItem));
}
