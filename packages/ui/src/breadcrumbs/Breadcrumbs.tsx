import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { ChevronForward } from '../icons.ts';
import type { BreadcrumbItem } from './breadcrumb-item.ts';
import { breadcrumbsRules } from './breadcrumbs.styles.ts';
import { Crumb, LinkMenu } from './Crumb.tsx';

export type BreadcrumbsProps = Omit<ComponentPropsWithoutRef<'nav'>, 'children'> & {
  label: string;
  /** The levels from the start page down; the last one is this page, with or without `href`. Levels that are not chosen yet may follow. */
  items: readonly BreadcrumbItem[];
  /**
   * The name of the button that shows the levels between the first and the last two on a phone: "More levels". Without it a phone
   * shows only the link one level up.
   */
  moreLabel?: string | undefined;
};

const Root = styled.nav`
  ${breadcrumbsRules}
`;

/** The number of levels that a phone shows at the end of the line, after the first one. */
const LAST_LEVELS = 2;

/** The path to this page. A phone shows it with its middle folded, or only the link one level up. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { label, items, moreLabel, ...rest },
  ref,
) {
  const chosen = items.filter(({ isInactive }) => !isInactive);
  const current = chosen.at(-1);
  const middle = chosen.slice(1, -LAST_LEVELS);
  const folded = middle.flatMap((item) =>
    item.href === undefined || item.isPending ? [] : [{ label: item.label, href: item.href }],
  );
  const isFolded = moreLabel !== undefined && folded.length > 0;
  return (
    <Root
      ref={ref}
      {...rest}
      aria-label={label}
      aria-busy={items.some(({ isPending }) => isPending) || undefined}
      data-ui="Breadcrumbs"
      data-phone={moreLabel === undefined ? 'back' : 'folded'}
    >
      <ol className="ps-breadcrumbs">
        {items.map((item, index) => [
          isFolded && index === 1 ? (
            <li key="more" className="ps-crumb-more">
              <LinkMenu label={moreLabel} links={folded} look="more" />
              <ChevronForward />
            </li>
          ) : null,
          <li
            key={`${item.href} ${item.label}`}
            data-middle={isFolded && middle.includes(item) ? '' : undefined}
            data-inactive={item.isInactive ? '' : undefined}
          >
            <Crumb item={item} isCurrent={item === current} />
            {index < items.length - 1 ? <ChevronForward /> : null}
          </li>,
        ])}
      </ol>
    </Root>
  );
});
