import type { ClientInfo } from '@partshop/api-client';
import { ANONYMOUS, type UserRole } from '@partshop/features/core';

const person = {
  ClientId: 4021,
  ClientCode: 104_021,
  ClientName: 'Ирина Соколова',
  ClientEmail: 'irina@example.com',
  ClientPhone: '+79161234567',
  ClientType: 'Retail',
  CityName: 'Москва',
  Bonus: 200,
  ClientConfig: ANONYMOUS.ClientConfig,
} satisfies ClientInfo;

const firm = {
  ...person,
  ClientId: 515,
  ClientCode: 100_515,
  ClientName: 'ООО «Автодеталь»',
  ClientType: 'Wholesale',
  CompanyId: 77,
  PayBad: 0,
  ClientConfig: { ...ANONYMOUS.ClientConfig, IsTableMod: true },
} satisfies ClientInfo;

/** The current user of a story by role; undefined for a guest. */
export const USERS: Readonly<Record<UserRole, ClientInfo | undefined>> = {
  anonymous: undefined,
  retail: person,
  wholesale: firm,
  seller: { ...firm, ClientId: 616, IsSeller: true },
  admin: { ...firm, ClientId: 1, ClientName: 'Администратор', canSwichUser: true },
  editor: { ...person, ClientId: 717, localizeEditor: true },
};
