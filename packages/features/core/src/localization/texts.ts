import type { Values } from '@partshop/api-client';
import { callApi, dispatch, environment, pick, type Saga } from '../store/effects.ts';
import { reportIncomplete } from '../store/report-incomplete.ts';
import { formatMessage, type MessageValues } from './format-message.ts';
import { useLocalized } from './localized.tsx';
import type { Locale } from './locales.ts';
import {
  selectHasTexts,
  selectLocale,
  selectValues,
  valuesAwaited,
  valuesFailed,
  valuesLoaded,
} from './localization.slice.ts';
import type { Messages } from './messages.ts';

/** Returns a text of the feature by its name: `t('found', { count })`. */
export type Translate<Name extends string> = (name: Name, values?: MessageValues) => string;

export function createTranslate<Name extends string>(
  messages: Messages<Name>,
  values: Values,
  locale: Locale,
): Translate<Name> {
  const texts = values[messages.resource];
  return (name, slots) => {
    const key = messages.texts[name];
    return formatMessage(texts?.[key] ?? key, slots, locale.tag);
  };
}

/** Translate functions by loaded texts, shared by all components and visitors. */
const translates = new WeakMap<Values, Map<Messages, Translate<string>>>();

function translateOf<Name extends string>(messages: Messages<Name>, values: Values, locale: Locale): Translate<Name> {
  const known = translates.get(values) ?? new Map<Messages, Translate<string>>();
  translates.set(values, known);
  const made = known.get(messages) ?? createTranslate(messages, values, locale);
  known.set(messages, made as Translate<string>);
  return made;
}

/** The texts of a feature in the page's language. */
export function useTexts<Name extends string>(messages: Messages<Name>): Translate<Name> {
  const { values, locale } = useLocalized();
  return translateOf(messages, values, locale);
}

/** The same for a saga, for example for the page's title. */
export function* pickTexts<Name extends string>(messages: Messages<Name>): Saga<Translate<Name>> {
  return translateOf(messages, yield* pick(selectValues), yield* pick(selectLocale));
}

/** Loads the texts of some features before the render. After a failure the keys are shown (§8). */
export function* loadTexts(...lists: Messages[]): Saga {
  const missing: Messages[] = [];
  for (const list of lists) if (!(yield* pick(selectHasTexts, list))) missing.push(list);
  if (missing.length === 0) return;
  const texts = yield* environment('texts');
  const { textLang } = yield* pick(selectLocale);
  yield* dispatch(valuesAwaited(Object.fromEntries(missing.map((list) => [list.resource, Object.values(list.texts)]))));
  try {
    yield* dispatch(valuesLoaded(yield* callApi(async (api) => texts.loadAll(api, textLang, missing))));
  } catch {
    yield* dispatch(valuesFailed(missing.map((list) => list.resource)));
    yield* reportIncomplete();
  }
}
