/** Business constants and limits of the specification (§9). A test names each with its line. */

/** Milliseconds after which a page chunk counts as failed. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** The phone layout applies up to this width, in CSS pixels (§5). */
export const MOBILE_MAX_WIDTH = 780;
/** The width that the server assumes; only logic reads it, never the layout (D41). */
export const DEFAULT_CLIENT_WIDTH = 1920;
/** Width of a control in the header, in CSS pixels, from 781 px up (D54). */
export const HEADER_CONTROL_WIDTH = 250;
/** Maximum number of cached localised texts beside those of the page. */
export const LOCALIZATION_CACHE_SIZE = 200;
/** Texts requested within this time share one call. */
export const LOCALIZATION_BATCH_MS = 50;
/** Categories shown before the list is expanded. */
export const CATEGORY_LIST_LIMIT = 15;
/** A category has an article if its text has more visible characters than this. */
export const CATEGORY_ARTICLE_MIN_LENGTH = 500;
/** Categories that the menu hides. */
export const HIDDEN_MENU_CATEGORY_IDS: readonly number[] = [74849, 74832, 74857];
export const CHAT_COOKIE_MAX_AGE_S = 604_800;
/** Days in which buyers can return goods without giving a reason. */
export const RETURN_PERIOD_DAYS = 14;
/** Russia. */
export const DEFAULT_COUNTRY_CODE = 1;
export const DEFAULT_CURRENCY = 'RUB';
/** The basket's currency where the language is not Russian. */
export const FOREIGN_CURRENCY = 'EUR';
export const DEFAULT_ORDER_BY = 1;
export const DEFAULT_CART_VIEW = 'box';
export const MAP_DEFAULT_ZOOM = 18;
/** The value of a server without a version. */
export const UNKNOWN_SERVER_VERSION = '{ip}';
/** Base path of the built files. */
export const ASSET_BASE = '/dist/';
/** The title of a page without its own (D52), as a text's key. */
export const DEFAULT_TITLE = 'Оптовый магазин автозапчастей';
