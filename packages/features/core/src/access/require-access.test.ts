import { expect, it } from 'vitest';
import type { ClientInfo, SellerRight } from '@partshop/api-client';
import { createTestApp } from '../testing/create-test-app.ts';
import { ANONYMOUS } from '../current-user/current-user.slice.ts';
import { requireAccess, type Access } from './require-access.ts';

const person: ClientInfo = { ...ANONYMOUS, ClientId: 1, ClientType: 'Retail' };
const USERS = {
  anonymous: ANONYMOUS,
  client: person,
  seller: { ...person, IsSeller: true },
  admin: { ...person, canSwichUser: true },
  editor: { ...person, localizeEditor: true },
} satisfies Record<string, ClientInfo>;

/** The status for each current user; 200 means that the load continues. */
const TABLE: Record<Access, Record<keyof typeof USERS, 200 | 401 | 403>> = {
  everyone: { anonymous: 200, client: 200, seller: 200, admin: 200, editor: 200 },
  client: { anonymous: 401, client: 200, seller: 200, admin: 200, editor: 200 },
  seller: { anonymous: 401, client: 403, seller: 200, admin: 403, editor: 403 },
  admin: { anonymous: 401, client: 403, seller: 403, admin: 200, editor: 403 },
  editor: { anonymous: 401, client: 403, seller: 403, admin: 200, editor: 200 },
};

const cases = Object.entries(TABLE).flatMap(([access, row]) =>
  Object.entries(row).map(([who, status]) => ({ access: access as Access, who: who as keyof typeof USERS, status })),
);

/** How the guard ends: 200 if the load continues. */
async function statusOf(access: Access, currentUser: ClientInfo, right?: SellerRight): Promise<number> {
  const { store } = createTestApp({ currentUser });
  try {
    await store.run(() => requireAccess(access, right));
    return 200;
  } catch (error) {
    return (error as { init: { status: number } }).init.status;
  }
}

it.each(cases)('responds with $status when $who opens a page for $access', async ({ access, who, status }) => {
  expect(await statusOf(access, USERS[who])).toBe(status);
});

it.each([
  ['owner', 'staff', 200],
  ['manager', 'reports', 200],
  ['manager', 'staff', 403],
  ['warehouse', 'orders', 200],
  ['warehouse', 'settings', 403],
  [undefined, 'settings', 200],
] as const)('a seller’s %s who opens a page that needs %s gets %s', async (SellerRole, right, status) => {
  const currentUser = { ...USERS.seller, ...(SellerRole && { SellerRole }) };
  expect(await statusOf('seller', currentUser, right)).toBe(status);
});
