import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom';
import { SkipLink, TopProgress } from '@partshop/ui';
import { BasketToasts } from '@partshop/basket';
import { createPart, selectPage, useTexts } from '@partshop/core';
import { messages } from './layout.messages.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Page } from './RootLayout.styles.ts';
import { useArrival } from './use-arrival.ts';

const MAIN_ID = 'main';

/**
 * A new navigation starts at the top, Back finds the place again (D3). The first page of a document has no key of its own
 * in the history: the browser itself restores that one.
 */
const scrollKey = ({ key }: Location): string => (key === 'default' ? `document ${performance.timeOrigin}` : key);

const BeforeHeader = createPart<{ isLoading: boolean }>(function SkipAndProgress({ isLoading }) {
  const t = useTexts(messages);
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t('skip')}</SkipLink>
      <TopProgress isRunning={isLoading} label={t('loading')} />
    </>
  );
});

/** Header, page area, footer (§2 Layout), and what happens between two pages. */
export function RootLayout() {
  const { title } = useSelector(selectPage);
  const isLoading = useNavigation().state !== 'idle';
  const announcement = useArrival(title);

  return (
    <Page>
      <BeforeHeader isLoading={isLoading} />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} aria-busy={isLoading}>
        <Outlet />
      </main>
      <Footer />
      <BasketToasts />
      <ScrollRestoration getKey={scrollKey} />
      <p className="page-arrival" role="status">
        {announcement}
      </p>
    </Page>
  );
}
