import { expect, it, vi } from 'vitest';
import type { Tabs } from '@partshop/features/core';
import { createUserGuard } from './user-guard.ts';

function openTab({ isReady }: { isReady: boolean }) {
  const state = { isReady };
  let hear = (_message: string): void => undefined;
  const tabs: Pick<Tabs, 'listen'> = {
    listen: (listener) => {
      hear = listener;
      return () => undefined;
    },
  };
  const reload = vi.fn<() => void>();
  const settle = createUserGuard({
    tabs,
    isReady: () => state.isReady,
    reload,
  });
  return { state, reload, settle, hear: () => hear('changed') };
}

it('reloads once when the user changed in another tab', () => {
  const { reload, hear, settle } = openTab({ isReady: true });
  hear();
  settle();
  expect(reload).toHaveBeenCalledOnce();
});

it('waits until the visitor is back and nothing is running', () => {
  const { state, reload, hear, settle } = openTab({ isReady: false });
  hear();
  settle();
  expect(reload).not.toHaveBeenCalled();
  state.isReady = true;
  settle();
  expect(reload).toHaveBeenCalledOnce();
});

it('never reloads by itself', () => {
  const { reload, settle } = openTab({ isReady: true });
  settle();
  expect(reload).not.toHaveBeenCalled();
});
