import { lazy, Suspense, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { loadCode } from '@partshop/features/core';
import { selectBanner } from './consent.slice.ts';

/** The code of the question. */
export const importConsentAsk = async () => import('./ConsentAsk.tsx');

const ConsentAsk = lazy(async () => {
  const { ConsentAsk: Component } = await loadCode(importConsentAsk);
  return { default: Component };
});

/**
 * Where the question for consent appears: nothing on the server, nothing until it is asked. Stands once in the chrome, early in the
 * document, so that whoever goes by the Tab key meets it before the page.
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
