import { css } from 'styled-components';
import { media } from '../media.ts';

export const cardRules = css`
  position: relative;
  min-inline-size: 0;
  padding: var(--ps-space-5);
  border: 1px solid var(--ps-color-line);
  border-radius: var(--ps-radius-lg);
  background: var(--ps-color-surface);
  transition:
    border-color var(--ps-motion-fast),
    box-shadow var(--ps-motion-fast);

  ${media.narrow} {
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
