import type { ComponentType } from 'react';
import { call } from 'redux-saga/effects';
import type { ClientInfo } from '@partshop/api-client';
import { pick, selectClient, type Saga } from '@partshop/features/core';

export type RolePanelModule = {
  Component: ComponentType;
  /** Texts and data that must be there before it is rendered. */
  load?: () => Saga;
};

/** What stands above the page for some roles alone (§2 Extras, row 7): each a file of its own, which nobody else loads. */
export type RolePanels = readonly {
  /** Unique among the panels. */
  name: string;
  isFor: (client: ClientInfo) => boolean;
  load: () => Promise<RolePanelModule>;
}[];

/** Panels whose code has come, by name, so that a render finds them at once. Code is nobody's own: a process keeps it for all. */
const loaded = new Map<string, RolePanelModule>();

/** Brings the code of a viewer's panels. A browser awaits it before it takes over a page that the server rendered with them. */
export async function loadPanels(panels: RolePanels, client: ClientInfo): Promise<readonly RolePanelModule[]> {
  const own = panels.filter(({ isFor }) => isFor(client));
  return Promise.all(
    own.map(async ({ name, load }) => {
      const panel = loaded.get(name) ?? (await load());
      loaded.set(name, panel);
      return panel;
    }),
  );
}

/** The same within the load of a page, with what the panels need; the viewer is known by then. */
export function* loadViewerPanels(panels: RolePanels): Saga {
  const modules = (yield call(loadPanels, panels, yield* pick(selectClient))) as readonly RolePanelModule[];
  for (const { load } of modules) if (load) yield* load();
}

/** A viewer's panels that can be rendered now, in their order. */
export function readyPanels(panels: RolePanels, client: ClientInfo): { name: string; Component: ComponentType }[] {
  return panels.flatMap(({ name, isFor }) => {
    const panel = isFor(client) ? loaded.get(name) : undefined;
    return panel ? [{ name, Component: panel.Component }] : [];
  });
}
