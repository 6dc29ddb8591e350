import { expect, it } from 'vitest';
import { ApiError } from '@partshop/api-client';
import { readRefusal, toMinutes, toRefusal, type Reading } from './refusal.ts';

const reading: Reading<'code', 'codeWrong' | 'codeMissing', 'gone'> = {
  byCode: { 'code-wrong': { field: 'code', code: 'codeWrong' } },
  byStatus: { 404: { reason: 'gone' } },
  byMember: { code: { field: 'code', code: 'codeMissing' } },
};
const failed = (status: number, body: ApiError['body'] = {}) => new ApiError(status, '', body);
const namesCode: ApiError['body'] = { code: 'bad-request', fields: [{ path: 'code', message: '' }] };

it.each([
  ['no answer', failed(0), { reason: 'offline' }],
  ['a call made too often', failed(429, { retryAfter: 130 }), { reason: 'too-many', minutes: 3 }],
  ['an ended session', failed(401, { code: 'not-signed-in' }), { reason: 'signed-out' }],
  [
    'a code that is known',
    failed(422, { code: 'code-wrong', triesLeft: 2 }),
    { reason: 'fields', problems: [{ field: 'code', code: 'codeWrong', left: 2 }] },
  ],
  ['a status that is known', failed(404, { code: 'not-found' }), { reason: 'gone' }],
  [
    'a member that is known',
    failed(400, namesCode),
    { reason: 'fields', problems: [{ field: 'code', code: 'codeMissing' }] },
  ],
  ['a call that the user may not make', failed(403, { code: 'no-access' }), { reason: 'forbidden' }],
  ['another refusal', failed(400, { code: 'bad-request' }), { reason: 'rejected' }],
  ['a failure of the server', failed(502), { reason: 'failed' }],
  ['a fault of the page', new TypeError('no'), { reason: 'failed' }],
])('reads %s', (_what, error, refusal) => {
  expect(toRefusal(error, reading)).toEqual(refusal);
});

it('gives the status of the page that shows the form again', () => {
  expect(readRefusal(failed(0)).status).toBe(503);
  expect(readRefusal(failed(422)).status).toBe(422);
  expect(readRefusal(failed(500)).status).toBe(500);
});

it('rethrows an error that is not a response', () => {
  expect(() => readRefusal(new TypeError('no'))).toThrow('no');
});

it.each([
  [undefined, 1],
  [0, 1],
  [60, 1],
  [61, 2],
  [840, 14],
])('converts a wait of %s seconds to %i minutes', (seconds, minutes) => {
  expect(toMinutes(seconds)).toBe(minutes);
});
