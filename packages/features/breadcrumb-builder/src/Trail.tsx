import type { ReactElement } from 'react';
import { sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Breadcrumbs, type BreadcrumbItem } from '@partshop/ui';
import { messages } from './breadcrumb-builder.messages.ts';

export type TrailProps = {
  /** The levels below the home page, with addresses in the page's language. */
  items: readonly BreadcrumbItem[];
  /** Where a phone folds the middle of the breadcrumbs: the name of the button that shows it. */
  moreLabel?: string;
};

/** The breadcrumbs of a page, from the home page. Needs the texts `breadcrumbMessages` and `sharedMessages`. */
export function Trail({ items, moreLabel }: TrailProps): ReactElement {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const home = { label: shared('homePage'), href: useHref()(paths.home.to()) };
  return <Breadcrumbs label={t('breadcrumbs')} moreLabel={moreLabel} items={[home, ...items]} />;
}
