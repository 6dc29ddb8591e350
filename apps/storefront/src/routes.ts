import { data, redirectDocument, type RouteObject } from 'react-router-dom';
import { adminPanels, adminPopups } from '@partshop/features/admin';
import { basketRoutes } from '@partshop/features/basket';
import { checkoutRoutes } from '@partshop/features/checkout';
import { cityPopups, cityRoutes } from '@partshop/features/city';
import { consentPopups } from '@partshop/features/consent';
import { CarPicker } from './car-picker.tsx';
import { extras } from './extras.tsx';
import { loadWith, paths, type Popups, type Saga } from '@partshop/features/core';
import { homeRoutes } from '@partshop/features/home';
import { FAILED_QUERY, layoutPopups, layoutRoute, type RolePanels } from '@partshop/features/layout';
import { priceRoutes } from '@partshop/features/price-table';
import { searchRoutes } from '@partshop/features/search';
import { sellerPanels, sellerPopups } from '@partshop/features/seller-panel';
import { signInPopups, signInRoutes } from '@partshop/features/sign-in';
import { laterRoute } from './later-route.ts';
import { ROUTE_TABLE } from './route-table.ts';

/** Where a browser goes whose navigation failed (§8); the page itself answers 500, wherever it is asked for. */
const faultRoute: RouteObject = {
  path: paths.error.pattern.slice(1),
  handle: { query: FAILED_QUERY },
  loader: loadWith(function* fail(): Saga {
    yield* [];
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
    throw data({ code: 'internal' }, { status: 500 });
  }),
  Component: () => null,
};

/** The server answers this address before any page: a navigation in the browser leaves it to the server. */
const localeRoute: RouteObject = {
  path: paths.locale.pattern.slice(1),
  loader: ({ request }) => redirectDocument(request.url),
  Component: () => null,
};

/** The screens that are there. A new feature is one more line here; its addresses stand in the route table. */
const screens: RouteObject[] = [
  ...homeRoutes,
  ...searchRoutes,
  ...priceRoutes,
  ...basketRoutes,
  ...checkoutRoutes,
  ...signInRoutes,
  ...cityRoutes,
  localeRoute,
  faultRoute,
];

const open = new Set(screens.map(({ path = '' }) => addressOf(path)));

/** `price/:number` and `/price/:number/` are one address. */
function addressOf(path: string): string {
  return `/${path.replaceAll(/^\/|\/$/g, '')}`;
}

const later = ROUTE_TABLE.filter(({ path }) => !open.has(addressOf(path))).map(laterRoute);

/** What opens above a page, whose code comes when it is asked for. */
export const popups: Popups = {
  ...layoutPopups,
  ...signInPopups,
  ...cityPopups,
  ...consentPopups,
  ...sellerPopups,
  ...adminPopups,
};

/** What stands in the chrome for some roles alone. */
export const panels: RolePanels = [...adminPanels, ...sellerPanels];

export const routes: RouteObject[] = [
  layoutRoute([...screens, ...later], { popups, panels, carPicker: CarPicker, extras }),
];
