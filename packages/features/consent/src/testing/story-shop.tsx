import { Outlet, type RouteObject } from 'react-router-dom';
import { dispatch, loadWith, pageDescribed, type LoadArgs, type Saga } from '@partshop/features/core';
import { BackToTop } from '@partshop/ui';
import { ConsentHost } from '../ConsentHost.tsx';
import { CONSENT_KEY, toChoice } from '../consent-choice.ts';
import { VisitLog } from '../VisitLog.tsx';

function* loadPage({ params }: LoadArgs): Saga {
  yield* dispatch(pageDescribed({ title: params['number'] === undefined ? 'Запчасти' : 'Фильтр масляный' }));
}

/** The consent parts of the chrome around a few sample pages. */
export const routes: RouteObject[] = [
  {
    Component: () => (
      <div style={{ padding: 'var(--ps-space-4)' }}>
        <ConsentHost />
        <a href="/contacts" data-popup="chat">
          Чат
        </a>
        <main>
          <Outlet />
        </main>
        <footer>
          <a className="ps-touch" href="/paperwork" data-consent="">
            Настройки cookie
          </a>
        </footer>
        <BackToTop label="К началу страницы" />
        <VisitLog />
      </div>
    ),
    children: [
      { path: '/', loader: loadWith(loadPage), Component: HomePage },
      { path: '/price/:catalogKey/:number', loader: loadWith(loadPage), Component: PricePage },
    ],
  },
];

function HomePage() {
  return (
    <>
      <h1>Запчасти</h1>
      <ul style={{ display: 'grid', gap: 'var(--ps-space-6)', paddingInlineStart: 'var(--ps-space-6)' }}>
        {Array.from({ length: 80 }, (_, index) => (
          <li key={index + 700}>
            <a className="ps-touch" href={`/price/mann/W${index + 700}?order=2`}>
              MANN-FILTER W {index + 700}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function PricePage() {
  return <h1>Фильтр масляный</h1>;
}

/** Stores this choice as an earlier visit would; none without `allowed`. Returns a function that clears it for the next story. */
export function visit(allowed?: { analytics: boolean; chat: boolean }): () => void {
  const clear = () => {
    localStorage.removeItem(CONSENT_KEY);
    localStorage.removeItem('partshop-chat');
    sessionStorage.clear();
    delete window.partshopChat;
  };
  clear();
  if (allowed) localStorage.setItem(CONSENT_KEY, JSON.stringify(toChoice(allowed, new Date())));
  return clear;
}
