import { useContext, useEffect, useState, type ReactElement } from 'react';
import { useAppStore } from '@partshop/features/core';
import { ChromeContext } from './chrome.ts';
import { loadPanels } from './panels.ts';
import { useReadyPanels } from './use-ready-panels.ts';

/** The features' panels on the not-found page. The server renders them; after a navigation their code loads first. */
export function MissingPagePanels(): ReactElement {
  const { panels } = useContext(ChromeContext);
  const store = useAppStore();
  const [, setIsLoaded] = useState(false);
  useEffect(() => {
    store.run(loadPanels, undefined, panels, 'missing-page').then(
      () => setIsLoaded(true),
      // Without panels the page still has its search.
      () => undefined,
    );
  }, [store, panels]);
  return (
    <>
      {useReadyPanels('missing-page').map(({ name, Component }) => (
        <Component key={name} />
      ))}
    </>
  );
}
