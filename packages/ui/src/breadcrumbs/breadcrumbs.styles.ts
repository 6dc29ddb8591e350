import { css } from 'styled-components';
import { media } from '../media.ts';

export const breadcrumbsRules = css`
  color: var(--ps-color-text-muted);
  font-size: var(--ps-type-sm);
  line-height: var(--ps-leading-snug);

  & > ol {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--ps-space-1);
    align-items: center;
  }

  & > ol > li {
    display: flex;
    gap: var(--ps-space-1);
    align-items: center;
    min-inline-size: 0;
  }

  & > ol > li > svg {
    inline-size: 1em;
    block-size: 1em;
    color: var(--ps-color-line-strong);
  }

  & .ps-crumb {
    padding-block: var(--ps-space-1);
    overflow-wrap: anywhere;
  }

  & a.ps-crumb {
    color: inherit;
    text-decoration: none;
  }

  & a.ps-crumb:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & .ps-crumb[aria-current] {
    color: var(--ps-color-text);
  }

  & .ps-crumb-bar {
    inline-size: 6em;
    padding-block: var(--ps-space-1);
  }

  & .ps-crumb-button {
    display: grid;
    place-items: center;
    min-inline-size: 24px;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--ps-radius-sm);
    background: none;
    color: inherit;
    cursor: pointer;
  }

  & .ps-crumb-button > svg {
    inline-size: 16px;
    block-size: 16px;
  }

  & .ps-crumb-button:hover,
  & .ps-crumb-menu:has(> :popover-open) > .ps-crumb-button {
    background: var(--ps-color-hover);
    color: var(--ps-color-text);
  }

  & .ps-crumb-menu > .ps-anchored {
    max-inline-size: min(22rem, 100dvi - 2 * var(--ps-space-2));
    padding: var(--ps-space-1);
  }

  & .ps-crumb-links {
    max-block-size: min(24rem, 60dvb);
    overflow: auto;
  }

  & .ps-crumb-links a {
    display: flex;
    align-items: center;
    min-block-size: 32px;
    padding: var(--ps-space-1) var(--ps-space-3);
    border-radius: var(--ps-radius-sm);
    color: var(--ps-color-text);
    font-size: var(--ps-type-sm);
    text-decoration: none;
  }

  & .ps-crumb-links a:hover {
    background: var(--ps-color-hover);
  }

  & .ps-crumb-links a:focus-visible {
    outline-offset: -2px;
  }

  & .ps-crumb-links a[aria-current] {
    background: var(--ps-color-selected);
    color: var(--ps-color-accent-text);
    font-weight: var(--ps-weight-medium);
  }

  & .ps-crumb-more {
    display: none;
  }

  ${media.narrow} {
    & > ol > li[data-inactive] ~ li[data-inactive] {
      display: none;
    }

    &[data-phone='folded'] > ol > li[data-middle] {
      display: none;
    }

    &[data-phone='folded'] > ol > .ps-crumb-more {
      display: flex;
    }

    &[data-phone='back'] > ol > li:not(:nth-last-child(2 of :not([data-inactive])), :only-child) {
      display: none;
    }

    &[data-phone='back'] > ol > li {
      flex-direction: row-reverse;
    }

    &[data-phone='back'] > ol > li > svg {
      rotate: 180deg;
    }
  }

  @media (pointer: coarse) {
    & .ps-crumb {
      min-inline-size: 44px;
      padding-block: calc((44px - 1lh) / 2);
    }

    & .ps-crumb-button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }

    & .ps-crumb-links a {
      min-block-size: 44px;
    }
  }

  @media (forced-colors: active) {
    & .ps-crumb-links a[aria-current] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
`;
