import type { ReactElement } from 'react';
import { isolate, useHref, useLocale, useTexts, type Href, type Locale } from '@partshop/features/core';
import type { BreadcrumbItem } from '@partshop/ui';
import type { Breadcrumb } from './build-breadcrumbs.ts';
import { messages } from './levels.messages.ts';
import { Trail } from './Trail.tsx';

type TrailPage = { name: string; path: string };

export type CatalogueTrailProps = {
  /** The pages between the home page and the root. @default [] */
  above?: readonly TrailPage[];
  /** The page above the first level. */
  root: TrailPage;
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
export function CatalogueTrail({ above = [], root, levels }: CatalogueTrailProps): ReactElement {
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
  const pages = [...above, root].map(({ name, path }) => ({ label: name, href: href(path) }));
  return <Trail moreLabel={t('more')} items={[...pages, ...items]} />;
}

const menuOf = ({ items }: Breadcrumb, href: Href, locale: Locale) =>
  items.map(({ name, link, isCurrent }) => ({ label: isolate(name, locale), href: href(link), isCurrent }));
