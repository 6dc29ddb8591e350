/**
 * Business constants and limits of the specification (§9) that features read; a test names each with its line. The others are
 * where they act: the header's width in the tokens of ui, the chat's cookie and the default country in the backend, `/dist/` in
 * the build. The layout reads no client width (D41).
 */

/** Milliseconds after which a page chunk counts as failed. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** The phone layout applies up to this width, in CSS pixels (§5). */
export const MOBILE_MAX_WIDTH = 780;
/** Categories shown before the list is expanded. */
export const CATEGORY_LIST_LIMIT = 15;
/** Categories that the menu hides. */
export const HIDDEN_MENU_CATEGORY_IDS: readonly number[] = [74849, 74832, 74857];
export { RETURN_PERIOD_DAYS } from '@partshop/api-client';
export const DEFAULT_CURRENCY = 'RUB';
/** The basket's currency where the language is not Russian. */
export const FOREIGN_CURRENCY = 'EUR';
export const DEFAULT_ORDER_BY = 1;
export const DEFAULT_CART_VIEW = 'box';
/** The zoom level of a chosen point on a map. */
export const MAP_DEFAULT_ZOOM = 18;
/** The value of a server without a version. */
export const UNKNOWN_SERVER_VERSION = '{ip}';
/** The title of a page without its own (D52), as a text's key. */
export const DEFAULT_TITLE = 'Оптовый магазин автозапчастей';
