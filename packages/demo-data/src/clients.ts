const MOSCOW = 524_901;
const SAINT_PETERSBURG = 498_817;
const KAZAN = 551_487;

export type DemoRole =
  | 'retail'
  | 'wholesale'
  | 'wholesale-debt'
  | 'seller'
  | 'admin'
  | 'editor'
  | 'company-owner'
  | 'company-buyer'
  | 'company-viewer'
  | 'seller-manager'
  | 'seller-warehouse';

export type DemoLogin = {
  role: DemoRole;
  name: string;
  /** E.164. */
  phone: string;
  email: string;
  password: string;
};

export type DemoClient = DemoLogin & {
  type: 'Retail' | 'Wholesale';
  cityId: number;
  companyId: number | null;
  /** The wholesale client who serves a retail one. */
  servedBy: DemoRole | null;
  right: 'is_seller' | 'can_switch_user' | 'localize_editor' | null;
};

export const demoClients: readonly DemoClient[] = [
  demoClient(1, 'retail', 'Анна Смирнова', { type: 'Retail', cityId: MOSCOW, servedBy: 'wholesale' }),
  demoClient(2, 'wholesale', 'Михаил Орлов', { companyId: 1, cityId: KAZAN }),
  demoClient(3, 'wholesale-debt', 'Ольга Никитина', { companyId: 2, cityId: SAINT_PETERSBURG }),
  demoClient(4, 'seller', 'Дмитрий Ковалёв', { companyId: 3, right: 'is_seller' }),
  demoClient(5, 'admin', 'Елена Фёдорова', { type: 'Retail', right: 'can_switch_user' }),
  demoClient(6, 'editor', 'Тимур Алиев', { type: 'Retail', right: 'localize_editor' }),
  demoClient(7, 'company-owner', 'Вера Соколова', { companyId: 4 }),
  demoClient(8, 'company-buyer', 'Павел Зимин', { companyId: 4 }),
  demoClient(9, 'company-viewer', 'Нина Громова', { companyId: 4 }),
  demoClient(10, 'seller-manager', 'Мария Белова', { type: 'Retail', right: 'is_seller' }),
  demoClient(11, 'seller-warehouse', 'Пётр Дёмин', { type: 'Retail', right: 'is_seller' }),
];

/** The company of a demo client, and what the others do for it. Limits are kopecks. */
export const demoCompanyAccount = {
  owner: 'company-owner',
  details: {
    name: 'ООО «Таксопарк Восток»',
    inn: '7701234560',
    kpp: '770101001',
    ogrn: '1027700132195',
    address: 'Москва, Складочная ул., 1',
  },
  employees: [
    { login: 'company-buyer', role: 'buyer', orderLimit: 1_500_000, monthLimit: 5_000_000 },
    { login: 'company-viewer', role: 'viewer', orderLimit: null, monthLimit: null },
  ],
} as const;

/** Who works for the demo seller beside the client whose seller it is. */
export const demoSellerStaff = [
  { login: 'seller-manager', role: 'manager' },
  { login: 'seller-warehouse', role: 'warehouse' },
] as const;

/** One login for each role of §6. The passwords are public: anybody may use the demo shop in any role. */
export const demoLogins: readonly DemoLogin[] = demoClients.map(({ role, name, phone, email, password }) => ({
  role,
  name,
  phone,
  email,
  password,
}));

function demoClient(
  number: number,
  role: DemoRole,
  name: string,
  more: Partial<Pick<DemoClient, 'type' | 'cityId' | 'companyId' | 'servedBy' | 'right'>>,
): DemoClient {
  const login = { role, name, phone: `+7900${String(number).padStart(7, '0')}`, email: `${role}@demo.partshop` };
  const rest = {
    type: 'Wholesale',
    cityId: MOSCOW,
    companyId: null,
    servedBy: null,
    right: null,
    ...more,
  } as const;
  return { ...login, ...rest, password: `demo-${role}-2026` };
}

/** The demo logins as text for the start, one per line. */
export function describeDemoLogins(): string[] {
  const rows = [['role', 'phone', 'password'], ...demoLogins.map((login) => [login.role, login.phone, login.password])];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
