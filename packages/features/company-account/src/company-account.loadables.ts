import {
  unwrap,
  type ApprovalSummary,
  type CompanyAccount,
  type CompanyHistory,
  type Invitation,
  type OrderApproval,
} from '@partshop/api-client';
import { createLoadable, hasItems, isList } from '@partshop/features/core';

/** The company that the client owns or works for. */
export const companyAccounts = createLoadable<void, CompanyAccount>({
  name: 'companyAccount',
  key: () => 'own',
  isShape: ({ employees }) => isList(employees),
  call: (api, _none, signal) => unwrap(api.GET('/services/cabinet/company-account', { signal })),
});

/** What an invitation offers, by its code. */
export const invitations = createLoadable<string, Invitation>({
  name: 'companyInvitation',
  key: (code) => code,
  call: (api, code, signal) =>
    unwrap(api.POST('/services/cabinet/company-account/invitation', { body: { code }, signal })),
  max: 1,
});

/** Orders above a limit. */
export const approvalLists = createLoadable<void, { items: ApprovalSummary[] }>({
  name: 'orderApprovals',
  key: () => 'own',
  isShape: hasItems,
  call: (api, _none, signal) => unwrap(api.GET('/services/cabinet/order-approvals', { signal })),
});

/** One of them, by its id. */
export const approvals = createLoadable<number, OrderApproval>({
  name: 'orderApproval',
  key: String,
  isShape: ({ basket }) => hasItems(basket),
  call: (api, id, signal) =>
    unwrap(api.GET('/services/cabinet/order-approvals/{id}', { params: { path: { id } }, signal })),
  max: 1,
});

/** A page of what happened in the company. */
export const companyHistories = createLoadable<number, CompanyHistory>({
  name: 'companyHistory',
  key: String,
  isShape: hasItems,
  call: (api, page, signal) =>
    unwrap(api.GET('/services/cabinet/company-account/history', { params: { query: { page } }, signal })),
  max: 1,
});
