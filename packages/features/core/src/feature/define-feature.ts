import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router-dom';
import type { ClientInfo, LanguageCode, SellerRight } from '@partshop/api-client';
import type { Access } from '../access/require-access.ts';
import type { CodeLoader } from '../code/load-code.ts';
import type { Messages } from '../localization/messages.ts';
import type { Popups } from '../popup/popups.ts';
import type { PageQuery } from '../routing/page-query.ts';
import type { Saga } from '../store/effects.ts';

export type ScreenModule = {
  /** Made by `loadWith`. */
  loader?: LoaderFunction;
  /** Made by `actWith`: handles the page's forms. */
  action?: ActionFunction;
  Component: ComponentType;
};

/** Who may open a screen (§6): a page of sellers names the right that people of a seller need. The backend checks every call again. */
type ScreenAccess = { access: 'seller'; right: SellerRight } | { access: Exclude<Access, 'seller'>; right?: undefined };

export type Screen = ScreenAccess & {
  /** The path pattern without the language: `/search/:number`. */
  path: string;
  /** The query parameters of the page. */
  query?: PageQuery;
  /** `sitemap`: listed in the sitemap; `linked`: search engines may find it; `private`: robots.txt excludes it. */
  index: 'sitemap' | 'linked' | 'private';
  /** KiB, gzipped, that a browser may load for this screen beside the app; `npm run size` checks it. Absent if it loads nothing. */
  budget?: number;
  load: CodeLoader<ScreenModule>;
};

export type PanelModule = {
  Component: ComponentType;
  /** Loads the texts and data that the first render needs. */
  load?: () => Saga;
};

/** A part of the chrome whose code loads only for those who see it. */
export type Panel = {
  /** Unique in the shop. */
  name: string;
  /** `top`: above the page; `missing-page`: on the not-found page. */
  place: 'top' | 'missing-page';
  /** Who sees it, in which language of the page; everybody if absent. */
  isFor?: (client: ClientInfo, lang: LanguageCode) => boolean;
  load: CodeLoader<PanelModule>;
};

/** Components on every page. */
export type Slots = {
  /** First in the document. */
  beforePage?: ComponentType;
  /** In the header, after the search. On phones it gets 44 px, which it may use whole. */
  inHeader?: ComponentType;
  /** After the footer. */
  afterPage?: ComponentType;
};

export type Feature = {
  screens: readonly Screen[];
  /** Popups by the name in a link's `data-popup`. */
  popups: Popups;
  panels: readonly Panel[];
  slots: Slots;
  /** Starts after the page has hydrated, and runs as long as the document. */
  watchers: (() => Saga) | null;
  /** Texts that every page needs. Screens, popups and panels load their own. */
  messages: readonly Messages[];
};

/**
 * Declares everything that a feature adds to the shop. The shell derives routes, popups, panels, sitemap, robots.txt and budgets
 * from it.
 */
export function defineFeature(declared: Partial<Feature>): Feature {
  return { screens: [], popups: {}, panels: [], slots: {}, watchers: null, messages: [], ...declared };
}
