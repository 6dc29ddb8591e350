import type { RouteObject } from 'react-router-dom';
import { routesOf, type Feature, type Popups, type Screen } from '@partshop/features/core';
import { chromeOf, layoutRoute } from '@partshop/features/layout';
import { declareOpenPages } from '@partshop/features/shared';
import * as declared from './features.ts';
import { placeholderRoute } from './placeholder-route.ts';
import { PLACEHOLDERS } from './placeholders.ts';

const features: readonly Feature[] = Object.values(declared);

declareOpenPages(features.flatMap(({ screens }) => screens.map(({ path }) => path)));

type Page = Pick<Screen, 'path' | 'access' | 'index'>;

/** Every path of the shop, with its access and what search engines may do with it. */
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

/** Sagas that start in the browser after hydration. */
export const watchers = features.flatMap((feature) => feature.watchers ?? []);

export const routes: RouteObject[] = [
  layoutRoute([...features.flatMap(routesOf), ...PLACEHOLDERS.map(placeholderRoute)], chrome),
];
