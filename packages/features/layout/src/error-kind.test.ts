import { expect, test } from 'vitest';
import { errorKindOf, readRouteError } from './error-kind.ts';

test('a page that is not open yet is told from one that is not there', () => {
  expect(errorKindOf(404, 'not-open')).toBe('later');
  expect(errorKindOf(404, 'not-found')).toBe('missing');
  expect(errorKindOf(410)).toBe('gone');
});

test('who is not logged in is told from whom his role forbids the page', () => {
  expect(errorKindOf(401)).toBe('login');
  expect(errorKindOf(403)).toBe('access');
});

test('silence of the backend is told from its faults', () => {
  expect(errorKindOf(503)).toBe('outage');
  expect(errorKindOf(500)).toBe('fault');
});

test('code or styles that did not come ask for a reload', () => {
  expect(readRouteError(new Error('Loading chunk failed')).kind).toBe('updated');
  expect(readRouteError(new Error('Loading CSS chunk failed')).kind).toBe('updated');
});

test('anything else that was thrown is a fault', () => {
  expect(readRouteError(new TypeError('x is not a function'))).toEqual({ kind: 'fault', status: 500 });
  expect(readRouteError(null)).toEqual({ kind: 'fault', status: 500 });
  expect(readRouteError({ status: 404, data: { code: 'not-open' } })).toEqual({ kind: 'later', status: 404 });
});
