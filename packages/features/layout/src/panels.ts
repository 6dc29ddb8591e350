import type { ComponentType } from 'react';
import { call } from 'redux-saga/effects';
import type { ClientInfo, LanguageCode } from '@partshop/api-client';
import {
  loadCode,
  loadedCode,
  pick,
  selectClient,
  selectLang,
  type Panel,
  type PanelModule,
  type Saga,
} from '@partshop/features/core';

export type Place = Panel['place'];

/** Who looks at the page, in which language. */
export type Viewer = { client: ClientInfo; lang: LanguageCode };

const panelsAt = (panels: readonly Panel[], place: Place, { client, lang }: Viewer): Panel[] =>
  panels.filter((panel) => panel.place === place && (panel.isFor?.(client, lang) ?? true));

/** Loads the code of a user's panels. A browser awaits it before it hydrates a page that the server rendered with them. */
export async function loadPanelCode(
  panels: readonly Panel[],
  place: Place,
  viewer: Viewer,
): Promise<readonly PanelModule[]> {
  return Promise.all(panelsAt(panels, place, viewer).map(async ({ load }) => loadCode(load)));
}

/** Loads the current user's panels with their texts and data. The current user must be loaded. */
export function* loadPanels(panels: readonly Panel[], place: Place): Saga {
  const viewer = { client: yield* pick(selectClient), lang: yield* pick(selectLang) };
  const modules = (yield call(loadPanelCode, panels, place, viewer)) as readonly PanelModule[];
  for (const { load } of modules) if (load) yield* load();
}

/** The panels of a user whose code is loaded, in their order. */
export function readyPanels(
  panels: readonly Panel[],
  place: Place,
  viewer: Viewer,
): { name: string; Component: ComponentType }[] {
  return panelsAt(panels, place, viewer).flatMap(({ name, load }) => {
    const module = loadedCode(load);
    return module ? [{ name, Component: module.Component }] : [];
  });
}
