import { useContext, useEffect, useState, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { selectClient, useAppStore } from '@partshop/features/core';
import { ChromeContext } from './chrome.ts';
import { loadPanels, readyPanels } from './panels.ts';

/** The features' panels on the not-found page. The server renders them; after a navigation their code loads first. */
export function MissingPagePanels(): ReactElement {
  const { panels } = useContext(ChromeContext);
  const client = useSelector(selectClient);
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
      {readyPanels(panels, 'missing-page', client).map(({ name, Component }) => (
        <Component key={name} />
      ))}
    </>
  );
}
