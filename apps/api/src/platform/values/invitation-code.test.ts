import { expect, test } from 'vitest';
import { invitationEnd, newInvitationCode, readInvitationCode } from './invitation-code.ts';

test('a code can be typed in any case, with dashes', () => {
  const code = newInvitationCode();
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{12}$/);
  expect(readInvitationCode(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(code);
  expect(newInvitationCode()).not.toBe(code);
});

test('an invitation can be answered for a week', () => {
  expect(invitationEnd(new Date('2026-06-15T12:00:00Z'))).toEqual(new Date('2026-06-22T12:00:00Z'));
});
