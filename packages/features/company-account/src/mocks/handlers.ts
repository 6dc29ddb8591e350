import type { HttpHandler } from 'msw';
import type {
  ApprovalSummary,
  ClientInfo,
  CompanyAccount,
  CompanyEvent,
  Employee,
  Invitation,
  OrderApproval,
} from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { basketOf, brakePads, notEnough, oilFilter, priceChanged } from '@partshop/features/basket/mocks';
import { irina } from '@partshop/features/sign-in/mocks';

const ACCOUNT = '/services/cabinet/company-account';
const APPROVALS = '/services/cabinet/order-approvals';
const APPROVAL = '/services/cabinet/order-approvals/{id}';
export const CODE = 'K7QWHM2TPR4D';
const NAME = 'ООО «Таксопарк Восток»';

const inCompany = (Role: NonNullable<ClientInfo['Company']>['Role'], Waiting = 0) => ({
  ...irina,
  ClientType: 'Wholesale' as const,
  Company: { Name: NAME, Role, Waiting },
});
export const owner = inCompany('owner', 2);
export const buyer = inCompany('buyer');

const employee = (id: number, values: Partial<Employee>): Employee => ({
  id,
  name: 'Павел Зимин',
  contact: 'zimin@example.com',
  role: 'buyer',
  state: 'active',
  expiresAt: null,
  orderLimit: null,
  monthLimit: null,
  spent: 0,
  ...values,
});

const PEOPLE = [
  employee(1, { orderLimit: 1_500_000, monthLimit: 5_000_000, spent: 3_770_000 }),
  employee(2, { name: 'Нина Громова', role: 'viewer', contact: '+79161112233' }),
  employee(3, {
    name: 'Олег Прохоров',
    role: 'administrator',
    state: 'invited',
    contact: 'oleg@example.com',
    expiresAt: '2026-06-22T12:00:00.000Z',
  }),
];

const accountOf = (employees: Employee[], values: Partial<CompanyAccount> = {}): CompanyAccount => ({
  company: { name: NAME, inn: '7701234560' },
  role: 'owner',
  own: null,
  currency: 'RUB',
  employees,
  ...values,
});

/** A server that keeps the employees of a company. */
export function employeeServer(...first: Employee[]): HttpHandler[] {
  let employees = first;
  const idOf = (request: Request) => Number(new URL(request.url).pathname.split('/').at(-1));
  return [
    mockCall('get', ACCOUNT, () => accountOf(employees)),
    mockCall('post', '/services/cabinet/company-account/employees', async (request) => {
      const invited = (await request.json()) as Partial<Employee>;
      const expiresAt = '2026-06-22T12:00:00.000Z';
      employees = [...employees, employee(9, { ...invited, state: 'invited', expiresAt })];
      return accountOf(employees);
    }),
    mockCall('put', '/services/cabinet/company-account/employees/{id}', async (request) => {
      const terms = (await request.json()) as Partial<Employee>;
      const id = idOf(request);
      employees = employees.map((one) => (one.id === id ? { ...one, ...terms } : one));
      return accountOf(employees);
    }),
    mockCall('delete', '/services/cabinet/company-account/employees/{id}', (request) => {
      const id = idOf(request);
      employees = employees.filter((one) => one.id !== id);
      return { ok: true as const };
    }),
  ];
}
export const employees = (): HttpHandler[] => employeeServer(...PEOPLE);
export const longNames = (): HttpHandler[] =>
  employeeServer(
    employee(1, {
      name: 'Константинопольский-Задунайский'.repeat(3),
      contact: `${'dolgoe-imya'.repeat(8)}@example.com`,
      orderLimit: 99_999_999_900,
      monthLimit: 99_999_999_900,
      spent: 99_999_999_900,
    }),
  );
export const ownLimits = (): HttpHandler[] => [
  mockCall(
    'get',
    ACCOUNT,
    accountOf([], {
      role: 'buyer',
      own: { employeeId: 1, orderLimit: 1_500_000, monthLimit: 5_000_000, spent: 3_770_000 },
    }),
  ),
];
export const noCompany = (): HttpHandler[] => [mockCall('get', ACCOUNT, refuse(404, { code: 'not-found' }))];
export const employeesSlow = (): HttpHandler[] => [mockEndless('get', ACCOUNT)];
export const employeesFailing = (): HttpHandler[] => [mockCall('get', ACCOUNT, refuse(500, { code: 'internal' }))];
export const employeesFull = (): HttpHandler[] => [
  mockCall('post', '/services/cabinet/company-account/employees', refuse(409, { code: 'list-full' })),
  ...employees(),
];

const offer: Invitation = {
  company: NAME,
  name: 'Ирина Соколова',
  role: 'buyer',
  orderLimit: 1_500_000,
  monthLimit: 5_000_000,
  expiresAt: '2026-06-22T12:00:00.000Z',
};
export const invitation = (): HttpHandler[] => [
  mockCall('post', '/services/cabinet/company-account/invitation', async (request) => {
    const { code } = (await request.json()) as { code: string };
    return code === CODE ? offer : refuse(404, { code: 'not-found' });
  }),
  mockCall('post', '/services/cabinet/company-account/invitation/answer', { ok: true as const }),
];
export const alreadyEmployed = (): HttpHandler[] => [
  mockCall('post', '/services/cabinet/company-account/invitation/answer', refuse(409, { code: 'employed' })),
  ...invitation(),
];

const summary = (id: number, values: Partial<ApprovalSummary> = {}): ApprovalSummary => ({
  id,
  state: 'waiting',
  askedBy: 'Павел Зимин',
  askedAt: '2026-06-15T09:30:00.000Z',
  payable: 2_478_700,
  orderNumber: null,
  isDecidable: true,
  ...values,
});
export const approvalList = (): HttpHandler[] => [
  mockCall('get', APPROVALS, {
    items: [
      summary(12),
      summary(11, { askedAt: '2026-06-14T09:30:00.000Z', payable: 1_890_000 }),
      summary(9, { state: 'ordered', orderNumber: '26-0614-7781', isDecidable: false }),
      summary(8, { state: 'refused', isDecidable: false }),
      summary(7, { state: 'withdrawn', isDecidable: false }),
    ],
  }),
];
export const noApprovals = (): HttpHandler[] => [mockCall('get', APPROVALS, { items: [] })];

const LINES = [oilFilter, brakePads];

/** An order above a limit; `values` override its defaults. */
export function makeApproval(values: Partial<OrderApproval> = {}, lines = LINES): OrderApproval {
  const basket = basketOf(lines);
  return {
    ...summary(12, { payable: basketOf(LINES).payable }),
    isOwn: false,
    above: 'order-limit',
    limits: { orderLimit: 400_000, monthLimit: 5_000_000 },
    spent: 3_770_000,
    basket,
    delivery: { type: 'point', cost: 0 },
    contactName: 'Павел Зимин',
    company: `${NAME}, ИНН 7701234560`,
    comment: 'Для машины 317',
    total: basket.total,
    isChanged: false,
    reason: '',
    decidedBy: '',
    decidedAt: null,
    ...values,
  };
}
const DECIDED = { decidedBy: 'Вера Соколова', decidedAt: '2026-06-15T10:05:00.000Z', isDecidable: false } as const;

/** A server that keeps one request. */
export function approvalServer(first: OrderApproval = makeApproval()): HttpHandler[] {
  let approval = first;
  const become = (change: Partial<OrderApproval>) => {
    approval = { ...approval, ...DECIDED, basket: basketOf([]), ...change };
    return approval;
  };
  return [
    mockCall('get', APPROVAL, () => approval),
    mockCall('post', `${APPROVAL}/approve`, () => become({ state: 'ordered', orderNumber: '26-0615-4821' })),
    mockCall('post', `${APPROVAL}/refuse`, async (request) => {
      const { reason } = (await request.json()) as { reason: string };
      return become({ state: 'refused', reason });
    }),
    mockCall('post', `${APPROVAL}/withdraw`, () => become({ state: 'withdrawn', decidedBy: 'Ирина Соколова' })),
    mockCall('get', '/services/clientbaseinfo', owner),
    mockCall('get', '/services/basket/items_json', basketOf([])),
  ];
}
export const ownRequest = (): HttpHandler[] => approvalServer(makeApproval({ isOwn: true, isDecidable: false }));
export const refusedRequest = (): HttpHandler[] =>
  approvalServer(
    makeApproval({
      ...DECIDED,
      state: 'refused',
      isOwn: true,
      reason: 'Такие колодки есть на складе',
      basket: basketOf([]),
    }),
  );
const changedApproval = makeApproval({ isChanged: true }, [priceChanged, notEnough]);
export const changedRequest = (): HttpHandler[] => approvalServer(changedApproval);
/** The prices change while the page is open. */
export const changesMeanwhile = (): HttpHandler[] => [
  mockCall('post', `${APPROVAL}/approve`, refuse(409, { code: 'basket-changed', approval: changedApproval })),
  ...approvalServer(),
];
export const unknownRequest = (): HttpHandler[] => [mockCall('get', APPROVAL, refuse(404, { code: 'not-found' }))];

const event = (kind: CompanyEvent['kind'], at: string, values: Partial<CompanyEvent> = {}): CompanyEvent => ({
  kind,
  at,
  by: 'Вера Соколова',
  employee: 'Павел Зимин',
  terms: null,
  orderNumber: null,
  approvalId: null,
  ...values,
});
export const history = (): HttpHandler[] => [
  mockCall('get', '/services/cabinet/company-account/history', {
    items: [
      event('removed', '2026-06-15T11:00:00.000Z', { employee: 'Олег Прохоров' }),
      event('approved', '2026-06-15T10:05:00.000Z', { orderNumber: '26-0615-4821', approvalId: 12 }),
      event('refused', '2026-06-15T10:00:00.000Z', { approvalId: 11 }),
      event('asked', '2026-06-15T09:30:00.000Z', { by: 'Павел Зимин', approvalId: 12 }),
      event('ordered', '2026-06-14T09:30:00.000Z', { by: 'Павел Зимин', orderNumber: '26-0614-7781' }),
      event('changed', '2026-06-13T09:30:00.000Z', {
        terms: { role: 'buyer', orderLimit: 1_500_000, monthLimit: 5_000_000 },
      }),
      event('accepted', '2026-06-12T09:30:00.000Z', { by: 'Павел Зимин' }),
      event('invited', '2026-06-11T09:30:00.000Z', { terms: { role: 'buyer', orderLimit: null, monthLimit: null } }),
    ],
    total: 60,
    page: 1,
    take: 50,
  }),
];
