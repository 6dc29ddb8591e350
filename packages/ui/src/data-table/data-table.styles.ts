import { css, keyframes } from 'styled-components';
import { bareRules } from '../bare-rules.ts';
import { media } from '../media.ts';
import { checkMarkRules } from '../check/check-mark.styles.ts';
import { tableBarRules } from './table-bar.styles.ts';
import { tableCardRules } from './table-cards.styles.ts';

const breathe = keyframes`50% { opacity: 0.45; }`;

export const dataTableRules = css`
  --ps-cell-block: 10px;
  --ps-cell-inline: var(--ps-space-3);
  --ps-check-column: 44px;

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-3);
  min-inline-size: 0;

  ${bareRules}
  ${tableBarRules}

  &[data-density='compact'] {
    --ps-cell-block: 5px;
    --ps-cell-inline: var(--ps-space-2);
    --ps-check-column: 36px;
  }

  & > .ps-table-scroll {
    position: relative;
    max-block-size: var(--ps-table-height, none);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
    overflow: auto;
    overscroll-behavior-inline: contain;
  }

  &[data-virtual] > .ps-table-scroll {
    max-block-size: var(--ps-table-height, min(75vb, 48rem));
  }

  & table {
    inline-size: 100%;
    min-inline-size: min-content;
    border-spacing: 0;
    border-collapse: separate;
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  &[data-virtual] table {
    min-inline-size: var(--ps-table-width);
    table-layout: fixed;
  }

  & col:not([width]) {
    inline-size: var(--ps-column, auto);
  }

  & col.ps-table-check {
    inline-size: var(--ps-check-column);
  }

  & :is(th, td) {
    padding: var(--ps-cell-block) var(--ps-cell-inline);
    border-block-end: 1px solid var(--ps-color-line);
    background: var(--ps-row-background, var(--ps-color-surface));
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
  }

  /* A badge does not make its row higher than those without. */
  & tbody [data-ui='Badge'] {
    margin-block: calc(-1 * var(--ps-space-1));
    vertical-align: middle;
  }

  & tbody th {
    font-weight: var(--ps-weight-medium);
  }

  & :is(th, td)[data-align='end'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  & :is(th, td):first-child:not(.ps-table-check) {
    padding-inline-start: var(--ps-space-4);
  }

  & :is(th, td):last-child {
    padding-inline-end: var(--ps-space-4);
  }

  & thead :is(th, td) {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    padding-block: var(--ps-space-2);
    border-block-end-color: var(--ps-color-line-strong);
    background: var(--ps-color-sunken);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-medium);
    white-space: nowrap;
  }

  & tfoot td {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
    border-block: 1px solid var(--ps-color-line-strong);
    border-block-end: 0;
    background: var(--ps-color-sunken);
    font-weight: var(--ps-weight-strong);
  }

  & tbody:last-child > tr:last-child > * {
    border-block-end: 0;
  }

  & tbody > tr[data-index]:hover {
    --ps-row-background: linear-gradient(var(--ps-color-hover) 0 0) var(--ps-color-surface);
  }

  & tbody > tr[data-selected] {
    --ps-row-background: linear-gradient(var(--ps-color-selected) 0 0) var(--ps-color-surface);
  }

  /* One line per row, so that rows below do not jump while rows are measured. */
  &[data-virtual] tbody :is(th, td) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & .ps-table-gap {
    block-size: var(--ps-gap);
  }

  & .ps-table-sort {
    display: inline-flex;
    gap: var(--ps-space-1);
    align-items: center;
    min-block-size: 24px;
    margin-inline: calc(-1 * var(--ps-space-1));
    padding-inline: var(--ps-space-1);
    border: 0;
    border-radius: var(--ps-radius-sm);
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }

  & [data-align='end'] > .ps-table-sort {
    flex-direction: row-reverse;
  }

  & .ps-table-sort > svg {
    inline-size: 14px;
    block-size: 14px;
    color: var(--ps-color-line-strong);
  }

  & .ps-table-sort:hover {
    color: var(--ps-color-text);
  }

  & [aria-sort] {
    color: var(--ps-color-text);
  }

  & [aria-sort] svg {
    color: var(--ps-color-accent-text);
  }

  & :is(th, td).ps-table-check {
    inline-size: var(--ps-check-column);
    padding: 0;
    text-align: center;
  }

  & .ps-table-check > label {
    display: grid;
    place-items: center;
    inline-size: var(--ps-check-column);
    min-block-size: max(24px, 1lh + 2 * var(--ps-cell-block));
    cursor: pointer;
  }

  & .ps-table-check input {
    ${checkMarkRules}
  }

  & .ps-table-message {
    border-block-end: 0;
    white-space: normal;
  }

  & .ps-table-bone {
    display: block;
    inline-size: min(100%, 8em);
    block-size: 0.7em;
    margin-block: calc((1lh - 0.7em) / 2);
    border-radius: var(--ps-radius-sm);
    background: var(--ps-color-line);
  }

  & .ps-table-placeholder [data-align='end'] > .ps-table-bone {
    inline-size: 4em;
    margin-inline-start: auto;
  }

  & .ps-table-placeholder tr:nth-child(2n) > td:nth-child(2n) > .ps-table-bone {
    inline-size: min(80%, 6em);
  }

  ${media.moving} {
    & .ps-table-bone {
      animation: ${breathe} 1.6s ease-in-out infinite;
    }
  }

  & table[aria-busy] > tbody {
    color: var(--ps-color-text-muted);
  }

  &[data-sticky-column] table {
    min-inline-size: var(--ps-table-width);
  }

  &[data-sticky-column] tr > :is(:first-child, .ps-table-check + *) {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
  }

  &[data-sticky-column] tr > .ps-table-check + * {
    inset-inline-start: var(--ps-check-column);
  }

  &[data-sticky-column] tr > :is(:first-child:not(.ps-table-check), .ps-table-check + *) {
    border-inline-end: 1px solid var(--ps-color-line);
  }

  &[data-sticky-column] thead tr > :is(:first-child, .ps-table-check + *) {
    z-index: 3;
  }

  &[data-sticky-column] tfoot tr > :is(:first-child, .ps-table-check + *) {
    z-index: 2;
  }

  @media (pointer: coarse) {
    --ps-check-column: 48px;

    & .ps-table-check > label {
      min-block-size: 44px;
    }

    & .ps-table-sort {
      min-block-size: 44px;
    }
  }

  @media (forced-colors: active) {
    & tbody > tr[data-selected] > * {
      border-block: 2px solid Highlight;
    }
  }

  ${tableCardRules}
`;
