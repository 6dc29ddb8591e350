import type { ApiClient } from '@partshop/api-client';
import type { TextSource } from '../localization/text-source.ts';

/** What the shell provides to the sagas of one visitor. */
export type Environment = {
  api: ApiClient;
  texts: TextSource;
  /** Origin of the calls, for error messages. */
  baseUrl?: string;
  /** The request had no cookie: the visitor is a guest with an empty basket, so neither is loaded. */
  isNewVisitor?: boolean;
  /** Called when a page continues without some of its data. Only on a server, which must not cache that page. */
  onIncomplete?: () => void;
  /**
   * Leaves for another document after the current user changed: the data of the previous user goes with the old document. Only in a
   * browser.
   */
  openDocument?: (href: string) => void;
  /** Tells the other tabs that the current user changed. Only in a browser. */
  tellTabs?: () => void;
};
