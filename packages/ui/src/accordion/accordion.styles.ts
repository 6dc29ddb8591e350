import { css } from 'styled-components';

export const accordionRules = css`
  border-block: 1px solid var(--ps-color-line);

  & > .ps-accordion-item + .ps-accordion-item {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .ps-accordion-head {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    min-block-size: var(--ps-control-lg);
    padding: var(--ps-space-3) var(--ps-space-2);
    margin-inline: calc(-1 * var(--ps-space-2));
    border-radius: var(--ps-radius-sm);
    line-height: var(--ps-leading-snug);
    list-style: none;
    cursor: pointer;
  }

  & .ps-accordion-head::-webkit-details-marker {
    display: none;
  }

  & .ps-accordion-head:hover > .ps-accordion-title {
    color: var(--ps-color-accent-text);
  }

  & .ps-accordion-title {
    flex: 1;
    min-inline-size: 0;
    font-size: var(--ps-type-md);
    font-weight: var(--ps-weight-medium);
    letter-spacing: normal;
    text-wrap: pretty;
  }

  & .ps-accordion-aside {
    flex: none;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ps-accordion-chevron {
    color: var(--ps-color-text-muted);
    transition: rotate var(--ps-motion-base) var(--ps-motion-ease);
  }

  & > [open] > .ps-accordion-head > .ps-accordion-chevron {
    rotate: 180deg;
  }

  & .ps-accordion-content {
    max-inline-size: var(--ps-accordion-content-size, 72ch);
    padding-block: var(--ps-space-1) var(--ps-space-5);
    padding-inline-end: var(--ps-accordion-content-end, var(--ps-space-8));
    text-wrap: pretty;
  }

  /* Browsers that cannot animate to an automatic height open the answer without animation. */
  @supports (interpolate-size: allow-keywords) {
    & > .ps-accordion-item {
      interpolate-size: allow-keywords;
    }

    & > .ps-accordion-item::details-content {
      block-size: 0;
      overflow-y: clip;
      transition:
        block-size var(--ps-motion-base) var(--ps-motion-ease),
        content-visibility var(--ps-motion-base) allow-discrete;
    }

    & > .ps-accordion-item[open]::details-content {
      block-size: auto;
    }
  }
`;
