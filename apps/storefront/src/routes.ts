import type { RouteObject } from 'react-router-dom';
import { routesOf, type Feature, type Popups, type Screen } from '@partshop/features/core';
import { chromeOf, layoutRoute } from '@partshop/features/layout';
import * as declared from './features.ts';
import { placeholderRoute } from './placeholder-route.ts';
import { PLACEHOLDERS } from './placeholders.ts';

const features: readonly Feature[] = Object.values(declared);

type Page = Pick<Screen, 'path' | 'access' | 'index'>;

/** Every address of the shop, with who may open it and what search engines learn of it. */
export const pages: readonly Page[] = [
  ...features.flatMap(({ screens }) => screens),
  ...PLACEHOLDERS.map(({ path, access }): Page => ({
    path,
    access,
    index: access === 'everyone' ? 'linked' : 'private',
  })),
];

export const popups: Popups = Object.assign({}, ...features.map((feature) => feature.popups)) as Popups;

export const chrome = chromeOf(features);

/** Start in the browser, when the page has hydrated. */
export const watchers = features.flatMap((feature) => feature.watchers ?? []);

export const routes: RouteObject[] = [
  layoutRoute([...features.flatMap(routesOf), ...PLACEHOLDERS.map(placeholderRoute)], chrome),
];
