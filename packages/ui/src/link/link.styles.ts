import { css } from 'styled-components';

export const linkRules = css`
  position: relative;
  border-radius: var(--ps-radius-sm);
  color: var(--ps-color-accent-text);
  text-decoration: underline;
  text-decoration-thickness: from-font;
  text-underline-offset: 0.2em;
  transition: color var(--ps-motion-fast);

  &:hover {
    color: var(--ps-color-text);
  }

  &:is([data-variant='standalone'], [data-variant='quiet']) {
    display: inline-flex;
    gap: var(--ps-space-2);
    align-items: center;
    min-block-size: var(--ps-space-6);
    max-inline-size: 100%;
    line-height: var(--ps-leading-snug);
    text-decoration: none;
  }

  &[data-variant='standalone'] {
    font-weight: var(--ps-weight-medium);
  }

  &[data-variant='quiet'] {
    color: var(--ps-color-text-muted);
  }

  &[data-variant='quiet']:hover {
    color: var(--ps-color-text);
  }

  & > .ps-link-text {
    min-inline-size: 0;
  }

  &:hover > .ps-link-text {
    text-decoration: underline;
    text-decoration-thickness: from-font;
    text-underline-offset: 0.2em;
  }

  /* A word joiner keeps the icon on the line of the last word. */
  & > .ps-link-mark {
    white-space: nowrap;
  }

  & > .ps-link-mark > svg {
    display: inline-block;
    inline-size: 0.875em;
    block-size: 0.875em;
    margin-inline-start: 0.25em;
    vertical-align: -0.06em;
  }

  &:is([data-variant='standalone'], [data-variant='quiet']) > .ps-link-mark {
    margin-inline-start: calc(-1 * var(--ps-space-2));
  }

  @media (pointer: coarse) {
    &:is([data-variant='standalone'], [data-variant='quiet']) {
      min-block-size: 44px;
    }
  }

  @media (forced-colors: active) {
    &:is([data-variant='standalone'], [data-variant='quiet']) {
      text-decoration: underline;
    }
  }
`;
