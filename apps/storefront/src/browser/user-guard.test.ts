import { expect, it, vi } from 'vitest';
import { createUserGuard } from './user-guard.ts';

function tab({ isFocused = true, isIdle = true } = {}) {
  const listeners: (() => void)[] = [];
  const state = { isFocused, isIdle };
  const reload = vi.fn<() => void>();
  const postMessage = vi.fn<(message: string) => void>();
  const guard = createUserGuard({
    tabs: { postMessage, addEventListener: (_type, listener) => void listeners.push(listener) },
    isFocused: () => state.isFocused,
    isIdle: () => state.isIdle,
    reload,
  });
  const hear = () => {
    for (const listener of listeners) listener();
  };
  return { state, reload, postMessage, guard, hear };
}

it('reloads when the user changed in another tab', () => {
  const { reload, hear, guard } = tab();
  hear();
  guard.settle();
  expect(reload).toHaveBeenCalledOnce();
});

it('waits until the visitor is back', () => {
  const { state, reload, hear, guard } = tab({ isFocused: false });
  hear();
  guard.settle();
  expect(reload).not.toHaveBeenCalled();
  state.isFocused = true;
  guard.settle();
  expect(reload).toHaveBeenCalledOnce();
});

it('waits for a running request', () => {
  const { state, reload, hear, guard } = tab({ isIdle: false });
  hear();
  expect(reload).not.toHaveBeenCalled();
  state.isIdle = true;
  guard.settle();
  expect(reload).toHaveBeenCalledOnce();
});

it('never reloads by itself, and tells the other tabs', () => {
  const { reload, guard, postMessage } = tab();
  guard.tell();
  guard.settle();
  expect(reload).not.toHaveBeenCalled();
  expect(postMessage).toHaveBeenCalledOnce();
});
