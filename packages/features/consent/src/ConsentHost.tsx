import { lazy, Suspense, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { selectBanner } from './consent.slice.ts';

const ConsentAsk = lazy(async () => {
  const { ConsentAsk: Component } = await import('./ConsentAsk.tsx');
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
