import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Breadcrumb } from '@partshop/features/breadcrumb-builder';
import type { CoreState } from '@partshop/features/core';
import type { CatalogueRoute } from './catalogue-route.ts';
import { selectBreadcrumbs } from './levels.ts';

/** The breadcrumbs of the page. They are built anew only if they differ: their parts are plain data. */
export function useBreadcrumbs(route: CatalogueRoute): Breadcrumb[] {
  const text = useSelector((state: CoreState) => JSON.stringify(selectBreadcrumbs(state, route)));
  return useMemo(() => JSON.parse(text) as Breadcrumb[], [text]);
}
