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

export const createTranslate = <Name extends string>(
  messages: Messages<Name>,
  values: Values,
  locale: Locale,
): Translate<Name> => translateWith(messages, values[messages.resource], locale);

function translateWith<Name extends string>(
  messages: Messages<Name>,
  texts: Values[string] | undefined,
  locale: Locale,
): Translate<Name> {
  return (name, slots) => {
    const key = messages.texts[name];
    return formatMessage(texts?.[key] ?? key, slots, locale.tag);
  };
}

/** Translate functions by the texts of a feature, or by the language that has none; shared by all components and visitors. */
const translates = new WeakMap<object, Map<Messages, Translate<string>>>();

function translateOf<Name extends string>(
  messages: Messages<Name>,
  texts: Values[string] | undefined,
  locale: Locale,
): Translate<Name> {
  const source = texts ?? locale;
  const known = translates.get(source) ?? new Map<Messages, Translate<string>>();
  translates.set(source, known);
  const made = known.get(messages) ?? translateWith(messages, texts, locale);
  known.set(messages, made as Translate<string>);
  return made;
}

/** The texts of a feature in the page's language. */
export function useTexts<Name extends string>(messages: Messages<Name>): Translate<Name> {
  const localized = useLocalized();
  return translateOf(messages, localized.textsOf(messages.resource), localized.locale);
}

/** The same for a saga, for example for the page's title. */
export function* pickTexts<Name extends string>(messages: Messages<Name>): Saga<Translate<Name>> {
  const values = yield* pick(selectValues);
  return translateOf(messages, values[messages.resource], yield* pick(selectLocale));
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
