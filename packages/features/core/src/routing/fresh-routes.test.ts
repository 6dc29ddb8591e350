import { createStaticHandler, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { freshRoutes } from './fresh-routes.ts';

test('a second router finds the screens that a first one has loaded', async () => {
  const routes: RouteObject[] = [
    { children: [{ path: 'basket', loader: () => null, lazy: { element: () => Promise.resolve('the basket') } }] },
  ];
  const open = async (basename: string) => {
    const handler = createStaticHandler(freshRoutes(routes), { basename });
    const context = await handler.query(new Request(`http://shop.test${basename}/basket`));
    return context instanceof Response ? null : context.matches.at(-1)?.route.element;
  };
  expect(await open('/en')).toBe('the basket');
  expect(await open('/ar')).toBe('the basket');
});
