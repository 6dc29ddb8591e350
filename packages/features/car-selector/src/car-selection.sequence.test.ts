import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ClientInfo } from '@partshop/api-client';
import { injectSlice } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { carSelectionFlow, loadAwaitedLists } from './car-selection.saga.ts';
import {
  brandChosen,
  engineChosen,
  isUnkept,
  modelChosen,
  retried,
  selectCarSelection,
  selectionReset,
  selectorOpened,
} from './car-selection.slice.ts';
import { brands, engines, failing, loaded, models, octaviaAt, optionOf, visitor } from './mocks/handlers.ts';
import { restoreSelection } from './restore-selection.saga.ts';

/** What the docs page of the selector shows; `npx vitest run --project unit -u PATH` writes it. */
const DRAWING = '../../../../apps/storybook/docs/car-selection.txt';

const server = setUpMocks();
const lines: string[] = [];

/** Who acts next: the visitor or a page's route. The flow does all that follows. */
let actor: string | null = null;

/** The actions that are drawn; all others belong to the loads. */
const OWN = /^(carSelection|currentCar)\//;

// Notes each action as it is dispatched.
injectSlice({
  reducerPath: 'sequence',
  reducer: (state: null = null, { type }: UnknownAction) => {
    if (OWN.test(type)) {
      lines.push((actor ?? 'flow').padEnd(10) + type.replace(OWN, ''));
      actor = null;
    }
    return state;
  },
});

const callOf = ({ method, url }: Request) => {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('lang');
  const query = searchParams.toString();
  return `${''.padEnd(30)}${method} ${pathname.split('/').at(-1) ?? ''}${query === '' ? '' : `?${query}`}`;
};

beforeAll(() => {
  server.events.on('request:start', ({ request }) => void lines.push(callOf(request)));
});
afterAll(() => server.events.removeAllListeners());

function openPage(currentUser?: ClientInfo) {
  const { store } = createTestApp(currentUser ? { currentUser } : {});
  onTestFinished(() => store.stop());
  const selection = () => selectCarSelection(store.getState());
  const describeState = () => {
    const { brand, model, engine, keeping } = selection();
    const levels = Object.entries({ brand, model, engine }).map(
      ([level, { status, chosen }]) => `${level} ${status}${chosen ? ` (${chosen.name})` : ''}`,
    );
    return `= ${levels.join(', ')}; ${keeping}`;
  };
  return {
    store,
    /** Does a step and waits until the flow has done what it asks for; then the state is drawn. */
    async step(act: () => unknown, who = 'visitor'): Promise<void> {
      actor = who;
      await act();
      await vi.waitFor(() => {
        const { brand, model, engine } = selection();
        expect([brand.status, model.status, engine.status]).not.toContain('loading');
        expect(isUnkept(selection())).toBe(false);
      });
      lines.push(describeState());
    },
    start: () => void store.run(carSelectionFlow).catch(() => undefined),
  };
}

it('is drawn in the docs as it runs', async () => {
  const titled = (title: string) => lines.push('', title, '-'.repeat(title.length));

  titled('No brand in the route, no engine id: choosing');
  server.use(...loaded());
  const first = openPage();
  first.start();
  await first.step(() => first.store.dispatch(selectorOpened()));
  await first.step(() => first.store.dispatch(brandChosen(optionOf(brands, 11))));
  await first.step(() => first.store.dispatch(modelChosen(optionOf(models, 111))));
  await first.step(() => first.store.dispatch(engineChosen(optionOf(engines, 1111))));

  for (const level of ['models', 'brands', 'all'] as const) {
    titled(`Reset: ${level}`);
    await first.step(() => first.store.dispatch(selectionReset(level)));
  }

  titled('Only an engine id on the client');
  server.use(...loaded([], [1111]));
  const known = openPage(visitor(1111));
  await known.step(async () => {
    known.start();
    await vi.waitFor(() => expect(selectCarSelection(known.store.getState()).keeping).toBe('kept'));
  }, 'flow');

  titled('A brand in the route, down to the model');
  await known.step(async () => {
    await known.store.run(restoreSelection, undefined, octaviaAt(3));
    await known.store.run(loadAwaitedLists);
  }, 'route');

  titled('A list that fails, and a retry');
  server.use(...failing('model', 1));
  const failed = openPage();
  failed.start();
  await failed.step(() => failed.store.dispatch(brandChosen(optionOf(brands, 11))));
  await failed.step(() => failed.store.dispatch(retried()));

  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot(DRAWING);
});
