export * from './constants.ts';
export {
  CURRENCIES,
  currencyOf,
  pickCurrency,
  selectCurrency,
  useCurrency,
  type ShopCurrency,
} from './format/currency.ts';
export { messages as sharedMessages } from './core.messages.ts';
export { isolate } from './format/isolate.ts';
export { useMoney } from './format/use-money.ts';
export { createLoadable, toLoadError, type Loadable, type LoadError } from './loadable/create-loadable.ts';
export { dataOutdated, outdatedWatchers } from './loadable/data-outdated.ts';
export { optional } from './loadable/optional.ts';
export { reportIncomplete } from './store/report-incomplete.ts';
export { createConnection, type Connection } from './connection/connection.ts';
export { setConnection } from './connection/patience.ts';
export { useConnection } from './connection/use-connection.ts';
export { useNow } from './clock/use-now.ts';
export { lazyPart, loadParts, RenderedPartsContext } from './code/lazy-part.tsx';
export { useIsScripted } from './code/use-is-scripted.ts';
export { isCodeFailure, loadCode, loadedCode, type CodeLoader } from './code/load-code.ts';
export {
  defineFeature,
  type Feature,
  type Panel,
  type PanelModule,
  type Screen,
  type ScreenModule,
  type Slots,
} from './feature/define-feature.ts';
export { routesOf, screenRoute } from './feature/screen-route.ts';
export { useAppStore, useWatchers } from './feature/use-watchers.ts';
export { formatMessage, type MessageValues } from './localization/format-message.ts';
export {
  DEFAULT_LOCALE,
  LOCALES,
  localeOf,
  localizePath,
  splitLocale,
  TRANSLATED_LANGUAGES,
  type Direction,
  type Locale,
} from './localization/locales.ts';
export { languageSwitched, selectLang, selectLocale, selectValues } from './localization/localization.slice.ts';
export { DataText, foreignLang } from './localization/data-text.tsx';
export { AppProvider, useLang, useLocale } from './localization/localized.tsx';
export { defineMessages, type Message, type Messages } from './localization/messages.ts';
export { browserTextSource, createCachedTextSource, type TextSource } from './localization/text-source.ts';
export { createTranslate, loadTexts, pickTexts, useTexts, type Translate } from './localization/texts.ts';
export { interceptNavigation } from './navigation/intercept-navigation.ts';
export { afterPaint } from './page/after-paint.ts';
export { pageDescribed, selectPage, selectTitle, type PageMeta, type StructuredData } from './page/page.slice.ts';
export { describePage } from './page/describe-page.saga.ts';
export { breadcrumbsOf } from './page/structured-data.ts';
export {
  actWith,
  errorPageContext,
  formDoneContext,
  formStatusOf,
  redirectResponse,
  loadWith,
  notFound,
  pageStatusOf,
  redirectTo,
  storeContext,
  type ActArgs,
  type LoadArgs,
  type PageStatus,
} from './routing/load-with.ts';
export {
  askedSearch,
  keepsAllBut,
  queryOfHandle,
  readQuery,
  searchOf,
  useAskedQuery,
  useHere,
  useQuery,
  type Here,
  type PageQuery,
  type QueryReader,
} from './routing/page-query.ts';
export { ownPath, rootedPath, staysOn } from './routing/own-path.ts';
export { HOME_PATH, LOGIN_PATH } from './routing/known-paths.ts';
export { hrefIn, useHref, type Href } from './routing/use-href.ts';
export { createFragment } from './markup/create-fragment.tsx';
export { PageFragments, FragmentsContext } from './markup/page-fragments.ts';
export { loadContacts } from './site/site.saga.ts';
export { selectShowsLanguages } from './site/shows-languages.ts';
export {
  contactsLoaded,
  selectContacts,
  selectSiteConfig,
  siteConfigLoaded,
  type ShopContacts,
} from './site/site.slice.ts';
export { startApp } from './start-app.ts';
export { createAppStore, type AppStore } from './store/create-app-store.ts';
export { documentStateOf } from './store/document-state.ts';
export { callApi, dispatch, environment, pick, repeatLostCalls, type Saga } from './store/effects.ts';
export { expectShape, hasItems, isList } from './store/expect-shape.ts';
export { injectSlice } from './store/inject-slice.ts';
export type { Environment } from './store/environment.ts';
export { reportFault, reportLoadFaultsTo } from './store/report-fault.ts';
export { rootReducer, type CoreState } from './store/root-reducer.ts';
export { sharedStateOf, type SharedState } from './store/shared-state.ts';
export {
  awaitKnownUser,
  awaitCurrentUser,
  loadCurrentUser,
  reloadCurrentUser,
} from './current-user/current-user.saga.ts';
export {
  ANONYMOUS,
  createCurrentUserSelector,
  selectClient,
  selectIsTableMode,
  selectOwnLanguage,
  selectOwnOrder,
  selectCurrentUserError,
  currentUserAwaited,
  currentUserLoaded,
} from './current-user/current-user.slice.ts';
export {
  hasSellerRight,
  isAdmin,
  isAnonymous,
  isEditor,
  isSeller,
  roleOf,
  selectBonus,
  selectIsAdmin,
  selectIsAnonymous,
  selectIsInMoscow,
  selectIsWholesale,
  selectOverdue,
  selectSeesPhone,
  selectSeesRetailBlocks,
  seesSwitchPanel,
  type UserRole,
} from './current-user/roles.ts';
export { requireAccess, type Access } from './access/require-access.ts';
export { interceptPopups } from './popup/intercept-popups.ts';
export { popupAsked, popupClosed, selectOpenPopup, selectPopup, type PopupData } from './popup/popup.slice.ts';
export { PopupHost, PopupsContext } from './popup/PopupHost.tsx';
export { popupWatchers, type PopupModule, type PopupProps, type Popups } from './popup/popups.ts';
export { isPlainClick } from './navigation/is-plain-click.ts';
export { leaveFor, openDocument, openForOtherUser } from './navigation/open-document.ts';
export { openTabs, type Tabs } from './tabs/open-tabs.ts';
