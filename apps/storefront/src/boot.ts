import type { LanguageCode } from '@partshop/api-client';

/** What the server hands to the browser inside the document, as JSON that no script runs. */
export type Boot = {
  lang: LanguageCode;
  basename: string;
  /** Of the server that made the document; the page reloads when another one answers (§4). */
  version: string;
  /** Of the store's state what the markup does not hold. */
  state: unknown;
  /** Results of the router's loaders and actions, and errors that a boundary shows. */
  router: { loaderData: unknown; actionData: unknown; errors: unknown };
};

export const BOOT_ELEMENT_ID = 'boot';
