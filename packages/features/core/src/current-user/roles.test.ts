import { expect, it } from 'vitest';
import type { ClientInfo } from '@partshop/api-client';
import { createTestApp } from '../testing/create-test-app.ts';
import {
  isSeller,
  roleOf,
  selectBonus,
  selectIsAdmin,
  selectIsInMoscow,
  selectOverdue,
  selectSeesPhone,
  selectSeesRetailBlocks,
  seesSwitchPanel,
} from './roles.ts';
import { ANONYMOUS } from './current-user.slice.ts';

const retail: ClientInfo = { ...ANONYMOUS, ClientId: 1, ClientType: 'Retail', Bonus: 200, PayBad: 500 };
const wholesale: ClientInfo = { ...ANONYMOUS, ClientId: 2, ClientType: 'Wholesale', Bonus: 10 };
const debtor: ClientInfo = { ...wholesale, PayBad: 1250.5 };
const seller: ClientInfo = { ...wholesale, IsSeller: true };
const admin: ClientInfo = { ...retail, canSwichUser: true };
const editor: ClientInfo = { ...retail, localizeEditor: true };
const switched: ClientInfo = {
  ...retail,
  SwitchedBy: { ClientName: 'Админ', Reason: 'Звонок', Until: '2026-11-22T12:00:00Z' },
};

/** §6 line by line: what each current user sees. */
it.each([
  ['anonymous', ANONYMOUS, { blocks: true, phone: true, bonus: null, overdue: null, panel: false }],
  ['retail', retail, { blocks: true, phone: true, bonus: 200, overdue: null, panel: false }],
  ['wholesale', wholesale, { blocks: false, phone: false, bonus: null, overdue: null, panel: false }],
  ['wholesale', debtor, { blocks: false, phone: false, bonus: null, overdue: 125_050, panel: false }],
  ['seller', seller, { blocks: false, phone: false, bonus: null, overdue: null, panel: false }],
  ['admin', admin, { blocks: true, phone: true, bonus: 200, overdue: null, panel: true }],
  ['editor', editor, { blocks: true, phone: true, bonus: 200, overdue: null, panel: true }],
  ['retail', switched, { blocks: true, phone: true, bonus: 200, overdue: null, panel: true }],
] as const)('shows %s what §6 promises', (role, currentUser, sees) => {
  const state = createTestApp({ currentUser }).store.getState();
  expect(roleOf(currentUser)).toBe(role);
  expect({
    blocks: selectSeesRetailBlocks(state),
    phone: selectSeesPhone(state),
    bonus: selectBonus(state),
    overdue: selectOverdue(state),
    panel: seesSwitchPanel(currentUser),
  }).toEqual(sees);
});

it('lets only an admin switch, though an editor sees the panel (D14)', () => {
  expect(selectIsAdmin(createTestApp({ currentUser: admin }).store.getState())).toBe(true);
  expect(selectIsAdmin(createTestApp({ currentUser: editor }).store.getState())).toBe(false);
});

it('knows a seller, and Moscow from other cities', () => {
  const currentUser = { ...seller, CityId: 524_901 };
  expect([isSeller(currentUser), selectIsInMoscow(createTestApp({ currentUser }).store.getState())]).toEqual([
    true,
    true,
  ]);
  expect(selectIsInMoscow(createTestApp({ currentUser: { ...retail, CityId: 1 } }).store.getState())).toBe(false);
});
