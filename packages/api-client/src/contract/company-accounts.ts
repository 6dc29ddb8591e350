/** Company accounts (B2): employees with roles and limits, orders that wait for an approval, and who did what. */
import { z } from '@hono/zod-openapi';
import { Basket } from './basket.ts';
import {
  Done,
  EXTENSION,
  Id,
  IdParam,
  json,
  jsonBody,
  LangQuery,
  MinorUnits,
  Payable,
  PersonName,
  PhoneText,
} from './common.ts';
import { DeliveryType } from './delivery.ts';
import { defineCall } from './define-call.ts';
import { CallError, tooMany } from './errors.ts';
import { InvitationAnswer, invitationLimit, InvitationRequest, noInvitation } from './invitation-code.ts';
import { MAX_COMPANY_EVENTS_TAKE, MAX_EMAIL_LENGTH, MAX_REASON_LENGTH, MAX_SPENDING_LIMIT } from './limits.ts';
import { CompanyRole, EmployeeRole } from './company-role.ts';

const OWN = { ...EXTENSION, access: 'client', whileSwitched: 'refused' } as const;

/** Kopecks; null for no limit. */
const Limit = Payable.min(0).max(MAX_SPENDING_LIMIT).nullable();

/** How much an employee may order without an approval: at once, and in a calendar month of Moscow. Only buyers have limits. */
export const SpendingLimits = z.object({ orderLimit: Limit, monthLimit: Limit }).openapi('SpendingLimits', EXTENSION);
export type SpendingLimits = z.infer<typeof SpendingLimits>;

export const Employee = SpendingLimits.extend({
  id: Id,
  name: z.string(),
  /** Where the invitation went. */
  contact: z.string(),
  role: EmployeeRole,
  state: z.enum(['invited', 'active']),
  /** Until when an invitation can be accepted; null for who accepted. */
  expiresAt: z.iso.datetime().nullable(),
  /** Kopecks of this month's orders. */
  spent: Payable,
}).openapi('Employee', EXTENSION);
export type Employee = z.infer<typeof Employee>;

export const CompanyAccount = z
  .object({
    company: z.object({ name: z.string(), inn: z.string() }),
    role: CompanyRole,
    /** The client as an employee, with what this month's orders cost; null for the owner. */
    own: z.object({ ...SpendingLimits.shape, spent: Payable, employeeId: Id }).nullable(),
    /** Of limits and of what was spent. */
    currency: z.literal('RUB'),
    /** The oldest first; empty for who may not manage them. */
    employees: z.array(Employee),
  })
  .openapi('CompanyAccount', EXTENSION);
export type CompanyAccount = z.infer<typeof CompanyAccount>;

const noCompany = { 404: json(CallError, 'The client buys for no company.') } as const;
const noEmployee = { 404: json(CallError, 'No such employee of the client’s company.') } as const;
const ofCompany = { 200: json(CompanyAccount, 'The company account as it is now.') } as const;

const companyAccount = defineCall({
  ...OWN,
  tags: ['company-accounts'],
  method: 'get',
  path: '/services/cabinet/company-account',
  effect: 'reads',
  summary: 'The company that the client owns or works for, with its employees for who manages them',
  request: { query: LangQuery },
  responses: { ...ofCompany, ...noCompany },
});

const Terms = z.object({ ...SpendingLimits.shape, role: EmployeeRole });

const inviteEmployee = defineCall({
  ...OWN,
  tags: ['company-accounts'],
  method: 'post',
  path: '/services/cabinet/company-account/employees',
  effect: 'changes',
  limit: { name: 'inviteEmployee', by: 'client', tries: 20, seconds: 3600 },
  summary: 'Invite an employee by SMS or mail; the code of the message can be used for a week',
  request: {
    query: LangQuery,
    body: jsonBody(
      Terms.extend({ name: PersonName, contact: z.union([PhoneText, z.email().max(MAX_EMAIL_LENGTH)]) }).openapi(
        'InviteEmployeeRequest',
      ),
    ),
  },
  responses: {
    ...ofCompany,
    ...noCompany,
    409: json(CallError, 'The company has as many employees as it may (`list-full`).'),
    422: json(CallError, 'No SMS are sent to the country of this phone (`country-unserved`).'),
  },
});

const changeEmployee = defineCall({
  ...OWN,
  tags: ['company-accounts'],
  method: 'put',
  path: '/services/cabinet/company-account/employees/{id}',
  effect: 'changes',
  summary: 'Change the role and the limits of an employee',
  request: {
    query: LangQuery,
    params: z.object({ id: IdParam }),
    body: jsonBody(Terms.openapi('ChangeEmployeeRequest')),
  },
  responses: { ...ofCompany, ...noEmployee },
});

const removeEmployee = defineCall({
  ...OWN,
  tags: ['company-accounts'],
  method: 'delete',
  path: '/services/cabinet/company-account/employees/{id}',
  effect: 'changes',
  summary: 'End an invitation, remove an employee, or leave the company; what waits for an approval is withdrawn',
  request: { query: LangQuery, params: z.object({ id: IdParam }) },
  responses: { 200: json(Done, 'They buy for the company no longer.'), ...noEmployee },
});

export const Invitation = SpendingLimits.extend({
  company: z.string(),
  name: z.string(),
  role: EmployeeRole,
  expiresAt: z.iso.datetime(),
}).openapi('Invitation', EXTENSION);
export type Invitation = z.infer<typeof Invitation>;

const findInvitation = defineCall({
  ...OWN,
  tags: ['company-accounts'],
  method: 'post',
  path: '/services/cabinet/company-account/invitation',
  effect: 'reads',
  limit: invitationLimit,
  summary: 'What an invitation offers',
  request: { query: LangQuery, body: jsonBody(InvitationRequest) },
  responses: { 200: json(Invitation, 'The invitation.'), ...noInvitation },
});

const answerInvitation = defineCall({
  ...OWN,
  tags: ['company-accounts'],
  method: 'post',
  path: '/services/cabinet/company-account/invitation/answer',
  effect: 'changes',
  limit: invitationLimit,
  summary: 'Accept or decline an invitation; who accepts buys at the prices of wholesale clients',
  request: {
    query: LangQuery,
    body: jsonBody(InvitationAnswer),
  },
  responses: {
    200: json(Done, 'It is answered.'),
    ...noInvitation,
    409: json(CallError, 'The client buys for a company already (`employed`).'),
  },
});

export const COMPANY_EVENTS = [
  'invited',
  'accepted',
  'declined',
  'changed',
  'removed',
  'ordered',
  'asked',
  'approved',
  'refused',
  'withdrawn',
] as const;

export const CompanyEvent = z
  .object({
    kind: z.enum(COMPANY_EVENTS),
    at: z.iso.datetime(),
    /** Who did it; empty once the account is deleted. */
    by: z.string(),
    /** Whom it is about. */
    employee: z.string(),
    /** Of an invitation and of a change. */
    terms: Terms.nullable(),
    orderNumber: z.string().nullable(),
    approvalId: Id.nullable(),
  })
  .openapi('CompanyEvent', EXTENSION);
export type CompanyEvent = z.infer<typeof CompanyEvent>;

export const CompanyHistory = z
  .object({ items: z.array(CompanyEvent), total: z.number().int(), page: z.number().int(), take: z.number().int() })
  .openapi('CompanyHistory', EXTENSION);
export type CompanyHistory = z.infer<typeof CompanyHistory>;

const companyHistory = defineCall({
  ...OWN,
  tags: ['company-accounts'],
  method: 'get',
  path: '/services/cabinet/company-account/history',
  effect: 'reads',
  summary: 'Who did what in the company',
  request: {
    query: LangQuery.extend({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      take: z.coerce.number().int().min(1).max(MAX_COMPANY_EVENTS_TAKE).default(50),
    }),
  },
  responses: { 200: json(CompanyHistory, 'The newest first.'), ...noCompany },
});

export const companyAccountsCalls = {
  companyAccount,
  inviteEmployee,
  changeEmployee,
  removeEmployee,
  findInvitation,
  answerInvitation,
  companyHistory,
} as const;

export const APPROVAL_STATES = ['waiting', 'ordered', 'refused', 'withdrawn'] as const;

export const ApprovalSummary = z
  .object({
    id: Id,
    state: z.enum(APPROVAL_STATES),
    askedBy: z.string(),
    askedAt: z.iso.datetime(),
    /** Kopecks that the order cost when it was asked for. */
    payable: Payable,
    orderNumber: z.string().nullable(),
    /** Whether the client may decide; nobody decides about their own. */
    isDecidable: z.boolean(),
  })
  .openapi('ApprovalSummary', EXTENSION);
export type ApprovalSummary = z.infer<typeof ApprovalSummary>;

export const OrderApproval = ApprovalSummary.extend({
  isOwn: z.boolean(),
  /** Which limit it is above, the limits of who asked, and what this month's orders cost. */
  above: z.enum(['order-limit', 'month-limit']),
  limits: SpendingLimits,
  spent: Payable,
  /** The lines with today's prices; without any once it is decided. */
  basket: Basket,
  delivery: z.object({
    type: DeliveryType,
    /** In the basket's currency; null when it is not known now. */
    cost: MinorUnits.nullable(),
  }),
  contactName: z.string(),
  company: z.string(),
  comment: z.string(),
  /** What the order costs now, in the basket's currency; null when that is not known now. */
  total: MinorUnits.nullable(),
  /** Whether it costs another sum than when it was asked for, or a line cannot be ordered: who approves must accept it. */
  isChanged: z.boolean(),
  /** Why it was refused. */
  reason: z.string(),
  /** Who decided; empty before. */
  decidedBy: z.string(),
  decidedAt: z.iso.datetime().nullable(),
}).openapi('OrderApproval', EXTENSION);
export type OrderApproval = z.infer<typeof OrderApproval>;

const ApprovalConflict = CallError.extend({ approval: OrderApproval }).openapi('ApprovalConflict', EXTENSION);
export type ApprovalConflict = z.infer<typeof ApprovalConflict>;

const noApproval = { 404: json(CallError, 'No such request of the client’s company.') } as const;
const decided = {
  200: json(OrderApproval, 'The request as it is now.'),
  409: json(ApprovalConflict, 'It is decided already (`already-decided`).'),
  ...noApproval,
} as const;
const params = z.object({ id: IdParam });

const listApprovals = defineCall({
  ...OWN,
  tags: ['company-accounts'],
  method: 'get',
  path: '/services/cabinet/order-approvals',
  effect: 'reads',
  summary: 'Orders above a limit: those of the company for who decides about them, else the own ones',
  request: { query: LangQuery },
  responses: {
    200: json(
      z.object({ items: z.array(ApprovalSummary) }).openapi('OrderApprovals', EXTENSION),
      'Those that wait, then the others, the newest first; at most 100.',
    ),
    ...noCompany,
  },
});

const getApproval = defineCall({
  ...OWN,
  tags: ['company-accounts'],
  method: 'get',
  path: '/services/cabinet/order-approvals/{id}',
  effect: 'reads',
  summary: 'An order above a limit, with today’s prices',
  request: { query: LangQuery, params },
  responses: { 200: json(OrderApproval, 'The request.'), ...noApproval },
});

const approveOrder = defineCall({
  ...OWN,
  tags: ['company-accounts'],
  method: 'post',
  path: '/services/cabinet/order-approvals/{id}/approve',
  effect: 'changes',
  summary: 'Approve an order above a limit: it is placed; of several approvals one places it',
  request: {
    query: LangQuery,
    params,
    body: jsonBody(
      z
        .object({
          /** The total that the page showed. */
          seenTotal: MinorUnits,
          /** Whether who approves saw what changed since the order was asked for. */
          acceptsChanges: z.boolean().default(false),
        })
        .openapi('ApproveOrderRequest'),
    ),
  },
  responses: {
    ...decided,
    409: json(
      ApprovalConflict,
      'It is decided already (`already-decided`), or costs another sum or lacks a line by now (another code); nothing was ordered.',
    ),
    ...tooMany,
  },
});

const refuseOrder = defineCall({
  ...OWN,
  tags: ['company-accounts'],
  method: 'post',
  path: '/services/cabinet/order-approvals/{id}/refuse',
  effect: 'changes',
  summary: 'Refuse an order above a limit; its lines return to the basket of who asked',
  request: {
    query: LangQuery,
    params,
    body: jsonBody(z.object({ reason: z.string().trim().min(1).max(MAX_REASON_LENGTH) }).openapi('RefuseOrderRequest')),
  },
  responses: decided,
});

const withdrawOrder = defineCall({
  ...OWN,
  tags: ['company-accounts'],
  method: 'post',
  path: '/services/cabinet/order-approvals/{id}/withdraw',
  effect: 'changes',
  summary: 'Take an own order above a limit back; its lines return to the basket',
  request: { query: LangQuery, params },
  responses: decided,
});

export const orderApprovalsCalls = { listApprovals, getApproval, approveOrder, refuseOrder, withdrawOrder } as const;
