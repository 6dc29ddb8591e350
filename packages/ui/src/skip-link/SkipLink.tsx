import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';

export type SkipLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** The fragment of the main content: "#main". */
  href: string;
};

const Root = styled.a`
  position: fixed;
  z-index: var(--ps-layer-overlay);
  inset-block-start: var(--ps-space-2);
  inset-inline-start: var(--ps-space-2);
  padding: var(--ps-space-3) var(--ps-space-4);
  border-radius: var(--ps-radius-md);
  background: var(--ps-color-raised);
  box-shadow: var(--ps-shadow-lg);
  color: var(--ps-color-accent-text);
  font-weight: var(--ps-weight-medium);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** The first tab stop of a page: skips the header. Visible only while it has the focus. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink({ children, ...rest }, ref) {
  return (
    <Root ref={ref} {...rest} data-ui="SkipLink">
      {children}
    </Root>
  );
});
