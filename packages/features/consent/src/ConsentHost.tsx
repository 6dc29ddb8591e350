import { lazy, Suspense, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { loadCode } from '@partshop/features/core';
import { selectBanner } from './consent.slice.ts';

/** Loads the code of the banner. */
export const importConsentAsk = async () => import('./ConsentAsk.tsx');

const ConsentAsk = lazy(async () => {
  const { ConsentAsk: Component } = await loadCode(importConsentAsk);
  return { default: Component };
});

/**
 * Renders the banner when it is open; nothing on the server. Stands once in the chrome, early in the document, so that the Tab key
 * reaches it before the page.
 */
export function ConsentHost(): ReactElement | null {
  const banner = useSelector(selectBanner);
  if (banner === 'hidden') return null;
  return (
    <Suspense fallback={null}>
      <ConsentAsk reason={banner} />
    </Suspense>
  );
}
