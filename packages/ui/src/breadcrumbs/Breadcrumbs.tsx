import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { ChevronForward } from '../icons.ts';
import { media } from '../media.ts';

export type BreadcrumbItem = { name: string; href?: string | undefined };

export type BreadcrumbsProps = Omit<ComponentPropsWithoutRef<'nav'>, 'children'> & {
  label: string;
  /** From the start page down; the last one is this page, with or without an address. */
  items: readonly BreadcrumbItem[];
};

const Root = styled.nav`
  color: var(--ps-color-text-muted);
  font-size: var(--ps-type-sm);
  line-height: var(--ps-leading-snug);

  & > ol {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--ps-space-1);
    align-items: center;
  }

  & li {
    display: flex;
    gap: var(--ps-space-1);
    align-items: center;
    min-inline-size: 0;
  }

  & li > svg {
    inline-size: 1em;
    block-size: 1em;
    color: var(--ps-color-line-strong);
  }

  & :is(a, span) {
    padding-block: var(--ps-space-1);
    overflow-wrap: anywhere;
  }

  & a {
    color: inherit;
    text-decoration: none;
  }

  & a:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & [aria-current] {
    color: var(--ps-color-text);
  }

  ${media.narrow} {
    & li:not(:nth-last-child(2), :only-child) {
      display: none;
    }

    & li {
      flex-direction: row-reverse;
    }

    & li > svg {
      rotate: 180deg;
    }
  }

  @media (pointer: coarse) {
    & :is(a, span) {
      padding-block: calc((44px - 1lh) / 2);
    }
  }
`;

/** The way down to this page; on a phone, the one step back up. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { label, items, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} aria-label={label} data-ui="Breadcrumbs">
      <ol className="ps-breadcrumbs">
        {items.map(({ name, href }, index) => (
          <li key={`${href} ${name}`}>
            <Crumb name={name} href={href} isCurrent={index === items.length - 1} />
            {index < items.length - 1 ? <ChevronForward /> : null}
          </li>
        ))}
      </ol>
    </Root>
  );
});

function Crumb({ name, href, isCurrent }: BreadcrumbItem & { isCurrent: boolean }) {
  const current = isCurrent ? 'page' : undefined;
  return href === undefined ? (
    <span aria-current={current}>{name}</span>
  ) : (
    <a href={href} aria-current={current}>
      {name}
    </a>
  );
}
