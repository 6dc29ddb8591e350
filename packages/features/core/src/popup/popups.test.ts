import { expect, it, vi } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { dispatch, type Saga } from '../store/effects.ts';
import { pageDescribed } from '../page/page.slice.ts';
import { popupAsked, popupClosed, selectOpenPopup, selectPopup } from './popup.slice.ts';
import { loadedCode } from '../code/load-code.ts';
import { popupWatchers, type Popups } from './popups.ts';

const Component = () => null;

function watch(popups: Popups) {
  const { store } = createTestApp();
  const openPage = vi.fn<(href: string) => void>();
  store.watch(() => popupWatchers(popups, openPage));
  const name = () => selectOpenPopup(store.getState());
  return { store, openPage, name };
}

it('opens a popup after its code and data have loaded', async () => {
  const code = Promise.withResolvers<{ Component: typeof Component; load: () => Saga }>();
  const city = async () => code.promise;
  const { store, name } = watch({ city });
  store.dispatch(popupAsked({ name: 'city' }));
  expect(selectPopup(store.getState()).phase).toBe('opening');
  const load = function* load(): Saga {
    yield* dispatch(pageDescribed({ title: 'loaded' }));
  };
  code.resolve({ Component, load });
  await vi.waitFor(() => expect(name()).toBe('city'));
  expect(store.getState().page.title).toBe('loaded');
  expect(loadedCode(city)?.Component).toBe(Component);
});

it('shows the last requested popup, however late an earlier one loads', async () => {
  const slow = Promise.withResolvers<{ Component: typeof Component }>();
  const { store, name } = watch({
    menu: async () => slow.promise,
    login: async () => Promise.resolve({ Component }),
  });
  store.dispatch(popupAsked({ name: 'menu' }));
  store.dispatch(popupAsked({ name: 'login', data: { mode: 'registration' } }));
  await vi.waitFor(() => expect(name()).toBe('login'));
  slow.resolve({ Component });
  await slow.promise;
  expect(selectPopup(store.getState())).toMatchObject({ name: 'login', data: { mode: 'registration' } });
});

it('stays closed when it was closed while loading', async () => {
  const code = Promise.withResolvers<{ Component: typeof Component }>();
  const menu = async () => code.promise;
  const { store, name } = watch({ menu });
  store.dispatch(popupAsked({ name: 'menu' }));
  store.dispatch(popupClosed());
  code.resolve({ Component });
  await vi.waitFor(() => expect(loadedCode(menu)).not.toBeNull());
  expect(name()).toBeNull();
});

it('opens the page of its link if the popup cannot be loaded', async () => {
  const { store, openPage, name } = watch({ login: async () => Promise.reject(new Error('Loading chunk failed')) });
  store.dispatch(popupAsked({ name: 'login', href: '/login' }));
  await vi.waitFor(() => expect(openPage).toHaveBeenCalledWith('/login'));
  expect(name()).toBeNull();
});
