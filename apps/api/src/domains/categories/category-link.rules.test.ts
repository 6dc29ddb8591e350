import { expect, it } from 'vitest';
import { readCategoryLink } from './category-link.rules.ts';

it('reads the categories and the car of a path', () => {
  expect(readCategoryLink('/avtozapchasti/Brakes/brake-pads/KIA/ceed/jd/1-6-gasoline/?page=2')).toEqual({
    parent: 'brakes',
    category: 'brake-pads',
    brand: 'kia',
    series: 'ceed',
    model: 'jd',
    engine: '1-6-gasoline',
  });
  expect(readCategoryLink('/avtozapchasti/brakes')).toEqual({ parent: 'brakes' });
});

it.each([
  '',
  '/',
  '/avtozapchasti',
  '/zapchasti/kia',
  'avtozapchasti/brakes',
  '/avtozapchasti//pads',
  '/avtozapchasti/%',
  '/avtozapchasti/a/b/c/d/e/f/g',
])('takes no other path: %j', (path) => {
  expect(readCategoryLink(path)).toBeUndefined();
});
