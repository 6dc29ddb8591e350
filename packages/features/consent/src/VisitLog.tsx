import { lazy, Suspense, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { loadCode } from '@partshop/features/core';
import { selectAllowsAnalytics } from './consent.slice.ts';

const importVisits = async () => import('./Visits.tsx');

/** A file that does not come leaves the visits unlogged, not the page broken. */
const Visits = lazy(async () => {
  try {
    const { Visits: Component } = await loadCode(importVisits);
    return { default: Component };
  } catch {
    return { default: () => null };
  }
});

/**
 * Notices which pages are shown and how long searches take, once the visitor allows it (P11); shows nothing. Stands once in the chrome,
 * inside the router. What it notices is sent by `consentWatchers`.
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
