import { expect, it } from 'vitest';
import type { ClientInfo } from '@partshop/api-client';
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
async function statusOf(access: Access, who: keyof typeof USERS): Promise<number> {
  const { store } = createTestApp({ currentUser: USERS[who] });
  try {
    await store.run(requireAccess, undefined, access);
    return 200;
  } catch (error) {
    return (error as { init: { status: number } }).init.status;
  }
}

it.each(cases)('responds with $status when $who opens a page for $access', async ({ access, who, status }) => {
  expect(await statusOf(access, who)).toBe(status);
});
