import type { ClientInfo } from '@partshop/api-client';

/** A wholesale client who has not paid in time. */
export const debtor = {
  ClientId: 516,
  ClientCode: 100_516,
  ClientName: 'Ольга Никитина',
  ClientPhone: '+79161234567',
  ClientType: 'Wholesale',
  CompanyId: 78,
  PayBad: 48_350,
  ClientConfig: { IsTableMod: false, SearchGoodOrderType: 1 },
} satisfies ClientInfo;

/** A retail client, who pays each order by itself. */
export const retail: ClientInfo = { ...debtor, ClientType: 'Retail', PayBad: 0 };
