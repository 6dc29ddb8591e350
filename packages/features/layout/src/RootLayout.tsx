import { useContext } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom';
import { BackToTop, SkipLink, TopProgress } from '@partshop/ui';
import { BasketAnnouncement, BasketToasts } from '@partshop/features/basket';
import {
  createFragment,
  PopupHost,
  selectContacts,
  selectTitle,
  useConnection,
  useTexts,
  type CoreState,
} from '@partshop/features/core';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { messages } from './layout.messages.ts';
import { ChromeContext } from './chrome.ts';
import { Page } from './RootLayout.styles.ts';
import { inOrder } from './SlotContent.tsx';
import { SubMenu } from './SubMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { useReadyPanels } from './use-ready-panels.ts';
import { useArrival, useClosedOnLeaving, useShownTitle } from './use-arrival.ts';

const MAIN_ID = 'main';

/**
 * Key for the scroll position: a new navigation starts at the top, Back restores the position (D3). The first page of a document
 * has no history key of its own; the browser restores it.
 */
const scrollKey = ({ key }: Location): string => (key === 'default' ? `document ${performance.timeOrigin}` : key);

const BeforeHeader = createFragment<{ isLoading: boolean; isDemo: boolean }>(function SkipAndProgress({
  isLoading,
  isDemo,
}) {
  const t = useTexts(messages);
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t('skip')}</SkipLink>
      <TopProgress isPending={isLoading} label={t('loading')} />
      {isDemo ? (
        <aside className="page-demo">
          <p>{t('demo')}</p>
        </aside>
      ) : null}
    </>
  );
});

/** Until the shop says that it is real, it is not taken for real. */
const selectIsDemo = (state: CoreState): boolean => selectContacts(state)?.company.isDemo ?? true;

/** The chrome around the page area (§2 Layout), and the feedback of navigations. */
export function RootLayout() {
  const { beforePage, afterPage } = useContext(ChromeContext);
  const t = useTexts(messages);
  const isLoading = useNavigation().state !== 'idle';
  const panels = useReadyPanels('top');
  const announcement = useArrival(useShownTitle(useSelector(selectTitle)));
  const connection = useConnection();
  const isDemo = useSelector(selectIsDemo);
  useClosedOnLeaving();

  return (
    <Page>
      <BeforeHeader isLoading={isLoading} isDemo={isDemo} />
      {connection.isLost ? <ConnectionNotice onRetry={connection.retry} /> : null}
      {inOrder(beforePage)}
      {panels.map(({ name, Component }) => (
        <Component key={name} />
      ))}
      <TopBar />
      <Header />
      <SubMenu />
      <main id={MAIN_ID} tabIndex={-1} aria-busy={isLoading}>
        <Outlet />
        <BackToTop label={t('toTop')} screens={1} />
      </main>
      <Footer />
      {inOrder(afterPage)}
      <BasketToasts />
      <BasketAnnouncement />
      <PopupHost />
      <ScrollRestoration getKey={scrollKey} />
      <p className="page-arrival" role="status">
        {connection.isLost ? t('offline') : announcement}
      </p>
    </Page>
  );
}
