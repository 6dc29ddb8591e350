import { css } from 'styled-components';
import { dataTableRules } from '../data-table/data-table.styles.ts';
import { media } from '../media.ts';

/** A grid looks as a table does, with columns that are pinned, resized and filtered. */
export const dataGridRules = css`
  ${dataTableRules}

  --ps-grid-head: 36px;
  --ps-grid-filter: 44px;
  --ps-grid-heads: var(--ps-grid-head);

  &[data-filters] {
    --ps-grid-heads: calc(var(--ps-grid-head) + var(--ps-grid-filter));
  }

  & > .ps-table-bar > .ps-grid-tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
    margin-inline-start: auto;
  }

  /* What gets the focus is not left below the heads and the pinned columns. */
  & > .ps-table-scroll {
    overflow-anchor: none;
    scroll-padding-block-start: var(--ps-grid-heads);
    scroll-padding-inline: var(--ps-pinned-start, 0) var(--ps-pinned-end, 0);
  }

  & table {
    inline-size: var(--ps-grid-size, 100%);
  }

  & thead {
    position: sticky;
    z-index: 3;
    inset-block-start: 0;
  }

  & thead :is(th, td) {
    position: relative;
    z-index: auto;
    padding-block: 0;
  }

  & .ps-grid-heads > * {
    block-size: var(--ps-grid-head);
    border-block-end-color: var(--ps-color-line-strong);
  }

  &[data-filters] .ps-grid-heads > * {
    border-block-end-color: transparent;
  }

  & tr[data-index] > * {
    block-size: calc(1lh + 2 * var(--ps-cell-block) + 1px);
    padding-block: 0;
  }

  /* One padding for heads, filters and rows: columns are narrow, and their texts stand below each other. */
  & tr > :is(th, td):not(.ps-table-check, .ps-table-message) {
    padding-inline: var(--ps-cell-inline);
  }

  & tr > :is(th, td) + :is(th, td) {
    border-inline-start: 1px solid var(--ps-color-line);
  }

  & .ps-grid-head {
    display: flex;
    gap: var(--ps-space-1);
    align-items: center;
    justify-content: space-between;
    min-inline-size: 0;
  }

  & [data-align='end'] > .ps-grid-head {
    flex-direction: row-reverse;
  }

  & .ps-grid-head > .ps-table-sort {
    flex: 0 1 auto;
    min-inline-size: 0;
    min-block-size: 28px;
    margin-inline: 0;
    padding-inline: 0;
  }

  & .ps-grid-name {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & .ps-table-sort > svg {
    flex: none;
  }

  & .ps-grid-order {
    font-variant-numeric: tabular-nums;
  }

  & .ps-grid-head > [data-ui='Menu'] {
    flex: none;
  }

  & .ps-grid-head [data-ui='IconButton'] {
    inline-size: 24px;
    min-inline-size: 24px;
    block-size: 24px;
    min-block-size: 24px;
    padding: 0;
  }

  & [aria-sort] .ps-button > svg {
    color: inherit;
  }

  & .ps-grid-edge {
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline-end: -4px;
    inline-size: 8px;
    cursor: col-resize;
    touch-action: none;
  }

  & [data-pin='end'] > .ps-grid-edge {
    inset-inline: -4px auto;
  }

  & .ps-grid-edge::after {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 3px;
    inline-size: 2px;
    background: transparent;
    content: '';
  }

  & .ps-grid-edge:is(:hover, :active)::after {
    background: var(--ps-color-accent);
  }

  &[data-resizing] {
    cursor: col-resize;
    user-select: none;
  }

  & .ps-grid-filters > td {
    block-size: var(--ps-grid-filter);
    border-block-end-color: var(--ps-color-line-strong);
  }

  & .ps-grid-filters input:not([type='checkbox']) {
    inline-size: 100%;
    min-inline-size: 0;
    block-size: var(--ps-control-sm);
    padding-inline: var(--ps-space-2);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
    color: var(--ps-color-text);
    font: inherit;
    font-size: var(--ps-type-sm);
  }

  & .ps-grid-filters [aria-invalid='true'] {
    border-color: var(--ps-color-critical-text);
  }

  & .ps-grid-ends {
    display: flex;
    gap: var(--ps-space-1);
    align-items: center;
  }

  & .ps-grid-filters .ps-table-checks {
    display: flex;
  }

  & .ps-grid-filters .ps-table-checks > .ps-button {
    flex: 1;
    justify-content: start;
    min-inline-size: 0;
    font-weight: inherit;
  }

  & .ps-grid-chosen {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & tr > [data-pin] {
    position: sticky;
    z-index: 1;
  }

  & tr > .ps-table-check[data-pin] {
    inset-inline-start: 0;
  }

  /* The line between stays with the checkboxes. */
  & tr > .ps-table-check {
    border-inline-end: 1px solid var(--ps-color-line);
  }

  & tr > .ps-table-check + :is(th, td) {
    border-inline-start: 0;
  }

  & tr > [data-pin='start']:not(.ps-table-check) {
    inset-inline-start: var(--ps-pin);
  }

  & tr > [data-pin='end'] {
    inset-inline-end: var(--ps-pin);
  }

  /* The edge of what stays in place. */
  & tr > [data-pin='start']:not(.ps-table-check):not(:has(+ [data-pin='start'])) {
    border-inline-end: 1px solid var(--ps-color-line-strong);
  }

  & tr > :not([data-pin='end']) + [data-pin='end'] {
    border-inline-start-color: var(--ps-color-line-strong);
  }

  & tbody [tabindex]:focus-visible {
    outline-offset: -2px;
  }

  & tr > [data-range] {
    background: linear-gradient(var(--ps-color-selected) 0 0) var(--ps-color-surface);
  }

  /* In the middle of what can be seen, not of all columns. */
  & > .ps-table-scroll:has(.ps-table-message) {
    container-type: inline-size;
  }

  & .ps-table-message > * {
    position: sticky;
    inset-inline-start: 0;
    max-inline-size: calc(100cqi - 2 * var(--ps-space-4));
  }

  & .ps-grid-group-row > td {
    --ps-row-background: var(--ps-color-sunken);
  }

  & .ps-grid-group {
    position: sticky;
    inset-inline-start: var(--ps-cell-inline);
    display: inline-flex;
    gap: var(--ps-space-2);
    align-items: center;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--ps-radius-sm);
    background: none;
    color: inherit;
    font: inherit;
    font-weight: var(--ps-weight-medium);
    cursor: pointer;
  }

  @media (pointer: coarse) {
    --ps-grid-head: 48px;
    --ps-grid-filter: 56px;

    & tr[data-index] > * {
      block-size: 44px;
    }

    & .ps-grid-head [data-ui='IconButton'] {
      inline-size: 44px;
      block-size: 44px;
    }

    & .ps-grid-filters input:not([type='checkbox']) {
      block-size: 44px;
    }

    & .ps-grid-group {
      min-block-size: 43px;
    }
  }

  @media (forced-colors: active) {
    & tr > [data-range] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${media.unscripted} {
    & .ps-grid-tools {
      display: none;
    }
  }

  /* A phone has room for one column that stays. */
  ${media.narrow} {
    & > .ps-table-scroll {
      scroll-padding-inline: 9rem 0;
    }

    & tr > [data-pin]:not(.ps-table-check, [data-first]) {
      position: relative;
      inset-inline: auto;
      z-index: auto;
    }

    & tr > [data-first] {
      position: sticky;
      z-index: 1;
      inset-inline-start: 0;
      border-inline-end: 1px solid var(--ps-color-line-strong);
    }

    & tr > .ps-table-check + [data-first] {
      inset-inline-start: var(--ps-check-column);
    }
  }
`;
