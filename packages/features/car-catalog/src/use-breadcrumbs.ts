import { useMemo } from 'react';
import { useStore, useSelector } from 'react-redux';
import type { Breadcrumb } from '@partshop/features/breadcrumb-builder';
import { selectClient, type CoreState } from '@partshop/features/core';
import type { CatalogueRoute } from './catalogue-route.ts';
import { selectBreadcrumbs } from './levels.ts';

/** The breadcrumbs of the page; they change with the page and the current user's car. */
export function useBreadcrumbs(route: CatalogueRoute): Breadcrumb[] {
  const { EngineId } = useSelector(selectClient);
  const state = useSelector((known: CoreState) => known);
  return useMemo(() => selectBreadcrumbs(state, route, EngineId), [state, route, EngineId]);
}
