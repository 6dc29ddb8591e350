import { call } from 'redux-saga/effects';
import { messages as sharedMessages } from '../core.messages.ts';
import { localizePath, type Locale } from '../localization/locales.ts';
import { selectLocale } from '../localization/localization.slice.ts';
import type { Messages } from '../localization/messages.ts';
import { pickTexts, type Translate } from '../localization/texts.ts';
import { HOME_PATH } from '../routing/known-paths.ts';
import { dispatch, pick, type Saga } from '../store/effects.ts';
import { pageDescribed, type PageMeta, type StructuredData } from './page.slice.ts';

/** A breadcrumb; its path has no language. */
type Breadcrumb = { name: string; path: string };

/** The head of a page; omitted members have defaults. */
type PageHead = Partial<Omit<PageMeta, 'structured'>> & {
  title: string;
  /** The breadcrumbs without the home page. Needs the shared texts. */
  breadcrumbs?: readonly Breadcrumb[];
};

/** Loads the code that makes the page's structured data, and runs it. */
type LoadStructuredData = (locale: Locale) => Promise<readonly StructuredData[]>;

/** Fills the document's head with the texts of `messages`. A load saga ends with it. */
export function* describePage<Name extends string>(
  messages: Messages<Name>,
  describe: (t: Translate<Name>, locale: Locale) => PageHead,
  loadStructuredData?: LoadStructuredData,
): Saga {
  const locale = yield* pick(selectLocale);
  const { breadcrumbs, ...head } = describe(yield* pickTexts(messages), locale);
  const structured: StructuredData[] = [];
  // Search engines read documents: a browser that already has its document loads nothing of this.
  if (typeof document === 'undefined') {
    if (loadStructuredData) structured.push(...((yield call(loadStructuredData, locale)) as StructuredData[]));
    if (breadcrumbs) structured.push(yield* makeTrail(breadcrumbs, locale));
  }
  yield* dispatch(pageDescribed({ ...head, structured }));
}

function* makeTrail(breadcrumbs: readonly Breadcrumb[], { code }: Locale): Saga<StructuredData> {
  const shared = yield* pickTexts(sharedMessages);
  const steps = [{ name: shared('homePage'), path: HOME_PATH }, ...breadcrumbs];
  const { breadcrumbsOf } = (yield call(
    async () => import('./structured-data.ts'),
  )) as typeof import('./structured-data.ts');
  return breadcrumbsOf(steps.map(({ name, path }) => ({ name, path: localizePath(path, code) })));
}
