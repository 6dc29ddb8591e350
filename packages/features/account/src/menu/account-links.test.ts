import { expect, it } from 'vitest';
import type { ClientInfo } from '@partshop/api-client';
import { accountLinks, linkOf } from './account-links.ts';

const owner = { ClientType: 'Wholesale', Company: { Role: 'owner', Waiting: 0 } } as ClientInfo;

it.each([
  ['/profile', 'profile'],
  ['/profile/name', 'profile'],
  ['/profile/company/approvals/7', 'approvals'],
  ['/profile/company/history', 'employees'],
  ['/profile/company/invitation', undefined],
])('marks the link of %s', (path, name) => {
  expect(linkOf(path, accountLinks(owner))?.name).toBe(name);
});
