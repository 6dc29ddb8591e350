import { expect, test } from 'vitest';
import { errorKindOf, readRouteError } from './error-kind.ts';

test('tells a page that is not open yet from one that does not exist', () => {
  expect(errorKindOf(404, 'not-open')).toBe('later');
  expect(errorKindOf(404, 'not-found')).toBe('missing');
  expect(errorKindOf(410)).toBe('gone');
});

test('tells a guest from a client whose role has no access', () => {
  expect(errorKindOf(401)).toBe('login');
  expect(errorKindOf(403)).toBe('access');
});

test('tells an unreachable backend from one that fails', () => {
  expect(errorKindOf(503)).toBe('outage');
  expect(errorKindOf(500)).toBe('fault');
});

test('offers a reload when code or styles failed to load', () => {
  expect(readRouteError(new Error('Loading chunk failed')).kind).toBe('updated');
  expect(readRouteError(new Error('Loading CSS chunk failed')).kind).toBe('updated');
});

test('treats anything else that was thrown as a failure', () => {
  expect(readRouteError(new TypeError('x is not a function'))).toEqual({ kind: 'fault', status: 500 });
  expect(readRouteError(null)).toEqual({ kind: 'fault', status: 500 });
  expect(readRouteError({ status: 404, data: { code: 'not-open' } })).toEqual({ kind: 'later', status: 404 });
});
