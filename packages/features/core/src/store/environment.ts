import type { ApiClient } from '@partshop/api-client';
import type { TextSource } from '../localization/text-source.ts';

/** What the shell gives to the sagas of one visitor. */
export type Environment = {
  api: ApiClient;
  texts: TextSource;
  /** Where the calls go, for messages of faults. */
  baseUrl?: string;
  /** Came without a cookie: nobody is logged in and nothing is in the basket, so neither is asked for. */
  isNewVisitor?: boolean;
  /** Told when a page goes on without something that it could not load. Only a server has it, which keeps pages for others. */
  onLack?: () => void;
  /**
   * Leaves for another document. Used where the current user becomes another person: whatever was loaded for the one before goes with
   * its document. Only a browser has it.
   */
  openDocument?: (href: string) => void;
};
