import { loadWith, paths } from '@partshop/core';
import type { RouteObject } from 'react-router-dom';
import { loadHome } from './home.saga.ts';

export const homeRoutes: RouteObject[] = [
  {
    path: paths.home.pattern,
    loader: loadWith(loadHome),
    lazy: { Component: async () => (await import('./HomeScreen.tsx')).HomeScreen },
  },
];
