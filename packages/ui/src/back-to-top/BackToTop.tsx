import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { ArrowUp } from '../icons.ts';
import { media } from '../media.ts';
import { useIsScrolled } from './use-is-scrolled.ts';

export type BackToTopProps = Omit<ComponentPropsWithoutRef<'a'>, 'aria-label' | 'children'> & {
  /** The text of the link: "To the top of the page". */
  label: string;
  /** The number of screens after which the link appears. @default 2 */
  screens?: number | undefined;
};

const Root = styled.a`
  position: fixed;
  z-index: var(--ps-layer-sticky);
  inset-block-end: max(var(--ps-page-gutter), env(safe-area-inset-bottom));
  inset-inline-end: var(--ps-page-gutter);
  display: grid;
  place-items: center;
  inline-size: var(--ps-control-lg);
  block-size: var(--ps-control-lg);
  border: 1px solid var(--ps-color-line-strong);
  border-radius: 50%;
  background: var(--ps-color-raised);
  box-shadow: var(--ps-shadow-md);
  color: var(--ps-color-text);
  transition:
    opacity var(--ps-motion-base),
    translate var(--ps-motion-base) var(--ps-motion-ease),
    visibility var(--ps-motion-base);

  &:hover {
    background: var(--ps-color-sunken);
    color: var(--ps-color-accent-text);
  }

  &:not([data-visible]) {
    opacity: 0;
    translate: 0 var(--ps-space-2);
    visibility: hidden;
  }

  /* Without scripts the scroll position is unknown, so the link is always visible. */
  ${media.unscripted} {
    &:not([data-visible]) {
      opacity: 1;
      translate: none;
      visibility: visible;
    }
  }

  @media print {
    display: none;
  }
`;

/**
 * A link to the top of a long page, fixed to the lower corner. It is a plain link: the browser scrolls and moves the starting point
 * of the Tab key.
 */
export const BackToTop = forwardRef<HTMLAnchorElement, BackToTopProps>(function BackToTop(
  { label, screens = 2, ...rest },
  ref,
) {
  const isScrolled = useIsScrolled(screens);
  return (
    <Root
      ref={ref}
      href="#top"
      title={label}
      {...rest}
      aria-label={label}
      data-ui="BackToTop"
      data-visible={isScrolled ? '' : undefined}
    >
      <ArrowUp />
    </Root>
  );
});
