import { openPath, paths } from '@partshop/features/shared';

/** Main sections of the shop (§2 Layout, sub-menu), by the names of their texts. */
export const SECTION_LINKS = [
  { name: 'byCar', path: paths.cars.to() },
  { name: 'categories', path: paths.categories.to() },
  { name: 'original', path: paths.original.to() },
  { name: 'inStock', path: paths.inStock.to() },
  { name: 'articles', path: paths.articles.to() },
] as const;

/** Links of the top bar. */
export const TOP_LINKS = [
  { name: 'delivery', path: paths.delivery.to() },
  { name: 'shops', path: paths.shops.to() },
  { name: 'contacts', path: paths.contacts.to() },
  { name: 'guarantee', path: paths.guarantee.to() },
] as const;

/** The links to what is a visitor's own. Until the list of a client's orders is built, an order is found by its number. */
export const ownLinks = () =>
  [
    { name: 'orders', path: openPath(paths.orders.to(), paths.findOrder.to()) },
    { name: 'garage', path: paths.garage.to() },
  ] as const;

export type OwnName = ReturnType<typeof ownLinks>[number]['name'];

/** Which of these links leads to the page; empty if none. */
export const ownLinkOf = (pathname: string): OwnName | '' =>
  ownLinks().find(({ path }) => path === pathname)?.name ?? '';

/** Whether a guest logs in first (§6). */
export const needsLogin = (path: string): boolean => path !== paths.findOrder.to();

export type SectionName = (typeof SECTION_LINKS)[number]['name'];

/** The section of a page; empty if none. */
export function sectionOf(pathname: string): SectionName | '' {
  const page = `${pathname}/`;
  return SECTION_LINKS.find(({ path }) => page.startsWith(`${path.replace(/\/$/, '')}/`))?.name ?? '';
}
