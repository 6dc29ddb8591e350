import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router-dom';
import type { ClientInfo } from '@partshop/api-client';
import type { Access } from '../access/require-access.ts';
import type { CodeLoader } from '../code/load-code.ts';
import type { Messages } from '../localization/messages.ts';
import type { Popups } from '../popup/popups.ts';
import type { PageQuery } from '../routing/page-query.ts';
import type { Saga } from '../store/effects.ts';

export type ScreenModule = {
  /** Made by `loadWith`. */
  loader?: LoaderFunction;
  /** Made by `actWith`: answers the forms of the page. */
  action?: ActionFunction;
  Component: ComponentType;
};

export type Screen = {
  /** The address without the language, as the router reads it: `/search/:number`. */
  path: string;
  /** Who may open it (§6). The backend checks every call again. */
  access: Access;
  /** What the page reads of the query. */
  query?: PageQuery;
  /** `sitemap`: listed there; `linked`: search engines may find it; `private`: robots.txt keeps them away. */
  index: 'sitemap' | 'linked' | 'private';
  /** KiB, gzipped, that a browser may load for this screen beside the app; checked by `npm run size`. Absent where it loads nothing. */
  budget?: number;
  load: CodeLoader<ScreenModule>;
};

export type PanelModule = {
  Component: ComponentType;
  /** Loads the texts and data that the first render needs. */
  load?: () => Saga;
};

/** Part of the chrome whose code comes only where it is shown. */
export type Panel = {
  /** Unique in the shop. */
  name: string;
  /** `top`: above the page; `missing-page`: on the page that says that an address was not found. */
  place: 'top' | 'missing-page';
  /** Who sees it; without it everybody does. */
  isFor?: (client: ClientInfo) => boolean;
  load: CodeLoader<PanelModule>;
};

/** Component that stands on every page: first in the document, or after the footer. */
export type Slots = { beforePage?: ComponentType; afterPage?: ComponentType };

export type Feature = {
  screens: readonly Screen[];
  /** By the name that a link says in `data-popup`. */
  popups: Popups;
  panels: readonly Panel[];
  slots: Slots;
  /** Starts once the page has hydrated, and runs as long as the document lives. */
  watchers: (() => Saga) | null;
  /** Texts of what stands on every page. Screens, popups and panels load their own. */
  messages: readonly Messages[];
};

/** Declares all that a feature adds to the shop. The shell derives its routes, popups, panels, sitemap, robots.txt and budgets from it. */
export function defineFeature(declared: Partial<Feature>): Feature {
  return { screens: [], popups: {}, panels: [], slots: {}, watchers: null, messages: [], ...declared };
}
