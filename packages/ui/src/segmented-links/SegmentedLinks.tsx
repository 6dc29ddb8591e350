import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageLink } from '../link-provider/link-context.ts';

export type SegmentedLink = { href: string; label: string; icon?: ReactNode; isCurrent: boolean };

export type SegmentedLinksProps = Omit<ComponentPropsWithoutRef<'nav'>, 'children'> & {
  /** The accessible name of the choice: "View". */
  label: string;
  items: readonly SegmentedLink[];
  /** Shows icons only; the text is for screen readers and the tooltip. Each item needs an icon. */
  isIconOnly?: boolean | undefined;
};

const Root = styled.nav`
  display: inline-flex;
  max-inline-size: 100%;

  & > ul {
    display: flex;
    gap: var(--ps-space-half);
    padding: var(--ps-space-half);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-sunken);
    box-shadow: inset 0 0 0 1px var(--ps-color-line);
  }

  & > ul > li {
    display: flex;
    min-inline-size: 0;
  }

  & a {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    justify-content: center;
    min-inline-size: calc(var(--ps-control-md) - 4px);
    min-block-size: calc(var(--ps-control-md) - 4px);
    padding-inline: var(--ps-space-3);
    border-radius: calc(var(--ps-radius-md) - 2px);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-control);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-tight);
    text-decoration: none;
  }

  &[data-icon-only] a {
    padding-inline: 0;
  }

  & a:hover {
    color: var(--ps-color-text);
  }

  & a[aria-current] {
    background: var(--ps-color-surface);
    box-shadow: 0 0 0 1px var(--ps-color-line-strong);
    color: var(--ps-color-text);
  }

  @media (pointer: coarse) {
    & a {
      min-inline-size: var(--ps-control-md);
      min-block-size: var(--ps-control-md);
    }
  }

  @media (forced-colors: active) {
    & a[aria-current] {
      outline: 2px solid;
    }
  }
`;

/** Links to alternative views of the same page. Each view has a URL, so the choice works without scripts. */
export const SegmentedLinks = forwardRef<HTMLElement, SegmentedLinksProps>(function SegmentedLinks(
  { label, items, isIconOnly = false, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} aria-label={label} data-ui="SegmentedLinks" data-icon-only={isIconOnly ? '' : undefined}>
      <ul className="ps-segments">
        {items.map((item) => (
          <li key={item.href}>
            <PageLink
              href={item.href}
              aria-current={item.isCurrent || undefined}
              title={isIconOnly ? item.label : undefined}
              aria-label={isIconOnly ? item.label : undefined}
            >
              {item.icon}
              {isIconOnly ? null : item.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </Root>
  );
});
