import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { css, styled } from 'styled-components';

export type CardProps = ComponentPropsWithoutRef<'div'> & {
  /** The element: what the card is in its page's outline. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form' | undefined;
  /** @default 'medium' */
  padding?: 'none' | 'small' | 'medium' | undefined;
};

const cardRules = css`
  position: relative;
  min-inline-size: 0;
  padding: var(--ps-space-5);
  border: 1px solid var(--ps-color-line);
  border-radius: var(--ps-radius-lg);
  background: var(--ps-color-surface);
  transition:
    border-color var(--ps-motion-fast),
    box-shadow var(--ps-motion-fast);

  @media (max-width: 780px) {
    padding: var(--ps-space-4);
  }

  &[data-padding='small'] {
    padding: var(--ps-space-3);
  }

  &[data-padding='none'] {
    padding: 0;
  }

  & a[data-card-link] {
    color: inherit;
    text-decoration: none;
  }

  & a[data-card-link]::after {
    position: absolute;
    inset: 0;
    border-radius: var(--ps-radius-lg);
    content: '';
  }

  & a[data-card-link]:focus-visible {
    outline: none;
  }

  & a[data-card-link]:focus-visible::after {
    outline: 2px solid var(--ps-color-focus);
    outline-offset: 2px;
  }

  &:has(a[data-card-link]:hover) {
    border-color: var(--ps-color-line-strong);
    box-shadow: var(--ps-shadow-md);
  }

  & a[data-card-link]:hover {
    color: var(--ps-color-accent-text);
  }

  & :is(button, input, select, a:not([data-card-link])) {
    position: relative;
    z-index: 1;
  }
`;

const Root = styled.div`
  ${cardRules}
`;

/**
 * A piece of surface. A link inside with `data-card-link` makes the whole card its target; other controls of the card stay
 * above it. With `as="li"` the parent is a list.
 */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card({ padding = 'medium', children, ...rest }, ref) {
  return (
    <Root ref={ref} {...rest} data-ui="Card" data-padding={padding}>
      {children}
    </Root>
  );
});
