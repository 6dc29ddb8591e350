/** Business constants and limits of the specification (§9). Each is named in a test with its line. */

/** A page chunk that has not come after so many milliseconds counts as failed. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** At or below this width, in CSS pixels, the layout is the phone's (§5). */
export const MOBILE_MAX_WIDTH = 780;
/** The width that the server assumes; it feeds logic, never looks (D41). */
export const DEFAULT_CLIENT_WIDTH = 1920;
/** Width of a control in the header, in CSS pixels, from 781 px up (D54). */
export const HEADER_CONTROL_WIDTH = 250;
/** Localised texts kept beside those of the page. */
export const LOCALIZATION_CACHE_SIZE = 200;
/** Texts asked for within this time travel in one call. */
export const LOCALIZATION_BATCH_MS = 50;
/** Categories shown before the list is expanded. */
export const CATEGORY_LIST_LIMIT = 15;
/** A category's article counts as present above so many visible characters. */
export const CATEGORY_ARTICLE_MIN_LENGTH = 500;
/** Categories that the menu leaves out. */
export const HIDDEN_MENU_CATEGORY_IDS: readonly number[] = [74849, 74832, 74857];
export const CHAT_COOKIE_MAX_AGE_S = 604_800;
/** Credited after the phone code, in roubles (D50). */
export const REGISTRATION_BONUS_RUB = 200;
/** Days in which goods go back without giving a reason. */
export const RETURN_PERIOD_DAYS = 14;
/** Russia. */
export const DEFAULT_COUNTRY_CODE = 1;
export const DEFAULT_CURRENCY = 'RUB';
/** The basket's currency where the language is not Russian. */
export const FOREIGN_CURRENCY = 'EUR';
export const DEFAULT_ORDER_BY = 1;
export const DEFAULT_CART_VIEW = 'box';
export const MAP_DEFAULT_ZOOM = 18;
/** What a server without a version says. */
export const UNKNOWN_SERVER_VERSION = '{ip}';
/** Where built files are served from. */
export const ASSET_BASE = '/dist/';
/** The title of a page that has none of its own (D52): a text's key. */
export const DEFAULT_TITLE = 'Оптовый магазин автозапчастей';
