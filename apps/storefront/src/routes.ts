import type { RouteObject } from 'react-router-dom';
import { basketRoutes } from '@partshop/basket';
import { layoutRoute } from '@partshop/layout';
import { priceRoutes } from '@partshop/price-table';
import { searchRoutes } from '@partshop/search';

export const routes: RouteObject[] = [layoutRoute([...priceRoutes, ...basketRoutes, ...searchRoutes])];
