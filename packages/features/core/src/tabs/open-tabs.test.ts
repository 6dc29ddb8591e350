import { afterEach, expect, test, vi } from 'vitest';
import { openTabs } from './open-tabs.ts';

afterEach(() => vi.unstubAllGlobals());

test('tells the other tabs of the same name, and not itself', async () => {
  const [one, other, basket] = [openTabs('user'), openTabs('user'), openTabs('basket')];
  const heard: string[] = [];
  const stopOne = one.listen((message) => heard.push(`one: ${message}`));
  const stopBasket = basket.listen((message) => heard.push(`basket: ${message}`));
  const stop = await new Promise<() => void>((resolve) => {
    const stopOther = other.listen((message) => {
      heard.push(`other: ${message}`);
      resolve(stopOther);
    });
    one.tell('changed');
  });
  expect(heard).toEqual(['other: changed']);
  for (const close of [stopOne, stopBasket, stop]) close();
});

test('a browser without messages between tabs stays silent', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tabs = openTabs('user');
  const heard: string[] = [];
  const stop = tabs.listen((message) => heard.push(message));
  tabs.tell('changed');
  stop();
  expect(heard).toEqual([]);
});
