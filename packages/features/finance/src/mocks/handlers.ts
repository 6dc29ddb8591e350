import type { ClientInfo } from '@partshop/api-client';
import { ANONYMOUS } from '@partshop/features/core';

/** A wholesale client who has not paid in time. */
export const debtor: ClientInfo = {
  ClientId: 516,
  ClientCode: 100_516,
  ClientName: 'Ольга Никитина',
  ClientPhone: '+79161234567',
  ClientType: 'Wholesale',
  CompanyId: 78,
  PayBad: 48_350,
  ClientConfig: ANONYMOUS.ClientConfig,
};
