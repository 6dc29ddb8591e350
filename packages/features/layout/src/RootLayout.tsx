import { useSelector } from 'react-redux';
import { Outlet, useNavigation } from 'react-router-dom';
import { SkipLink, TopProgress } from '@partshop/ui';
import { BasketToasts } from '@partshop/basket';
import { selectPage, useTexts } from '@partshop/core';
import { messages } from './layout.messages.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Page } from './RootLayout.styles.ts';
import { useArrival } from './use-arrival.ts';
import { useScroll } from './use-scroll.ts';

const MAIN_ID = 'main';

/** Header, page area, footer (§2 Layout), and what happens between two pages. */
export function RootLayout() {
  const t = useTexts(messages);
  const { title } = useSelector(selectPage);
  const isLoading = useNavigation().state !== 'idle';
  const announcement = useArrival(title);
  useScroll();

  return (
    <Page>
      <SkipLink href={`#${MAIN_ID}`}>{t('skip')}</SkipLink>
      <TopProgress isRunning={isLoading} label={t('loading')} />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} aria-busy={isLoading}>
        <Outlet />
      </main>
      <Footer />
      <BasketToasts />
      <p className="page-arrival" role="status">
        {announcement}
      </p>
    </Page>
  );
}
