import type { ClientInfo } from '@partshop/api-client';
import { openLinks, paths } from '@partshop/features/shared';

/** The pages of an account; `for` limits a link to a role (§6), or to who owns a company or works for one. */
const ACCOUNT_LINKS = [
  { name: 'profile', path: paths.profile.to() },
  { name: 'orders', path: paths.orders.to() },
  { name: 'garage', path: paths.garage.to() },
  { name: 'employees', path: paths.employees.to(), for: 'company' },
  { name: 'approvals', path: paths.approvals.to(), for: 'company' },
  { name: 'finance', path: paths.finance.to(), for: 'Wholesale' },
  { name: 'bonuses', path: paths.bonuses.to(), for: 'Retail' },
  { name: 'favorites', path: paths.favorites.to() },
  { name: 'compare', path: paths.compare.to() },
  { name: 'alerts', path: paths.alerts.to() },
  { name: 'searchHistory', path: paths.searchHistory.to() },
  { name: 'settings', path: paths.settings.to() },
] as const;

export type AccountLink = (typeof ACCOUNT_LINKS)[number];

/** The links of the personal menu and of the pages of the account, as far as their pages exist. */
export const accountLinks = ({ ClientType = 'Retail', Company }: ClientInfo): AccountLink[] =>
  openLinks(ACCOUNT_LINKS).filter(
    (link) => !('for' in link) || (link.for === 'company' ? Company !== undefined : link.for === ClientType),
  );

/** What waits behind a link. */
export const countOf = (link: AccountLink, { Company }: ClientInfo): number =>
  link.name === 'approvals' ? (Company?.Waiting ?? 0) : 0;

/** Pages that belong to a link which is not above them; an invitation belongs to none. */
const ELSEWHERE: Readonly<Record<string, AccountLink['name'] | null>> = {
  [paths.companyHistory.pattern]: 'employees',
  [paths.invitation.pattern]: null,
  [paths.revise.pattern]: 'finance',
};

/** The link that a page belongs to, the nearest: `/profile/name` to the profile. */
export const linkOf = (pathname: string, links: readonly AccountLink[]): AccountLink | undefined =>
  pathname in ELSEWHERE
    ? links.find(({ name }) => name === ELSEWHERE[pathname])
    : links
        .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
        .toSorted((one, other) => other.path.length - one.path.length)[0];
