import { paths } from '@partshop/features/shared';

/** The links of the personal menu; `for` limits a link to a role (§6). */
export const ACCOUNT_LINKS = [
  { name: 'profile', path: paths.profile.to() },
  { name: 'orders', path: paths.orders.to() },
  { name: 'findOrder', path: paths.findOrder.to() },
  { name: 'garage', path: paths.garage.to() },
  { name: 'finance', path: paths.finance.to(), for: 'Wholesale' },
  { name: 'bonuses', path: paths.bonuses.to(), for: 'Retail' },
  { name: 'alerts', path: paths.alerts.to() },
  { name: 'searchHistory', path: paths.searchHistory.to() },
  { name: 'settings', path: paths.settings.to() },
] as const;
