import { expect, test } from 'vitest';
import { loginTargetOf } from './login-target.ts';

test('login returns to the page with its query', () => {
  expect(loginTargetOf({ pathname: '/basket', search: '?view=table' })).toBe('/basket?view=table');
});

test('login from a sign-in page redirects to the target of that page, never to the page itself', () => {
  expect(loginTargetOf({ pathname: '/login', search: '?target=%2Fcheckout' })).toBe('/checkout');
  expect(loginTargetOf({ pathname: '/register-simple', search: '' })).toBe('');
});

test('a target on another site is ignored', () => {
  expect(loginTargetOf({ pathname: '/login', search: '?target=%2F%2Fevil.example' })).toBe('');
  expect(loginTargetOf({ pathname: '//evil.example', search: '' })).toBe('/evil.example');
});
