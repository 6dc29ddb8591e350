import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { ArrowUp } from '../icons.ts';
import { media } from '../media.ts';
import { useIsOverAction } from './use-is-over-action.ts';
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
  /* --ps-bottom-bar-size: the height of what the page has fixed there. */
  inset-block-end: max(
    var(--ps-page-gutter),
    env(safe-area-inset-bottom),
    var(--ps-space-3) + var(--ps-bottom-bar-size, 0px)
  );
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
    background-image: linear-gradient(var(--ps-color-hover) 0 0);
    color: var(--ps-color-accent-text);
  }

  &:not([data-visible]) {
    opacity: 0;
    translate: 0 var(--ps-space-2);
    visibility: hidden;
  }

  /* It stays in the order of the Tab key, and is seen while it has the focus. */
  &[data-yielding]:not(:focus) {
    opacity: 0;
    pointer-events: none;
  }

  /* Without scripts neither the scroll position nor what is below is known, so the link is at the end of the page. */
  ${media.unscripted} {
    position: static;

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
 * of the Tab key. It fades while it would cover something that acts.
 */
export const BackToTop = forwardRef<HTMLAnchorElement | null, BackToTopProps>(function BackToTop(
  { label, screens = 2, ...rest },
  ref,
) {
  const rootRef = useRef<HTMLAnchorElement>(null);
  useImperativeHandle<HTMLAnchorElement | null, HTMLAnchorElement | null>(ref, () => rootRef.current, []);
  const isScrolled = useIsScrolled(screens);
  const isOverAction = useIsOverAction(rootRef, isScrolled);
  return (
    <Root
      ref={rootRef}
      href="#top"
      title={label}
      {...rest}
      aria-label={label}
      data-ui="BackToTop"
      data-visible={isScrolled ? '' : undefined}
      data-yielding={isOverAction || undefined}
    >
      <ArrowUp />
    </Root>
  );
});
