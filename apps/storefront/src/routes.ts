import type { RouteObject } from 'react-router-dom';
import { basketRoutes } from '@partshop/basket';
import { checkoutRoutes } from '@partshop/checkout';
import { homeRoutes } from '@partshop/home';
import { layoutRoute } from '@partshop/layout';
import { priceRoutes } from '@partshop/price-table';
import { searchRoutes } from '@partshop/search';

/** Every screen of the shop. A new feature is one more line here. */
const screens: RouteObject[] = [...homeRoutes, ...searchRoutes, ...priceRoutes, ...basketRoutes, ...checkoutRoutes];

export const routes: RouteObject[] = [layoutRoute(screens)];
