import { expect, it } from 'vitest';
import { readPageLink } from './page-link.ts';

it('reads the categories and the car of a path', () => {
  expect(readPageLink('/avtozapchasti/brakes/brake-pads/KIA/ceed/jd/1-6-gasoline/?page=2')).toEqual({
    parent: 'brakes',
    category: 'brake-pads',
    car: { brand: 'KIA', seria: 'ceed', model: 'jd', engine: '1-6-gasoline' },
  });
  expect(readPageLink('/AVTOZAPCHASTI/brakes')).toEqual({ parent: 'brakes' });
  expect(readPageLink('/zapchasti')).toEqual({});
  expect(readPageLink('/zapchasti/kia')).toEqual({ car: { brand: 'kia' } });
  expect(readPageLink('/parts/kia/ceed-jd/1-6-gasoline/%D1%84%D0%B8%D0%BB%D1%8C%D1%82%D1%80')).toEqual({
    car: { brand: 'kia', model: 'ceed-jd', engine: '1-6-gasoline' },
  });
  expect(readPageLink('/wipers/kia/ceed-jd')).toEqual({ car: { brand: 'kia', model: 'ceed-jd' } });
  expect(readPageLink('/city/kazan-551487')).toEqual({ city: 'kazan-551487' });
  expect(readPageLink('/city/kazan-551487/kia/ceed-jd')).toEqual({
    city: 'kazan-551487',
    car: { brand: 'kia', model: 'ceed-jd' },
  });
});

it.each([
  '',
  '/',
  '/avtozapchasti',
  '/basket/kia',
  '/toString/kia',
  'avtozapchasti/brakes',
  '/avtozapchasti//pads',
  '/avtozapchasti/%',
  '/avtozapchasti/a/b/c/d/e/f/g',
  '/zapchasti/a/b/c/d/e',
  '/wipers/a/b/c/d',
  '/city',
  '/city/a/b/c/d',
])('takes no other path: %j', (path) => {
  expect(readPageLink(path)).toBeUndefined();
});
