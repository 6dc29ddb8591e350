import type { ComponentType } from 'react';
import { call, takeLatest } from 'redux-saga/effects';
import { loadCode, type CodeLoader } from '../code/load-code.ts';
import { dispatch, repeatLostCalls, type Saga } from '../store/effects.ts';
import { popupAsked, popupClosed, popupOpened, type PopupData } from './popup.slice.ts';

export type PopupProps = { data: PopupData; onClose: () => void };

export type PopupModule = {
  Component: ComponentType<PopupProps>;
  /** Loads texts and data that the popup needs to open. */
  load?: (data: PopupData) => Saga;
};

/** Popups by name. The code of each loads when it is first opened. */
export type Popups = Readonly<Record<string, CodeLoader<PopupModule>>>;

/** Opens popups on demand. If a popup fails to load, the page of its link opens instead; each such page works without scripts. */
export function* popupWatchers(popups: Popups, openPage: (href: string) => void): Saga {
  yield takeLatest(popupAsked, function* open({ payload }: ReturnType<typeof popupAsked>): Saga {
    const { name, data = {}, href } = payload;
    try {
      const load = popups[name];
      if (!load) throw new Error(`No popup '${name}'.`);
      const module = (yield call(loadCode, load)) as PopupModule;
      yield* repeatLostCalls(true);
      if (module.load) yield* module.load(data);
      yield* dispatch(popupOpened());
    } catch (error) {
      yield* dispatch(popupClosed());
      if (href === undefined) throw error;
      openPage(href);
    }
  });
}
