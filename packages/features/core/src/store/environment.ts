import type { ApiClient } from '@partshop/api-client';
import type { TextSource } from '../localization/text-source.ts';

/** What the shell gives to the sagas of one visitor. */
export type Environment = {
  api: ApiClient;
  texts: TextSource;
  /** Came without a cookie: nobody is logged in and nothing is in the basket, so neither is asked for. */
  isNewVisitor?: boolean;
};
