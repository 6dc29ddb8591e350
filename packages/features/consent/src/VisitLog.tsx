import { lazy, Suspense, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { loadCode } from '@partshop/features/core';
import { selectAllowsAnalytics } from './consent.slice.ts';

const importVisits = async () => import('./Visits.tsx');

/** If the chunk fails to load, visits are not logged; the page still works. */
const Visits = lazy(async () => {
  try {
    const { Visits: Component } = await loadCode(importVisits);
    return { default: Component };
  } catch {
    return { default: () => null };
  }
});

/**
 * Records page views and search times once the visitor allows it (P11); renders nothing. Stands once in the chrome, inside the
 * router. `consentWatchers` sends the records.
 */
export function VisitLog(): ReactElement | null {
  const isAllowed = useSelector(selectAllowsAnalytics);
  if (!isAllowed) return null;
  return (
    <Suspense fallback={null}>
      <Visits />
    </Suspense>
  );
}
