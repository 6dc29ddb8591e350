import type { ReactElement } from 'react';
import { isolate, useHref, useLocale, useTexts, type Href, type Locale } from '@partshop/features/core';
import type { BreadcrumbItem } from '@partshop/ui';
import type { Breadcrumb } from './build-breadcrumbs.ts';
import { messages } from './levels.messages.ts';
import { Trail } from './Trail.tsx';

export type CatalogueTrailProps = {
  /** The page above the first level. */
  root: { name: string; path: string };
  levels: readonly Breadcrumb[];
};

const MENUS = {
  parent: 'parents',
  category: 'categories',
  brand: 'brands',
  seria: 'series',
  model: 'models',
  engine: 'engines',
} as const;

/** The breadcrumbs of a catalogue page (§4). Needs the texts `breadcrumbMessages`, `levelMessages` and `sharedMessages`. */
export function CatalogueTrail({ root, levels }: CatalogueTrailProps): ReactElement {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const items = levels.map((crumb): BreadcrumbItem => {
    const { level, name, link, isActive } = crumb;
    const placeholder = level === 'parent' || level === 'category' ? '' : t(level);
    return {
      label: name === null ? placeholder : isolate(name, locale),
      href: link === null ? undefined : href(link),
      isInactive: !isActive,
      siblings: crumb.items.length === 0 ? undefined : { label: t(MENUS[level]), items: menuOf(crumb, href, locale) },
    };
  });
  return <Trail moreLabel={t('more')} items={[{ label: root.name, href: href(root.path) }, ...items]} />;
}

const menuOf = ({ items }: Breadcrumb, href: Href, locale: Locale) =>
  items.map(({ name, link, isCurrent }) => ({ label: isolate(name, locale), href: href(link), isCurrent }));
