import { css } from 'styled-components';
import { media } from '../media.ts';

/** The groups of a filter panel. */
export const filterGroupRules = css`
  & :is(.ps-filter-group, .ps-filter-switch) {
    border-block-end: 1px solid var(--ps-color-line);
  }

  & .ps-filter-switch {
    padding-block: var(--ps-space-2);
  }

  & :is(.ps-filter-group, .ps-filter-switch):last-of-type {
    border-block-end: 0;
  }

  & .ps-filter-group > summary {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    min-block-size: 44px;
    font-size: var(--ps-type-control);
    font-weight: var(--ps-weight-strong);
    cursor: pointer;
    list-style: none;
    user-select: none;
  }

  & summary::-webkit-details-marker {
    display: none;
  }

  & .ps-filter-group > summary > svg {
    inline-size: 18px;
    block-size: 18px;
    margin-inline-start: auto;
    color: var(--ps-color-text-muted);
    transition: rotate var(--ps-motion-fast);
  }

  & .ps-filter-group[open] > summary > svg {
    rotate: 180deg;
  }

  & .ps-filter-group > summary:hover > svg {
    color: var(--ps-color-text);
  }

  & .ps-filter-group > fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block-end: var(--ps-space-3);
  }

  & :is(.ps-filter-search, .ps-filter-number) {
    min-block-size: var(--ps-control-sm);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
    font-size: var(--ps-type-sm);
  }

  & .ps-filter-search {
    inline-size: 100%;
    margin-block-end: var(--ps-space-2);
    padding-inline: var(--ps-space-3);
  }

  & :is(.ps-filter-search:focus, .ps-filter-number:focus-within) {
    border-color: var(--ps-color-focus);
    outline: 2px solid var(--ps-color-focus);
    outline-offset: -1px;
  }

  & .ps-filter-empty {
    padding-block: var(--ps-space-1);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ps-filter-none {
    color: var(--ps-color-text-muted);
  }

  & .ps-filter-more > summary {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--ps-control-sm);
    color: var(--ps-color-accent-text);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    cursor: pointer;
    list-style: none;
  }

  & .ps-filter-more > summary:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & .ps-filter-more[open] .ps-filter-more-closed,
  & .ps-filter-more:not([open]) .ps-filter-more-open {
    display: none;
  }

  /* When expanded, the button to collapse is below the options. */
  & .ps-filter-more[open]::details-content {
    order: -1;
  }

  & .ps-filter-more[open] {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }

  & .ps-filter-radio {
    display: flex;
    gap: 10px;
    align-items: baseline;
    padding-block: var(--ps-space-1);
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
    cursor: pointer;
  }

  & .ps-filter-radio[data-none] {
    color: var(--ps-color-text-muted);
  }

  & .ps-filter-radio > input {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    border: 1px solid var(--ps-color-line-strong);
    border-radius: 50%;
    background: var(--ps-color-surface);
    cursor: inherit;
    translate: 0 3px;
    appearance: none;
  }

  & .ps-filter-radio:hover > input {
    border-color: var(--ps-color-accent-text);
  }

  & .ps-filter-radio > input:checked {
    border: 6px solid var(--ps-color-accent);
  }

  & .ps-filter-counted {
    display: flex;
    flex: 1;
    gap: var(--ps-space-2);
    align-items: baseline;
    justify-content: space-between;
    min-inline-size: 0;
  }

  & .ps-filter-count {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-variant-numeric: tabular-nums;
  }

  & [data-ui='Switch'] .ps-check-label {
    flex: 1;
  }

  & .ps-filter-range {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr));
    gap: var(--ps-space-2);
  }

  & .ps-filter-number {
    display: flex;
    gap: var(--ps-space-1);
    align-items: center;
    min-inline-size: 0;
    padding-inline: var(--ps-space-2);
    color: var(--ps-color-text-muted);
  }

  & .ps-filter-number > input {
    flex: 1;
    align-self: stretch;
    min-inline-size: 0;
    /* A finger reaches the border too. */
    margin-block: -1px;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: var(--ps-color-text);
    appearance: textfield;
  }

  & .ps-filter-number > input::-webkit-inner-spin-button {
    display: none;
  }

  ${media.unscripted} {
    & .ps-filter-search {
      display: none;
    }
  }

  @media (forced-colors: active) {
    & .ps-filter-radio > input {
      appearance: auto;
    }

    & .ps-filter-chosen {
      border: 1px solid;
    }
  }

  @media (pointer: coarse) {
    & .ps-filter-radio {
      align-items: center;
      min-block-size: 44px;
    }

    & .ps-filter-radio > input {
      inline-size: 22px;
      block-size: 22px;
      translate: none;
    }

    /* Phones zoom into fields whose font is smaller than 16 px. */
    & :is(.ps-filter-search, .ps-filter-number > input) {
      font-size: var(--ps-type-control);
    }
  }
`;
