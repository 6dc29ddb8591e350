import pg from 'pg';
import { expect, it } from 'vitest';
import { isUnavailable } from './unavailable.ts';

function databaseError(code: string): Error {
  const error = new pg.DatabaseError('as the server says it', 20, 'error');
  error.code = code;
  return error;
}

it.each([
  ['08006', 'a connection that failed'],
  ['53100', 'a full disk'],
  ['53300', 'too many connections'],
  ['55P03', 'a lock that is held for too long'],
  ['57014', 'a statement that took too long'],
  ['57P01', 'a server that is told to end'],
  ['57P03', 'a server that starts'],
  ['58030', 'a disk that fails'],
  ['25006', 'a server that another one has taken the place of'],
])('treats %s as an outage: %s', (code) => {
  expect(isUnavailable(databaseError(code))).toBe(true);
});

it.each([
  ['22021', 'a NUL in a text'],
  ['23505', 'a row that is there'],
  ['42601', 'a statement that is wrong'],
])('treats %s as an internal error: %s', (code) => {
  expect(isUnavailable(databaseError(code))).toBe(false);
});

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('recognises the driver’s error for a lost connection: %s', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true);
});

it('recognises network errors, also of several addresses at once', () => {
  expect(isUnavailable(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))).toBe(true);
  expect(isUnavailable(Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }))).toBe(true);
});

it.each([new Error('x is undefined'), new TypeError('no function'), 'ECONNREFUSED', null])(
  'treats anything else as an internal error: %s',
  (error) => {
    expect(isUnavailable(error)).toBe(false);
  },
);
