import type { RouteObject } from 'react-router-dom';
import { paths } from '@partshop/core';

export const homeRoutes: RouteObject[] = [{ path: paths.home.pattern, lazy: async () => import('./home.screen.ts') }];
