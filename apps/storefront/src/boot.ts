import type { LanguageCode } from '@partshop/api-client';

/** The data that the server embeds in the document for the browser, as JSON. */
export type Boot = {
  lang: LanguageCode;
  basename: string;
  /** Version of the server that rendered the document; the page reloads when another version responds (§4). */
  version: string;
  /** The part of the store's state that the browser cannot read back from the markup. */
  state: unknown;
  /** The parts whose code the browser loads before it hydrates the page. */
  parts: string[];
  /** Results of the router's loaders and actions, and the errors that an error boundary shows. */
  router: { loaderData: unknown; actionData: unknown; errors: unknown };
};

export const BOOT_ELEMENT_ID = 'boot';
